import { servicePhotos } from '#photos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { catalog, type Service } from '../../src/pricing/catalog.ts';
import { Services } from '../../src/sections/services.tsx';
import { rightToLeft } from '../host.tsx';

const meta = {
  title: 'Services',
  component: Services,
  tags: ['!autodocs'],
  args: {
    services: catalog,
    photos: servicePhotos,
    hrefFor: (id) => `/services/${id}`,
    number: '01',
    eyebrow: 'Services',
    title: 'Sixteen ways to finish a photograph.',
    lead: 'Every service has three tiers, a fixed turnaround and one promise: if it isn’t right, we redo it or refund it.',
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 760 } }, layout: 'fullscreen' },
  argTypes: {
    services: { control: false },
    photos: { control: false },
    hrefFor: { control: false },
  },
} satisfies Meta<typeof Services>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All sixteen. Each card is one link, named by its service. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(16);
    await expect(canvas.getByRole('link', { name: 'Portrait retouching' })).toHaveAttribute(
      'href',
      '/services/portrait',
    );
  },
};

export const OneService: Story = { name: 'One service', args: { services: catalog.slice(0, 1) } };

const longServices = catalog
  .slice(0, 4)
  .map((service, at) => (at === 1 || at === 2 ? atLength(service) : service));

/** The same service with a title and a description of several lines. */
function atLength(service: Service): Service {
  const { title, description } = service;
  return Object.assign({}, service, {
    title: `${title} and everything that stands around it`,
    description: `${description} `.repeat(4),
  });
}

/** Titles, hairlines and prices of a row are aligned, whatever the length of the text above them. */
export const LongText: Story = {
  name: 'Long text',
  args: {
    services: longServices,
  },
  play: async ({ canvas }) => {
    const bottoms = canvas.getAllByText('From').map((from) => Math.round(from.getBoundingClientRect().top));
    const columns = getComputedStyle(canvas.getByRole('list')).gridTemplateColumns.split(' ').length;
    await expect(new Set(bottoms.slice(0, columns)).size).toBe(1);
  },
};

export const MissingPhotographs: Story = {
  name: 'Missing photographs',
  args: { services: catalog.slice(0, 4), photos: { portrait: servicePhotos.portrait } },
};

export const AsThePage: Story = { name: 'As the page', args: { level: 1, services: catalog.slice(0, 4) } };

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { services: catalog.slice(0, 8) },
  decorators: [rightToLeft],
};

export const InTheDarkroom: Story = {
  name: 'In the darkroom',
  args: { services: catalog.slice(0, 8) },
  globals: { surface: 'darkroom' },
};

export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };
export const OnASmallPhone: Story = { name: 'On a small phone', globals: { viewport: { value: 'small' } } };
