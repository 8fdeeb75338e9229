import type { ComponentPropsWithRef, ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { useLocale } from '../lib/locale.tsx';
import { withDefaults } from '../lib/with-defaults.ts';

const defaultMessages = {
  /** Text alternative of the chart; the figures are in the table beside it. */
  summary: (title: string, most: string, least: string) =>
    `Bar chart: ${title}. Most: ${most}. Least: ${least}.`,
  empty: 'Nothing to show.',
};

export type BarChartProps = Omit<ComponentPropsWithRef<'figure'>, 'title' | 'children'> & {
  /** Title: the quantity with its unit, such as "Orders a month". */
  title: string;
  /** The values, in order, each drawn as a bar. Negative values have no bar. */
  points: readonly { label: string; value: number }[];
  /** Formats a value: "$1,240". Default: with thousands separators. */
  format?: (value: number) => string;
  /** Text below the chart, such as the source of the figures. */
  note?: ReactNode;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<typeof defaultMessages>;
};

/**
 * Bar chart, with the figure beside each bar. Put a `DataTable` with the same figures beside it, for visitors who
 * cannot see the chart or want to sort them.
 */
export function BarChart(props: BarChartProps) {
  const { title, points, note, messages, format: customFormat, className, ...rest } = props;
  const words = withDefaults(defaultMessages, messages);
  const locale = useLocale();
  const format = customFormat ?? ((value: number) => value.toLocaleString(locale));
  const sorted = points.toSorted((a, b) => b.value - a.value);
  const [most, least] = [sorted[0], sorted.at(-1)];
  const say = (point: (typeof points)[number]) => `${point.label}, ${format(point.value)}`;
  return (
    <figure {...rest} className={cn('min-w-0', className)}>
      <figcaption className="text-large mb-5 font-semibold">{title}</figcaption>
      {most && least ? (
        <div
          role="img"
          aria-label={words.summary(title, say(most), say(least))}
          className="text-mono grid grid-cols-[fit-content(50%)_minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 font-mono"
        >
          {points.map((point, at) => (
            // Two points may have the same label.
            <Bar key={at} {...point} text={format(point.value)} most={most.value} />
          ))}
        </div>
      ) : (
        <p className="text-muted">{words.empty}</p>
      )}
      {note && <p className="text-small text-muted mt-4">{note}</p>}
    </figure>
  );
}

type BarProps = { label: string; value: number; text: string; most: number };

function Bar({ label, value, text, most }: BarProps) {
  // In percent, with one decimal: more make the HTML of a page longer, and no bar.
  const width = most > 0 ? Number(((100 * Math.max(0, value)) / most).toFixed(1)) : 0;
  return (
    <>
      <span className="text-muted wrap-anywhere">{label}</span>
      <svg className="h-4 w-full rtl:-scale-x-100" preserveAspectRatio="none" viewBox="0 0 100 16">
        <path d="M0 15.5h100" vectorEffect="non-scaling-stroke" className="stroke-line" />
        <rect width={width} height="16" className={value === most ? 'fill-accent' : 'fill-muted'} />
      </svg>
      <span className="text-end [font-variant-numeric:tabular-nums]">{text}</span>
    </>
  );
}
