import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as icons from '../../src/ui/icons.tsx';

const meta = {
  title: 'foundations/Icons',
  component: icons.CheckIcon,
  parameters: { controls: { disable: true } },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const all: Story['render'] = () => (
  <ul className="grid grid-cols-[repeat(auto-fill,minmax(130px,1fr))] gap-x-4 gap-y-8">
    {Object.entries(icons).map(([name, Icon]) => (
      <li key={name} className="grid justify-items-center gap-3 text-center">
        <Icon className="size-6" />
        <span className="text-mono text-muted font-mono">{name}</span>
      </li>
    ))}
  </ul>
);

/** Drawn for this library: 20 px, 1.6 px strokes. Decoration only: a control says its name in words. */
export const All: Story = {
  render: all,
  play: async ({ canvasElement }) => {
    for (const svg of canvasElement.querySelectorAll('svg'))
      await expect(svg).toHaveAttribute('aria-hidden', 'true');
  },
};
export const InTheDarkroom: Story = {
  name: 'In the darkroom',
  render: all,
  globals: { surface: 'darkroom' },
};
