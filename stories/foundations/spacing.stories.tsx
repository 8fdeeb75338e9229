import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { FoundationPage } from '../docs/foundation-page.tsx';

const meta = {
  title: 'Spacing',
  parameters: {
    docs: {
      page: FoundationPage,
      description: { component: 'Related elements are closer together than unrelated ones.' },
    },
    controls: { disable: true },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** Spacing steps, in quarters of a rem, and what each step separates. */
const steps = [
  [1, 'a title and the line under it'],
  [1.5, 'an icon and its word'],
  [2, 'a label and its field'],
  [3, 'buttons in a row'],
  [4, 'fields in a form'],
  [6, 'cards on a phone'],
  [8, 'a paragraph and what to do about it'],
  [10, 'a heading and its section, on a phone'],
  [14, 'a heading and its section, on desktop'],
  [16, 'two columns of a section'],
] as const;

function Steps() {
  return (
    <dl className="grid max-w-3xl gap-3">
      {steps.map(([step, use]) => (
        <div
          key={step}
          className="grid grid-cols-[5.5rem_1fr] items-center gap-4 sm:grid-cols-[7rem_5rem_1fr]"
        >
          <dt className="text-mono font-mono">
            {step} · {step * 4} px
          </dt>
          <dd className="max-sm:hidden">
            <span className="bg-accent block h-3" style={{ width: `calc(var(--spacing) * ${step})` }} />
          </dd>
          <dd className="text-small text-muted">{use}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Steps of 4 px, each with what it separates. */
export const InsideAComponent: Story = { name: 'Inside a component', render: () => <Steps /> };

/** Measures the utilities `wrap` and `band` in this window. */
function Page() {
  const band = useRef<HTMLDivElement>(null);
  const [measured, setMeasured] = useState<{ column: number; gutter: number; air: number }>();
  useLayoutEffect(() => {
    const root = band.current;
    const column = root?.firstElementChild;
    if (!root || !column) return;
    const measure = () => {
      const gutter = Number.parseFloat(getComputedStyle(column).paddingInlineStart);
      setMeasured({
        gutter,
        column: column.getBoundingClientRect().width - 2 * gutter,
        air: Number.parseFloat(getComputedStyle(root).paddingBlockStart),
      });
    };
    const watcher = new ResizeObserver(measure);
    watcher.observe(root);
    return () => watcher.disconnect();
  }, []);
  const rows = measured && [
    ['Column', measured.column, 'at most 1240 px'],
    ['Gutter, each side', measured.gutter, '18 px on a phone, 48 on desktop'],
    ['Air above and below', measured.air, '72 px on a phone, 104 on desktop'],
  ];
  return (
    <div ref={band} className="band bg-accent-wash">
      <div className="wrap">
        <dl className="bg-ground grid gap-6 py-8 sm:grid-cols-3">
          {rows?.map(([name, pixels, limits]) => (
            <div key={name}>
              <dt className="label-mono text-muted">{name}</dt>
              <dd className="display text-display-md" data-pixels={pixels}>
                {Math.round(Number(pixels))} px
              </dd>
              <dd className="text-small text-muted">{limits}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}

/** `wrap` is the column with its gutters, `band` the space above and below. Every section has both and no other. */
export const OnAPage: Story = {
  name: 'Wrap and band',
  render: () => <Page />,
  parameters: { layout: 'fullscreen' },
  play: async ({ canvasElement }) => {
    const cells = () => [...canvasElement.querySelectorAll<HTMLElement>('[data-pixels]')];
    await waitFor(() => expect(cells()).toHaveLength(3));
    const [column, gutter, air] = cells().map(({ dataset }) => Number(dataset['pixels']));
    await expect(column).toBeLessThanOrEqual(1240);
    await expect(gutter).toBeGreaterThanOrEqual(18);
    await expect(gutter).toBeLessThanOrEqual(48);
    await expect(air).toBeGreaterThanOrEqual(72);
    await expect(air).toBeLessThanOrEqual(104);
  },
};
export const OnAPhone: Story = {
  ...OnAPage,
  name: 'On a phone',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};

const targets = [
  ['size-6', '24 px', 'the least, anywhere: a removal mark, a link in a list'],
  ['size-10', '40 px', 'small buttons under a mouse'],
  ['size-11', '44 px', 'the least for fingers'],
  ['size-12', '48 px', 'buttons and fields'],
] as const;

/** Minimum sizes, for a mouse and for touch. */
export const Targets: Story = {
  name: 'Target sizes',
  render: () => (
    <ul className="flex flex-wrap items-start gap-10">
      {targets.map(([size, pixels, use]) => (
        <li key={size} className="grid max-w-40 gap-3">
          {/* Aligned at the bottom, whatever their size. */}
          <span className="flex h-12 items-end">
            <span className={`border-line-strong rounded-field border-2 border-dashed ${size}`} />
          </span>
          <span className="text-mono font-mono">{pixels}</span>
          <span className="text-small text-muted">{use}</span>
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    for (const [size, pixels] of targets)
      await expect(canvasElement.querySelector(`.${size}`)?.clientWidth).toBe(
        Number.parseInt(pixels, 10) - 4,
      );
  },
};
export const InTheDarkroom: Story = {
  name: 'In the darkroom',
  render: () => <Steps />,
  globals: { surface: 'darkroom' },
};
