import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Button, ChatWidget, PhotoList } from '../../src/index.ts';
import { fileOf } from '../photos/sample-files.ts';
import { anOpenChat, card, launcher } from './chat-parts.tsx';
import { underway } from './sample-chat.ts';

/** The chat on a page: what opens it, and what it must not cover. */
const meta = {
  title: 'Chat on a page',
  component: ChatWidget,
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  ...anOpenChat,
} satisfies Meta<typeof ChatWidget>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpenedByEvent: Story = {
  name: 'Opened by the openChat event', // (chat 1)
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { defaultView: 'closed' },
  render: (args, { id }) => (
    <div className="p-8">
      <Button onClick={() => window.dispatchEvent(new Event('openChat'))}>Ask us</Button>
      <ChatWidget key={id} {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Ask us' });
    await userEvent.click(opener);
    await expect(card(canvas)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Close chat' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(opener).toHaveFocus();
  },
};

/** A form whose last field and button are below the floating card and button of the chat. */
function FormUnderneath() {
  return (
    <form className="flex min-h-dvh flex-col items-end justify-end gap-4 p-4">
      <label className="w-full">
        Notes
        <textarea className="border-line-strong bg-field block h-40 w-full border" />
      </label>
      <Button type="submit" className="w-full">
        Submit order
      </Button>
    </form>
  );
}

const overlaps = (a: Element, b: Element) => {
  const [one, two] = [a.getBoundingClientRect(), b.getBoundingClientRect()];
  return one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;
};

export const MinimizedOverField: Story = {
  name: 'Minimized over a focused field', // (chat 10)
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { initialState: underway },
  globals: { viewport: { value: 'phone' } },
  render: (args, { id }) => (
    <>
      <FormUnderneath />
      <ChatWidget key={id} {...args} />
    </>
  ),
  play: async ({ canvas, args }) => {
    const notes = canvas.getByRole('textbox', { name: 'Notes' });
    const submit = canvas.getByRole('button', { name: 'Submit order' });
    notes.focus();
    await waitFor(() => expect(args.onViewChange).toHaveBeenLastCalledWith('minimized'));
    await expect(notes).toHaveFocus();
    const outOfSight = () => getComputedStyle(launcher(canvas)).opacity === '0';
    const covers = (element: Element) => !outOfSight() && overlaps(launcher(canvas), element);
    await waitFor(() => expect([covers(notes), covers(submit)]).toEqual([false, false]));
    submit.focus();
    await waitFor(() => expect([covers(submit), outOfSight()]).toEqual([false, false]));
  },
};

/** Files that no browser decodes. Only their number and place matter here. */
const frames = ['DSC_0412.NEF', 'DSC_0413.NEF', 'DSC_0414.NEF'].map((name) => fileOf(name, 'raw'));

/** The button moves up for one row of thumbnails. For more rows it is hidden until they are scrolled past. */
export const BesideContactSheet: Story = {
  name: 'Launcher beside the contact sheet',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { defaultView: 'closed' },
  globals: { viewport: { value: 'phone' } },
  render: (args, { id }) => (
    <>
      <div className="flex min-h-dvh flex-col justify-end p-4">
        <PhotoList aria-label="Photos" photos={frames} onRemove={fn()} />
      </div>
      <ChatWidget key={id} {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const sheet = canvas.getByRole('list', { name: 'Photos' });
    await waitFor(() => expect(overlaps(launcher(canvas), sheet)).toBe(false));
    await expect(getComputedStyle(launcher(canvas)).opacity).toBe('1');
  },
};
