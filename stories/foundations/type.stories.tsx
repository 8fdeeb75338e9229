import type { Meta, StoryObj } from '@storybook/react-vite';
import { FoundationPage } from '../docs/foundation-page.tsx';

const meta = {
  title: 'Type',
  parameters: {
    docs: {
      page: FoundationPage,
      description: {
        component:
          'Newsreader for headlines, Instrument Sans for text, DM Mono for figures and small labels.',
      },
    },
    controls: { disable: true },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

const display = [
  ['display text-display-xl', 'Every frame, finished by hand.', 'text-display-xl · the one headline'],
  ['display text-display-lg', 'Sixteen ways to finish a photograph.', 'text-display-lg · sections'],
  ['display text-display-md', 'Welcome back', 'text-display-md · figures, quotes'],
  ['display text-display-sm', 'Estimate', 'text-display-sm · cards, dialogs'],
] as const;

const text = [
  ['text-lead text-muted', 'Every service has three tiers, a fixed turnaround and one promise.', 'text-lead'],
  ['text-large font-semibold', 'Portrait retouching', 'text-large, semibold'],
  ['text-body', 'Originals are kept as long as the order is open and are deleted afterwards.', 'text-body'],
  ['text-small text-muted', 'Skin, hair and light, with the person still in it.', 'text-small'],
  ['text-mono font-mono', 'DSC_0412.NEF  $3.00  × 2', 'text-mono, font-mono'],
  ['label-mono text-muted', '01 Services', 'label-mono'],
] as const;

function Scale({ rows }: { rows: readonly (readonly [string, string, string])[] }) {
  return (
    <dl className="grid gap-8">
      {rows.map(([look, sample, name]) => (
        <div key={name} className="border-line grid gap-2 border-b pb-6">
          <dt className="label-mono text-faint normal-case">{name}</dt>
          <dd className={look}>{sample}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Newsreader, at its display size only. Italics are for the one emphasized word. */
export const Display: Story = { render: () => <Scale rows={display} /> };
/** Instrument Sans for text, DM Mono for figures and the labels of film frames. */
export const Text: Story = { render: () => <Scale rows={text} /> };
export const InTheDarkroom: Story = {
  name: 'In the darkroom',
  render: () => <Scale rows={[...display, ...text]} />,
  globals: { surface: 'darkroom' },
};
export const OnAPhone: Story = {
  name: 'On a phone',
  tags: ['!autodocs'],
  render: () => <Scale rows={[...display, ...text]} />,
  globals: { viewport: { value: 'phone' } },
};
