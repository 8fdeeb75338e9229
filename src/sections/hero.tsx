import { useId, type ComponentPropsWithRef } from 'react';
import { HeroFrames, type HeroFramesContent } from './hero-frames.tsx';
import { HeroLayout } from './hero-layout.tsx';
import { HeroStats, HeroText, type HeroStat, type HeroTextProps } from './hero-text.tsx';

export type HeroProps = Omit<ComponentPropsWithRef<'section'>, 'title' | 'children'> &
  HeroTextProps &
  HeroFramesContent & {
    /** Figures of the studio, in a row below a hairline. Default: no row. */
    stats?: readonly HeroStat[];
  };

/**
 * The first section of a home page: a headline, two actions, and frames with before and after. Without scripts, the
 * first frame stays half before and half after.
 */
export function Hero(props: HeroProps) {
  const { eyebrow, title, lead, primaryAction, secondaryAction, bullets, stats = [], ...others } = props;
  const { frames, filmEdge, note, messages, sliderMessages, ...rest } = others;
  const titleId = useId();
  return (
    <HeroLayout
      aria-labelledby={titleId}
      {...rest}
      text={<HeroText {...{ titleId, eyebrow, title, lead, primaryAction, secondaryAction, bullets }} />}
      stats={stats.length > 0 && <HeroStats stats={stats} />}
    >
      <HeroFrames {...{ frames, filmEdge, note, messages, sliderMessages }} />
    </HeroLayout>
  );
}
