import { heroPhotos, photos, servicePhotos, squarePhotos } from '#photos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { editRecipeNames, editRecipes, BeforeAfter, Picture, type Photograph } from '../../src/index.ts';
import { FoundationPage } from '../docs/foundation-page.tsx';

const meta = {
  title: 'Photographs',
  parameters: {
    docs: {
      page: FoundationPage,
      description: {
        component:
          'The interface has few colors, so that the photographs stand out. One file lists them all, so that a studio can replace them.',
      },
    },
    controls: { disable: true },
  },
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

type Cut = { name: string; photo: Photograph; use: string };

function Cuts({ cuts, columns }: { cuts: readonly Cut[]; columns: string }) {
  return (
    <ul className={`grid items-end gap-x-5 gap-y-8 ${columns}`}>
      {cuts.map(({ name, photo, use }) => (
        <li key={name}>
          <Picture photo={photo} sizes="(min-width: 48rem) 280px, 46vw" className="rounded-print" />
          <p className="text-mono mt-2 font-mono">{name}</p>
          <p className="text-small text-muted">{use}</p>
        </li>
      ))}
    </ul>
  );
}

const size = ({ width, height }: Photograph) => `${width} × ${height}`;
const listed = (set: Readonly<Record<string, Photograph>>) =>
  Object.entries(set).map(([name, photo]) => ({ name, photo, use: size(photo) }));

/** One file, four crops. Each is cropped when the site is built, so no visitor downloads the hidden part. */
export const FourCrops: Story = {
  name: 'One photograph, four crops',
  render: () => (
    <Cuts
      columns="grid-cols-2 md:grid-cols-4"
      cuts={[
        { name: 'photos', photo: photos.car, use: 'whole' },
        { name: 'heroPhotos', photo: heroPhotos[0], use: '4 : 3, heroes' },
        { name: 'servicePhotos', photo: servicePhotos.automotive, use: '10 : 7, service cards' },
        { name: 'squarePhotos', photo: squarePhotos.car, use: '1 : 1, contact sheets' },
      ]}
    />
  ),
  play: async () => {
    const near = (photo: Photograph, ratio: number) =>
      expect(Math.abs(photo.width / photo.height - ratio)).toBeLessThan(0.01);
    for (const photo of Object.values(servicePhotos)) await near(photo, 10 / 7);
    for (const photo of Object.values(squarePhotos)) await near(photo, 1);
    for (const photo of heroPhotos) await near(photo, 4 / 3);
  },
};

/** Uncropped photographs. Each has an alt text, which names no person. */
export const Whole: Story = {
  render: () => <Cuts columns="grid-cols-2 md:grid-cols-4" cuts={listed(photos)} />,
  play: async () => {
    for (const { alt, tone, srcSet } of Object.values(photos)) {
      await expect(alt.length).toBeGreaterThan(20);
      await expect(tone).toMatch(/^#[0-9a-f]{6}$/);
      // More than one size for a browser to choose from.
      await expect(srcSet).toContain('w, ');
    }
  },
};

/** Cropped for cards: the subject is centered, with space above it. */
export const Cards: Story = {
  name: 'Service cards, 10 by 7',
  render: () => <Cuts columns="grid-cols-2 md:grid-cols-4" cuts={listed(servicePhotos)} />,
};
/** Cropped for contact sheets. */
export const Squares: Story = {
  name: 'Contact sheets, square',
  render: () => <Cuts columns="grid-cols-3 md:grid-cols-6" cuts={listed(squarePhotos)} />,
  globals: { surface: 'darkroom' },
};

/** Before and after are made from one file: each service has a recipe that undoes its edit and names the fault. */
export const Recipes: Story = {
  name: 'Before and after, by recipe',
  render: () => (
    <ul className="grid gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {editRecipeNames.map((recipe) => (
        <li key={recipe}>
          <BeforeAfter
            after={servicePhotos[recipe]}
            recipe={recipe}
            sizes="(min-width: 64rem) 280px, 46vw"
            messages={{ label: `Before and after: ${recipe}` }}
          />
          <p className="text-mono mt-2 font-mono">{recipe}</p>
          <p className="text-small text-muted">{editRecipes[recipe].fault}</p>
        </li>
      ))}
    </ul>
  ),
};
export const OnAPhone: Story = {
  ...FourCrops,
  name: 'On a phone',
  tags: ['!autodocs'],
  globals: { viewport: { value: 'phone' } },
};
