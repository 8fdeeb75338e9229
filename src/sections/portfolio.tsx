import { useRef, type MouseEvent, type ReactNode } from 'react';
import type { BeforeAfterMessages } from '../photos/before-after.tsx';
import type { LightboxItem, LightboxMessages } from '../photos/lightbox.tsx';
import type { Photograph } from '../photos/photograph.ts';
import { Picture } from '../photos/picture.tsx';
import { Button } from '../ui/button.tsx';
import { Chip, ChipGroup } from '../ui/chip-group.tsx';
import { PencilMark } from '../ui/pencil-mark.tsx';
import { ActionLink } from '../ui/action-link.tsx';
import { SectionFrame, type SectionAction, type SectionProps } from './section-frame.tsx';
import { focusOn } from '../lib/focus.ts';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { useControllable } from '../lib/use-controllable.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { useViewer } from './use-viewer.ts';

/** `sizes` of a frame: a quarter of 1240 px on desktop, half of the width on a phone. */
const sizes = '(min-width: 80rem) 296px, (min-width: 64rem) 23vw, (min-width: 40rem) 31vw, 48vw';

/** Value of the filter that shows every frame. */
const ALL = 'all';

const Lightbox = lazyComponent(() => import('../photos/lightbox.tsx'), 'Lightbox');

const defaultMessages = {
  /** Legend of the filter. */
  legend: 'Show',
  all: 'All',
  /** Number of visible frames, of all frames. */
  count: (shown: number, all: number) =>
    shown === all ? `${all} ${all === 1 ? 'frame' : 'frames'}` : `${shown} of ${all} frames`,
  empty: 'Nothing on this roll yet.',
  emptyHint: 'Frames come here once their photographer has agreed to show them.',
  showAll: 'Show all frames',
  /** Text for the pencil mark, for screen readers. */
  marked: 'marked',
  /** Toast if the viewer's code did not load. */
  failed: { title: 'The photograph did not open', description: 'Check your connection and select it again.' },
};

/** One photograph of a portfolio. */
export type PortfolioItem = Omit<LightboxItem, 'label'> & {
  /** One of the categories' values. */
  category: string;
  /** The photograph as a square crop of 300 px. Default: `photo`, cropped around its focus. */
  thumbnail?: Photograph;
  /** Whether a pencil mark is drawn around the frame. Use it once. */
  marked?: boolean;
};

export type PortfolioProps = SectionProps & {
  /** The frames, in the order to show them. */
  items: readonly PortfolioItem[];
  /** The filter's categories, in order: the services. */
  categories: readonly { value: string; label: string }[];
  /** The selected category, if the host controls it. `all`: every frame. */
  value?: string;
  /** The category that is selected at first. Default: `all`. */
  defaultValue?: string;
  /** Called with the selected category. */
  onValueChange?: (value: string) => void;
  /** Link below the frames, to more work. */
  action?: SectionAction;
  /** Small text below the frames: the sources of the photographs. */
  note?: ReactNode;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<typeof defaultMessages>;
  /** Overrides for the default text of the lightbox. */
  lightboxMessages?: Partial<LightboxMessages>;
  /** Overrides for the default text of the sliders. */
  beforeAfterMessages?: Partial<BeforeAfterMessages>;
};

/**
 * Finished work as a contact sheet: numbered square frames on black. The filter shows the frames of one service, with
 * their numbers unchanged. Selecting a frame opens it in the lightbox, whose code is loaded when the pointer or the
 * focus first enters the sheet.
 */
export function Portfolio(props: PortfolioProps) {
  const {
    items,
    categories,
    value: controlledValue,
    defaultValue = ALL,
    onValueChange,
    action,
    note,
    messages,
    lightboxMessages,
    beforeAfterMessages,
    ...section
  } = props;
  const words = withDefaults(defaultMessages, messages);
  const [value, show] = useControllable('Portfolio', controlledValue, defaultValue, onValueChange);
  const labels = new Map(categories.map((category) => [category.value, category.label]));
  const numbered = items.map((item, at) => ({ item, number: at + 1 }));
  const shown = value === ALL ? numbered : numbered.filter(({ item }) => item.category === value);
  /** Stores the id, not the index, because the filter may change while the viewer loads. */
  const viewer = useViewer<string>(Lightbox, words.failed);
  const index = shown.findIndex(({ item }) => item.id === viewer.item);
  // The photograph may be filtered out while the viewer loads, or by a host while it is open.
  if (viewer.isOpen && index < 0) viewer.setOpen(false);
  const sheet = useRef<HTMLDivElement>(null);

  return (
    <SectionFrame {...section}>
      <div className="mt-10 flex flex-wrap items-end justify-between gap-x-8 gap-y-4 lg:mt-14">
        <ChipGroup legend={words.legend} hideLegend value={value} onValueChange={show}>
          <Chip value={ALL}>{words.all}</Chip>
          {categories.map((category) => (
            <Chip key={category.value} value={category.value}>
              {category.label}
            </Chip>
          ))}
        </ChipGroup>
        <p role="status" className="label-mono text-muted pb-1">
          {words.count(shown.length, items.length)}
        </p>
      </div>
      <div
        ref={sheet}
        data-surface="darkroom"
        className="bg-sunken border-line sm:rounded-card mt-5 max-sm:mx-[calc(-1*var(--gutter))] sm:border"
      >
        {shown.length > 0 ? (
          <ul
            onPointerEnter={Lightbox.prefetch}
            onFocus={Lightbox.prefetch}
            className="grid grid-cols-2 gap-x-2 gap-y-5 p-2.5 pb-5 sm:grid-cols-3 sm:gap-x-3 sm:p-4 sm:pb-6 lg:grid-cols-4"
          >
            {shown.map(({ item, number: frame }) => (
              <ContactSheetFrame
                key={item.id}
                title={item.title}
                photo={item.thumbnail ?? item.photo}
                number={frame}
                label={labels.get(item.category)}
                mark={item.marked ? words.marked : undefined}
                onOpen={(event) => viewer.open(item.id, event)}
              />
            ))}
          </ul>
        ) : (
          <div className="flex flex-col items-start gap-2 px-5 py-14 sm:items-center sm:px-8 sm:py-20 sm:text-center">
            <p className="display text-display-sm">{words.empty}</p>
            <p className="text-small text-muted">{words.emptyHint}</p>
            {value !== ALL && items.length > 0 && (
              <Button
                variant="secondary"
                size="sm"
                className="mt-4"
                onClick={() => {
                  show(ALL);
                  // The frames replace the button.
                  focusOn(sheet.current);
                }}
              >
                {words.showAll}
              </Button>
            )}
          </div>
        )}
      </div>
      {(note || action) && (
        <div className="mt-7 flex flex-wrap items-center justify-between gap-x-10 gap-y-5">
          {note && <p className="text-small text-muted max-w-[46rem]">{note}</p>}
          {action && <ActionLink {...action} />}
        </div>
      )}
      {viewer.item !== undefined && (
        <Lightbox
          open={viewer.isOpen}
          onOpenChange={viewer.setOpen}
          items={shown.map(({ item }) => ({ ...item, label: labels.get(item.category) }))}
          index={index}
          onIndexChange={(next) => viewer.setItem(shown[next]?.item.id)}
          messages={lightboxMessages}
          beforeAfterMessages={beforeAfterMessages}
        />
      )}
    </SectionFrame>
  );
}

type ContactSheetFrameProps = {
  title: string;
  photo: Photograph;
  number: number;
  /** The kind of work, shown at the edge of the frame. */
  label?: string;
  /** Text for the pencil mark around the frame. Without it no mark is drawn. */
  mark?: string;
  onOpen: (event: MouseEvent<HTMLElement>) => void;
};

/** One frame of the contact sheet. All of it is a button, named by the title. */
function ContactSheetFrame({ title, photo, number, label, mark, onOpen }: ContactSheetFrameProps) {
  const picture = (
    <Picture
      alt=""
      photo={photo}
      sizes={sizes}
      // Chromium fetches lazy images up to 2500 px ahead, but with `content-visibility: auto` only one screen ahead.
      className="rounded-print aspect-square transition-opacity duration-(--motion-fast) [content-visibility:auto] group-hover:opacity-85"
    />
  );
  return (
    // The label may take two lines. A subgrid gives the labels of a row one height, and so the photographs.
    <li className="group relative row-span-3 grid grid-cols-1 grid-rows-subgrid gap-0">
      <p className="label-mono text-film flex flex-wrap justify-between self-end gap-x-3 px-0.5 pb-1.5">
        <span aria-hidden="true" className="frame-number">
          {number}
        </span>
        {label}
      </p>
      {mark ? (
        <div className="relative">
          {picture}
          <PencilMark shape="frame" className="-inset-[2%] h-[104%] w-[104%]" />
        </div>
      ) : (
        picture
      )}
      <p className="text-small px-0.5 pt-2.5 leading-snug">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onOpen}
          className="py-0.5 text-start decoration-1 underline-offset-4 group-hover:underline after:absolute after:-inset-0.5 after:rounded-field focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
        >
          {title}
        </button>
        {mark && <span className="sr-only">, {mark}</span>}
      </p>
    </li>
  );
}
