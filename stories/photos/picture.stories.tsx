import { photos } from '#photos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { Photograph } from '../../src/photos/photograph.ts';
import { Picture } from '../../src/photos/picture.tsx';

const meta = {
  title: 'Picture',
  component: Picture,
  tags: ['!autodocs'],
  args: { photo: photos.turtleneck, sizes: '400px', className: 'w-[min(400px,100%)]' },
  argTypes: { photo: { control: false } },
} satisfies Meta<typeof Picture>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The same picture before its files load, or with images turned off. */
const missing: Photograph = { ...photos.turtleneck, src: 'data:image/webp;base64,', srcSet: '' };

export const Playground: Story = {
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img', { name: photos.turtleneck.alt });
    await expect(image).toHaveAttribute('loading', 'lazy');
    await expect(image).toHaveAttribute('width', String(photos.turtleneck.width));
    await expect(image).toHaveAttribute('height', String(photos.turtleneck.height));
  },
};

export const Priority: Story = {
  args: { priority: true },
  play: async ({ canvas }) => {
    const image = canvas.getByRole('img');
    await expect(image).toHaveAttribute('loading', 'eager');
    await expect(image).toHaveAttribute('fetchpriority', 'high');
  },
};

/** Cropped to a ratio, around the photograph's `focus` if it has one. */
export const Cropped: Story = {
  args: {
    photo: { ...photos.turtleneck, focus: '50% 35%' },
    className: 'aspect-10/7 w-[min(400px,100%)] rounded-print',
  },
};

export const ImagesOff: Story = {
  name: 'Images off',
  args: { photo: missing },
  play: async ({ canvas }) => {
    const image = canvas.getByRole<HTMLImageElement>('img');
    await expect(image.naturalWidth).toBe(0);
    const box = image.getBoundingClientRect();
    await expect(box.height / box.width).toBeCloseTo(missing.height / missing.width, 1);
  },
};

export const ImagesOffOnADarkTone: Story = {
  name: 'Images off, dark tone',
  args: { photo: { ...missing, alt: photos.ring.alt, tone: photos.ring.tone } },
  globals: { surface: 'darkroom' },
};

/** Empty alt text, because the text next to the image says the same. */
export const EmptyAltText: Story = {
  name: 'Empty alt text',
  args: { alt: '' },
  play: async ({ canvas }) => expect(canvas.queryByRole('img')).toBeNull(),
};

/** Every photograph of the site, uncropped. */
export const AllPhotographs: Story = {
  name: 'All photographs',
  render: () => (
    <ul className="grid grid-cols-2 items-end gap-4 sm:grid-cols-4 lg:grid-cols-5">
      {Object.entries(photos).map(([name, photo]) => (
        <li key={name}>
          <Picture photo={photo} sizes="240px" className="rounded-print" />
          <p className="label-mono text-muted mt-2">{name}</p>
        </li>
      ))}
    </ul>
  ),
};

export const OnAPhone: Story = {
  name: 'On a phone',
  args: { sizes: '100vw', className: 'rounded-print' },
  globals: { viewport: { value: 'phone' } },
};
