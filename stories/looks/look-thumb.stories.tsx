import { photos } from '#photos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { looks } from '../../src/looks/looks.ts';
import { colorLooks } from '../../src/looks/color-looks.ts';
import type { LookSource } from '../../src/looks/look-source.ts';
import { LookThumb } from '../../src/looks/look-thumb.tsx';
import { OptionCard } from '../../src/ui/option-card.tsx';
import { OptionGroup } from '../../src/ui/option-group.tsx';
import { sourceFrom } from './look-source.ts';

const names = [...looks, ...colorLooks].map(({ name }) => name);

const meta = {
  title: 'Look thumb',
  component: LookThumb,
  tags: ['!autodocs'],
  args: { look: 'Warm & Cozy', source: {} as LookSource },
  argTypes: {
    look: { control: 'select', options: names },
    source: { control: false },
  },
  loaders: [async () => ({ source: await sourceFrom(photos.canal) })],
  render: ({ look }, { loaded }) => (
    <div className="bg-sunken aspect-3/2 max-w-60">
      <LookThumb look={look} source={loaded['source'] as LookSource} />
    </div>
  ),
} satisfies Meta<typeof LookThumb>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** All twelve looks, painted by one worker. */
export const EveryLook: Story = {
  name: 'Every look',
  render: (_args, { loaded }) => (
    <div className="grid max-w-[820px] grid-cols-2 gap-3 sm:grid-cols-4">
      {names.map((name) => (
        <figure key={name}>
          <div className="bg-sunken aspect-3/2">
            <LookThumb look={name} source={loaded['source'] as LookSource} />
          </div>
          <figcaption className="text-small text-muted mt-1">{name}</figcaption>
        </figure>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('[data-state=painted]')).toHaveLength(12), {
      timeout: 15_000,
    });
  },
};

/** Cropped to the upper part, where faces usually are. */
export const UprightPhoto: Story = {
  name: 'Upright photo',
  loaders: [async () => ({ source: await sourceFrom(photos.turtleneck) })],
};

/** In an option card, above its title. */
export const InAnOption: Story = {
  name: 'In an option',
  render: ({ look }, { loaded }) => (
    <OptionGroup type="multiple" legend="Style preferences" defaultValue={[look]} className="max-w-64">
      <OptionCard
        value={look}
        title={look}
        description="Evening light indoors"
        media={
          <span className="bg-sunken block aspect-3/2">
            <LookThumb look={look} source={loaded['source'] as LookSource} />
          </span>
        }
      />
    </OptionGroup>
  ),
};

export const InAnOptionInTheDarkroom: Story = {
  ...InAnOption,
  name: 'In a darkroom option',
  globals: { surface: 'darkroom' },
};
