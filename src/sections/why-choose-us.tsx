import { useId, type ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import type { Photograph } from '../photos/photograph.ts';
import { Picture } from '../photos/picture.tsx';
import { Badge } from '../ui/badge.tsx';
import { SectionHeading } from '../ui/section-heading.tsx';
import type { SectionProps } from './section-frame.tsx';

const photoSizes = '(min-width: 64rem) min(560px, 42vw), calc(100vw - 36px)';

/** A promise with its figure: "30-day", "money-back guarantee". */
export type Claim = { value: string; label: string; /** What it means in practice. */ text?: ReactNode };

export type WhyChooseUsProps = SectionProps & {
  /** The photograph beside the claims. */
  photo: Photograph;
  /** The claims, the most important first. */
  claims: readonly Claim[];
  /** Standards that the studio is certified to, in film-edge lettering. Default: none. */
  certifications?: readonly string[];
  /** Accessible name of the list of certifications. Default: Certifications. */
  certificationsLabel?: string;
  /** Further content below a hairline, such as a link to the press material. */
  children?: ReactNode;
};

/**
 * Reasons to choose the studio: one photograph, one statement, and claims with figures. On the darkroom surface unless
 * the host passes `data-surface`.
 */
export function WhyChooseUs(props: WhyChooseUsProps) {
  const { photo, claims, certifications = [], certificationsLabel = 'Certifications', ...others } = props;
  const { children, number, eyebrow, title, lead, level = 2, className, ...rest } = others;
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} data-surface="darkroom" {...rest} className={cn('band', className)}>
      <div className="wrap grid items-center gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,560fr)_minmax(0,616fr)]">
        <Picture photo={photo} sizes={photoSizes} className="rounded-print aspect-3/2 lg:aspect-10/11" />
        <div>
          {/* Important, because in a column of its own the heading stays above its lead on desktop too. */}
          <SectionHeading {...{ number, eyebrow, title, titleId, level }} className="grid-cols-1!">
            {lead}
          </SectionHeading>
          <ul className="border-line mt-10 grid border-t min-[480px]:grid-cols-2 min-[480px]:gap-x-8">
            {claims.map(({ value, label, text }, at) => (
              <li key={at} className="border-line border-b py-5">
                <p>
                  <strong dir="auto" className="display text-display-md font-normal">
                    {value}
                  </strong>{' '}
                  <span className="text-small ms-0.5 font-semibold min-[480px]:ms-0 min-[480px]:block">
                    {label}
                  </span>
                </p>
                {text && <p className="text-small text-muted mt-1">{text}</p>}
              </li>
            ))}
          </ul>
          {certifications.length > 0 && (
            <ul aria-label={certificationsLabel} className="mt-6 flex flex-wrap gap-2">
              {certifications.map((name, at) => (
                <li key={at}>
                  <Badge dir="auto" className="normal-case">
                    {name}
                  </Badge>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
      {children && (
        <div className="wrap">
          <div className="border-line mt-16 border-t pt-10">{children}</div>
        </div>
      )}
    </section>
  );
}
