import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { UpdateNotice } from '../../src/index.ts';
import { rightToLeft } from '../host.tsx';

const meta = {
  title: 'Update notice',
  component: UpdateNotice,
  tags: ['!autodocs'],
  // The notice is fixed to the bottom of the screen, so the docs page has to reserve its height.
  parameters: { layout: 'fullscreen', docs: { story: { height: '220px', inline: false } } },
  args: { open: true, held: false, onOpenChange: fn(), onReload: fn() },
} satisfies Meta<typeof UpdateNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Offered: Story = {
  name: 'Update offered',
  play: async ({ canvas, args }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('A newer version of this site is ready.'),
    );
    await expect(document.body).toHaveFocus();
    await expect(args.onReload).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }));
    await expect(args.onReload).toHaveBeenCalledTimes(1);
  },
};

export const UnsavedWork: Story = {
  name: 'With unsaved work', // (offline 5)
  args: { held: true },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('You have unsaved changes. Send or clear them'),
    );
    await expect(canvas.queryByRole('button', { name: 'Reload' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Not now' })).toBeVisible();
  },
};

export const Dismissed: Story = {
  name: 'Dismissed',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const LongWords: Story = {
  name: 'Long words',
  args: {
    messages: {
      title: 'Eine neuere Fassung dieser Internetpräsenz steht bereit.',
      text: 'Das Neuladen dauert eine Sekunde; die Bildschirmposition bleibt selbstverständlich erhalten.',
      reload: 'Seite jetzt neu laden',
    },
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: {
    messages: {
      title: 'نسخة أحدث من هذا الموقع جاهزة.',
      text: 'إعادة التحميل تستغرق ثانية واحدة.',
      reload: 'إعادة التحميل',
    },
  },
  decorators: [rightToLeft],
};

export const Darkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };

export const Phone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };
