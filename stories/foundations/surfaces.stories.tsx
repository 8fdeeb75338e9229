import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from '../../src/ui/badge.tsx';
import { Button } from '../../src/ui/button.tsx';
import { TextField } from '../../src/ui/text-field.tsx';
import { FoundationPage } from '../docs/foundation-page.tsx';

const meta = {
  title: 'Surfaces',
  parameters: {
    docs: {
      page: FoundationPage,
      description: {
        component:
          'The two surfaces are the darkroom and the paper. A component sets no colors of its own. It uses those of its surface.',
      },
    },
    controls: { disable: true },
    layout: 'fullscreen',
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

/** The same components on each surface. They state no colors of their own. */
function Components({ name, id }: { name: string; id: string }) {
  return (
    <div className="wrap grid gap-5 py-12">
      <h2 className="display text-display-md">{name}</h2>
      <p className="text-body text-muted max-w-prose">
        Running text keeps 7:1 on every ground. <Badge variant="plain">Frame 01</Badge>
      </p>
      <TextField id={id} label="Email" placeholder="you@studio.example" className="max-w-sm" />
      <div className="flex flex-wrap gap-3">
        <Button>Upload photos</Button>
        <Button variant="secondary">Watch Demo</Button>
      </div>
    </div>
  );
}

const both: Story['render'] = () => (
  <>
    <section data-surface="darkroom">
      <Components name="Darkroom" id="darkroom" />
    </section>
    <section data-surface="paper">
      <Components name="Paper" id="paper" />
    </section>
  </>
);

/** Darkroom for the header, the hero, proof and the footer; paper for reading, choosing and filling in. */
export const Both: Story = {
  render: both,
  play: async ({ canvas }) => {
    const [dark, paper] = ['Darkroom', 'Paper'].map((name) => canvas.getByRole('heading', { name }));
    if (!dark || !paper) throw new Error('Both surfaces should be there');
    await expect(getComputedStyle(dark).color).not.toBe(getComputedStyle(paper).color);
  },
};
/** In a dark color scheme the paper bands become darkroom bands. */
export const InADarkScheme: Story = { name: 'In a dark scheme', render: both, globals: { scheme: 'dark' } };
