import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HighlightedText } from '../../src/ui/highlighted-text.tsx';
import { inArabic } from '../host.tsx';

const meta = {
  title: 'Highlighted text',
  component: HighlightedText,
  tags: ['!autodocs'],
  args: { text: 'A September wedding in Burano', query: 'wed' },
  render: (args) => (
    <p className="text-body">
      <HighlightedText {...args} />
    </p>
  ),
} satisfies Meta<typeof HighlightedText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('wed')).toBeVisible();
    await expect(canvas.getByText('wed').tagName).toBe('MARK');
  },
};

export const SeveralWords: Story = {
  name: 'Several words',
  args: { text: 'Wedding turnaround and rush delivery', query: 'rush wedding' },
};

export const NothingFound: Story = {
  name: 'Nothing found',
  args: { query: 'jewelry' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('mark')).toBeNull();
    await expect(canvasElement).toHaveTextContent('A September wedding in Burano');
  },
};

export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { text: 'تنقيح صور الأعراس خلال يومين', query: 'صور' },
  decorators: [inArabic],
};

export const LongText: Story = {
  name: 'Long text, small phone',
  args: {
    text: 'Weddings '.repeat(40).trim(),
    query: 'wedding',
  },
  globals: { viewport: { value: 'small' } },
};
