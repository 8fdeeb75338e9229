import { photos, servicePhotos } from '#photos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { BeforeAfter } from '../../src/photos/before-after.tsx';
import { editRecipeNames, editRecipes } from '../../src/photos/edit-recipes.ts';
import { Button } from '../../src/ui/button.tsx';
import { inArabic } from '../host.tsx';

const meta = {
  title: 'Before after',
  component: BeforeAfter,
  tags: ['!autodocs'],
  args: {
    after: photos.car,
    recipe: 'automotive',
    sizes: '640px',
    className: 'w-[min(640px,100%)]',
    onValueChange: fn(),
  },
  argTypes: {
    recipe: { control: 'select', options: editRecipeNames },
    value: { control: { type: 'range', min: 0, max: 100 } },
    after: { control: false },
    before: { control: false },
  },
} satisfies Meta<typeof BeforeAfter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The slider moved to another value. `tests/unit/photos/before-after.browser.test.tsx` tests the arrow keys. */
export const Moved: Story = {
  play: async ({ canvas, args }) => {
    const slider = canvas.getByRole('slider', { name: 'Before and after' });
    await expect(slider).toHaveAttribute('aria-valuetext', '50% after');
    await userEvent.tab();
    await expect(slider).toHaveFocus();
    await fireEvent.change(slider, { target: { value: '73' } });
    await expect(slider).toHaveAttribute('aria-valuetext', '73% after');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(73);
  },
};

/** For visitors who cannot drag (WCAG 2.5.7). */
export const ByButtons: Story = {
  name: 'By its two buttons',
  play: async ({ canvas }) => {
    const group = canvas.getByRole('group', { name: 'Before and after' });
    await userEvent.click(canvas.getByRole('button', { name: 'Before' }));
    await expect(group).toHaveAttribute('data-state', 'before');
    await expect(canvas.getByRole('slider')).toHaveValue('0');
    await expect(canvas.getByRole('button', { name: 'Before' })).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'After' }));
    await expect(group).toHaveAttribute('data-state', 'after');
    await expect(canvas.getByRole('slider')).toHaveValue('100');
  },
};

/** Two photographs from one camera position instead of a recipe. */
export const WithBeforePhotograph: Story = {
  name: 'With a before photograph',
  args: { before: photos.bottle, after: photos.bottleWhite, recipe: undefined },
};

/** One slider for each recipe in `editRecipes`. */
export const EveryRecipe: Story = {
  name: 'Every recipe',
  render: () => (
    <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
      {editRecipeNames.map((recipe) => (
        <li key={recipe}>
          <BeforeAfter
            after={servicePhotos[recipe]}
            recipe={recipe}
            sizes="320px"
            messages={{ label: `${recipe}, before and after` }}
          />
          <p className="text-small mt-2">{editRecipes[recipe].fault}</p>
        </li>
      ))}
    </ul>
  ),
};

export const Controlled: Story = {
  render: function Held(args) {
    const [value, setValue] = useState(25);
    return (
      <>
        <BeforeAfter {...args} value={value} onValueChange={setValue} />
        <Button size="sm" variant="secondary" className="mt-4" onClick={() => setValue(80)}>
          Show 80%
        </Button>
      </>
    );
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show 80%' }));
    await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '80% after');
  },
};

export const LongWords: Story = {
  name: 'Long words',
  args: {
    className: 'w-[min(390px,100%)]',
    messages: { before: 'Unbearbeitete Aufnahme', after: 'Fertig' },
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { defaultValue: 30, messages: { before: 'قبل', after: 'بعد', label: 'قبل وبعد' } },
  decorators: [inArabic],
};

export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };

export const OnAPhone: Story = {
  name: 'On a phone',
  args: { after: photos.turtleneck, recipe: 'portrait', className: 'aspect-4/5 w-full' },
  globals: { viewport: { value: 'phone' } },
};
