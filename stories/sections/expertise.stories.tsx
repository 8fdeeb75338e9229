import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { catalog } from '../../src/pricing/catalog.ts';
import { Expertise } from '../../src/sections/expertise.tsx';
import { inHost, navigate, rightToLeft } from '../host.tsx';

const areas = catalog.slice(0, 12).map(({ id, title, description, turnaround }) => ({
  name: title,
  text: description,
  turnaround,
  href: `/services/${id}`,
}));

const meta = {
  title: 'Expertise',
  component: Expertise,
  tags: ['!autodocs'],
  args: {
    number: '06',
    eyebrow: 'Expertise',
    title: 'Twelve trades, one desk for each.',
    lead: 'Somebody who cleans rings all day sees what a portrait retoucher doesn’t.',
    areas,
    note: 'The same editor keeps your sets, so that the second order looks like the first.',
    action: { href: '/team', label: 'Meet the team' },
  },
  decorators: [inHost],
  parameters: { docs: { story: { inline: false, iframeHeight: 760 } }, layout: 'fullscreen' },
  argTypes: { areas: { control: false } },
} satisfies Meta<typeof Expertise>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each entry is one link, named by the trade. The turnaround is read after the link. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(12);
    await userEvent.click(canvas.getByRole('link', { name: 'Real estate' }));
    await expect(navigate).toHaveBeenCalledWith('/services/real-estate');
  },
};

export const WithoutLinks: Story = {
  name: 'Without links',
  args: { areas: areas.map(({ href: _href, ...area }) => area), note: undefined, action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

export const ThreeAreas: Story = { name: 'Three areas', args: { areas: areas.slice(0, 3) } };

export const LongText: Story = {
  name: 'Long text',
  args: {
    areas: areas.slice(0, 6).map((area, at) => ({
      ...area,
      name: at === 1 ? 'Ferienwohnungen, Gewerbeimmobilien und Außenanlagen' : area.name,
      text: at === 2 ? `${area.text} `.repeat(4) : area.text,
    })),
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
};

export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };
export const OnATablet: Story = { name: 'On a tablet', globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };
export const OnASmallPhone: Story = { name: 'On a small phone', globals: { viewport: { value: 'small' } } };
