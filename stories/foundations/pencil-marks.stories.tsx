import type { Meta, StoryObj } from '@storybook/react-vite';
import { PencilMark, pencilShapes } from '../../src/ui/pencil-mark.tsx';
import { FoundationPage } from '../docs/foundation-page.tsx';

const meta = {
  title: 'Pencil marks',
  parameters: {
    docs: {
      page: FoundationPage,
      description: {
        component:
          'A red grease pencil marks one thing on each screen. The line is drawn once. Under reduced motion it appears at once.',
      },
    },
    controls: { disable: true },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const sizes = { ring: 'h-24 w-72', frame: 'h-58 w-75', underline: 'h-5 w-72', check: 'size-6' };

const all: Story['render'] = () => (
  <div className="flex flex-wrap items-end gap-12 p-6">
    {pencilShapes.map((shape) => (
      <figure key={shape} className="max-w-full">
        <div className={`relative max-w-full ${sizes[shape]}`}>
          <PencilMark shape={shape} />
        </div>
        <figcaption className="text-mono text-muted mt-5 font-mono">{shape}</figcaption>
      </figure>
    ))}
  </div>
);

/** One mark per screen: the word in the headline, the popular service, a spot on a photograph. */
export const Shapes: Story = { render: all };
export const InTheDarkroom: Story = {
  name: 'In the darkroom',
  render: all,
  globals: { surface: 'darkroom' },
};
