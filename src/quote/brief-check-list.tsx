import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { useEffect, useId, useRef, useState, type ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';
import { useLocale } from '../lib/locale.tsx';
import { useMinute } from '../lib/use-minute.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { momentText, type OfficeHours } from '../pricing/delivery-clock.ts';
import { usePhotoAnalysis } from '../photos/use-photo-analysis.ts';
import { countImages } from '../preflight/brackets.ts';
import { serviceNames, turnaroundNames } from '../pricing/names.ts';
import type { Turnaround } from '../pricing/price-table.ts';
import { Button } from '../ui/button.tsx';
import { checkBrief, type Advice, type AdviceAction, type PhotoMetadata } from './brief-check.ts';
import { quoteMessages } from './quote-messages.ts';
import type { QuoteState } from './quote-state.ts';

type About<Id extends Advice['id']> = Extract<Advice, { id: Id }>;

const defaultMessages = {
  title: 'Before you send',
  about: 'Worth a second look. You can send it as it is.',
  settled: 'All done. There is nothing else to check.',
  count: ({ photos, count }: About<'count'>): string => quoteMessages.countHint(photos, count),
  brackets: ({ photos }: About<'brackets'>) =>
    `HDR joins several frames into one. Count finished pictures, not all ${photos} frames.`,
  sizes: ({ sizes }: About<'sizes'>) =>
    `Your photos come in ${sizes} sizes. Shops mostly want one: say which.`,
  /** Names in the sentences of `note`, `rushTwice` and `chooseTurnaround`. */
  serviceNames,
  turnaroundNames,
  rushTwice: (_advice: About<'rushTwice'>, turnaround: string) =>
    `${turnaround} is fast already; Rush order is charged on top.`,
  note: (_advice: About<'note'>, service: string) =>
    `${service}: a line on what you want helps more than anything.`,
  tones: (): string => 'You chose both warmer and cooler tones. Keep the one you prefer.',
  number: ({ method }: About<'number'>): string =>
    method === 'whatsapp' ? 'WhatsApp needs a number to write to.' : 'There is no number to call yet.',
  deadline: ({ faster }: About<'deadline'>, deliveredBy: string): string =>
    faster
      ? `This turnaround may take until ${deliveredBy}, after your deadline.`
      : 'No turnaround is sure to meet this deadline. Ask us; it may still work.',
  setCount: (count: number): string => quoteMessages.setCount(count),
  untickRush: 'Leave out Rush order',
  chooseTurnaround: (_turnaround: Turnaround, name: string) => `Choose ${name}`,
  go: {
    imageCount: 'Edit number of images',
    specialRequirements: 'Go to the note',
    colorPrefs: 'Go to the colors',
    clientPhone: 'Go to the phone field',
    projectDeadline: 'Go to the deadline',
  } as Partial<Record<Extract<AdviceAction, { kind: 'go' }>['field'], string>>,
};

export type BriefCheckListMessages = typeof defaultMessages;

export type BriefCheckListProps = Omit<ComponentPropsWithRef<'section'>, 'children'> & {
  /** The state of the order form. */
  state: QuoteState;
  /** Office hours. Default: a quote needs two hours at any time of day. */
  officeHours?: OfficeHours;
  /** What was read from the photos. Default: what the list reads from them itself. */
  photoMetadata?: readonly PhotoMetadata[];
  /** Number of images that the photos make. Default: their number, with each recognized HDR bracket as one. */
  imageTotal?: number;
  /** Called with the action of the pressed button. Apply it to the order, or focus the field that it names. */
  onAct: (action: AdviceAction) => void;
  /** Time that deadlines are compared with. Default: now. */
  now?: Date;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<BriefCheckListMessages>;
};

/**
 * List of advice on the brief. Each item has a button that follows the advice. It never blocks an order, and renders
 * nothing without advice. Render it only in the browser, because it reads the clock.
 */
export function BriefCheckList(props: BriefCheckListProps) {
  const {
    state,
    officeHours,
    photoMetadata: hostMetadata,
    imageTotal: hostTotal,
    now: fixedNow,
    onAct,
    messages,
    className,
    ref,
    ...rest
  } = props;
  const words = withDefaults(defaultMessages, messages);
  const now = useMinute(fixedNow) ?? new Date();
  const id = useId();
  const root = useRef<HTMLElement>(null);
  const locale = useLocale();
  const refs = useComposedRefs(root, ref);
  /**
   * Number of items that were resolved here. A pressed button disappears with its item, so the list takes the focus.
   */
  const [settled, setSettled] = useState(0);
  const { reports } = usePhotoAnalysis(state.photos);
  const advice = checkBrief(state, {
    now,
    officeHours,
    photoMetadata: hostMetadata ?? [...reports.values()],
    imageTotal: hostTotal ?? countImages(state.photos, reports),
  });

  useEffect(() => {
    if (settled > 0) root.current?.focus();
  }, [settled]);

  if (advice.length === 0 && settled === 0) return null;

  function act(action: AdviceAction) {
    onAct(action);
    if (action.kind !== 'go') setSettled((before) => before + 1);
  }

  return (
    <section
      aria-labelledby={id}
      tabIndex={-1}
      data-state={advice.length > 0 ? 'open' : 'settled'}
      {...rest}
      ref={refs}
      className={cn('border-line-strong rounded-field border px-4 py-3.5 sm:px-5', className)}
    >
      <h3 id={id} className="text-small font-semibold">
        {words.title}
      </h3>
      <p className="text-small text-muted text-balance">{advice.length > 0 ? words.about : words.settled}</p>
      {advice.length > 0 && (
        <ul className="mt-2.5">
          {advice.map((item) => (
            <li
              key={item.id}
              className="border-line flex flex-wrap items-baseline justify-between gap-x-6 border-t py-2"
            >
              <span className="text-body min-w-0 grow basis-64">
                {sentence(item, words, (moment) => momentText(moment, now, undefined, locale))}
              </span>
              <Button variant="link" size="sm" onClick={() => act(item.action)}>
                {label(item.action, words)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function sentence(advice: Advice, words: BriefCheckListMessages, format: (moment: Date) => string): string {
  if (advice.id === 'deadline') return words.deadline(advice, format(advice.deliveredBy));
  if (advice.id === 'rushTwice') return words.rushTwice(advice, words.turnaroundNames[advice.turnaround]);
  if (advice.id === 'note') return words.note(advice, words.serviceNames[advice.service]);
  // Each id is the key of the sentence for this kind of advice.
  return (words[advice.id] as (advice: Advice) => string)(advice);
}

function label(action: AdviceAction, words: BriefCheckListMessages): string {
  if (action.kind === 'go') return words.go[action.field] ?? words.title;
  const { turnaround, imageCount } = action.changes;
  if (turnaround) return words.chooseTurnaround(turnaround, words.turnaroundNames[turnaround]);
  return imageCount === undefined ? words.untickRush : words.setCount(imageCount);
}
