import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx';

type TurnButtonsProps = {
  /** Accessible name of the button to the previous photo. */
  previous: string;
  /** Accessible name of the button to the next photo. */
  next: string;
  /** Called with -1 for the previous photo and 1 for the next. */
  onTurn: (step: -1 | 1) => void;
};

/** Two round buttons for the previous and the next photo. */
export function TurnButtons({ previous, next, onTurn }: TurnButtonsProps) {
  const turns = [
    { step: -1, label: previous, Icon: ChevronLeftIcon },
    { step: 1, label: next, Icon: ChevronRightIcon },
  ] as const;
  return turns.map(({ step, label, Icon }) => (
    <button
      key={step}
      type="button"
      aria-label={label}
      title={label}
      onClick={() => onTurn(step)}
      className="border-line-strong text-ink hover:border-ink rounded-pill grid size-target shrink-0 place-items-center border transition-colors duration-(--motion-fast)"
    >
      <Icon className="rtl:-scale-x-100" />
    </button>
  ));
}
