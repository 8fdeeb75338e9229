import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { Button } from '../../src/ui/button.tsx';
import { PencilMark } from '../../src/ui/pencil-mark.tsx';
import { Spinner } from '../../src/ui/spinner.tsx';
import { FoundationPage } from '../docs/foundation-page.tsx';

const meta = {
  title: 'Motion',
  parameters: {
    docs: {
      page: FoundationPage,
      description: {
        component: 'Hover, check and press take 150 ms. Small elements appear in 200 ms, dialogs in 250 ms.',
      },
    },
    controls: { disable: true },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const durations = [
  ['--motion-fast', '150 ms', 'hover, press'],
  ['--motion', '200 ms', 'toasts, scrims'],
  ['--motion-slow', '250 ms', 'dialogs, which rise 8 px'],
  ['--motion-fade', '700 ms', 'the hero’s cross-fade'],
  ['--motion-draw', '600 ms', 'the pencil, once'],
] as const;

function Motion() {
  const [turn, setTurn] = useState(0);
  return (
    <div className="grid max-w-2xl gap-6">
      <Button variant="secondary" className="justify-self-start" onClick={() => setTurn(turn + 1)}>
        Play again
      </Button>
      <dl key={turn} className="grid gap-4">
        {durations.map(([name, duration, use]) => (
          <div key={name} className="grid items-center gap-3 sm:grid-cols-[170px_1fr]">
            <dt className="text-mono font-mono">
              {name} · {duration}
            </dt>
            <dd className="flex items-center gap-4">
              <span
                className="bg-accent size-4 rounded-pill ease-out transition-[opacity,translate] starting:-translate-y-2 starting:opacity-0"
                style={{ transitionDuration: `var(${name})` }}
              />
              <span className="text-small text-muted">{use}</span>
            </dd>
          </div>
        ))}
      </dl>
      <div key={`pencil ${turn}`} className="relative h-20 w-64">
        <PencilMark shape="ring" />
      </div>
      <Spinner label="Loading page..." />
    </div>
  );
}

/** Opacity and transform only, ease-out. */
export const Full: Story = { render: () => <Motion /> };
/** Everything is shown in its final state at once. */
export const Reduced: Story = {
  render: () => <Motion />,
  globals: { motion: 'reduce' },
  play: async ({ canvas }) => {
    const ring = canvas.getByRole('status').querySelector('svg');
    if (!ring) throw new Error('The spinner has a ring');
    await expect(Number.parseFloat(getComputedStyle(ring).animationDuration)).toBeLessThan(0.001);
  },
};
