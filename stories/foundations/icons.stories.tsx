import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as icons from '../../src/ui/icons.tsx';
import { FoundationPage } from '../docs/foundation-page.tsx';

const meta = {
  title: 'Icons',
  component: icons.CheckIcon,
  parameters: {
    docs: {
      page: FoundationPage,
      description: {
        component:
          'Icons of 20 px, drawn for this library. They are decorative: each control has a name in words.',
      },
    },
    controls: { disable: true },
  },
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

/** Strokes of 1.6 px, in the color of the text beside them. */
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
