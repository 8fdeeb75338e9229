import type { Meta, StoryObj } from '@storybook/react-vite';
import { useReducer } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { BriefCheckList, type BriefCheckListProps } from '../../src/quote/brief-check-list.tsx';
import {
  defaultFields,
  quoteReducer,
  type QuoteFields,
  type QuoteState,
} from '../../src/quote/quote-state.ts';
import { fileOf } from '../photos/sample-files.ts';
import { studio, wednesday } from '../studio.ts';
import { inArabic } from '../host.tsx';
import { orderPlayground, type OrderArgs } from './order-controls.ts';

const brief = (changes: Partial<QuoteFields>, photos = 0): QuoteState => ({
  fields: { ...defaultFields, imageCount: Math.max(1, photos), ...changes },
  photos: Array.from({ length: photos }, (_, index) => fileOf(`DSC_041${index}.NEF`)),
  references: [],
  marks: {},
});

/** Renders the list with a form's state, so that its buttons work. */
function Host(props: BriefCheckListProps) {
  const [state, dispatch] = useReducer(quoteReducer, props.state);
  return (
    <div className="max-w-[640px]">
      <BriefCheckList
        {...props}
        state={state}
        onAct={(action) => {
          props.onAct(action);
          if (action.kind === 'change') dispatch({ type: 'change', changes: action.changes });
        }}
      />
    </div>
  );
}

const meta = {
  title: 'Brief check list',
  component: BriefCheckList,
  tags: ['!autodocs'],
  args: {
    state: brief({ imageCount: 4, contactMethod: 'whatsapp' }, 3),
    officeHours: studio,
    now: wednesday,
    onAct: fn(),
  },
  render: (args) => <Host {...args} />,
} satisfies Meta<typeof BriefCheckList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<BriefCheckListProps & OrderArgs> = orderPlayground(
  meta.args.state,
  (props: BriefCheckListProps) => <Host key={JSON.stringify(props.state.fields)} {...props} />,
);

export const Everything: Story = {
  name: 'Everything at once',
  args: {
    state: brief(
      {
        serviceType: 'manipulation',
        imageCount: 4,
        turnaround: 'rush',
        rushOrder: true,
        colorPrefs: ['Warmer tones', 'Cooler tones'],
        contactMethod: 'phone',
        projectDeadline: '2026-11-19',
      },
      3,
    ),
  },
};

export const EverythingInTheDarkroom: Story = {
  ...Everything,
  name: 'Everything in the darkroom',
  globals: { surface: 'darkroom' },
};

export const EverythingOnAPhone: Story = {
  ...Everything,
  name: 'Everything on a small phone',
  globals: { viewport: { value: 'small' } },
};

/** Without findings the list renders nothing. */
export const Nothing: Story = {
  name: 'Without findings',
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { state: brief({ serviceType: 'portrait' }, 3) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

export const Brackets: Story = { name: 'HDR brackets', args: { state: brief({ serviceType: 'hdr' }, 9) } };

/** EXIF data group the photos into brackets, so one button corrects the count. */
export const BracketsKnown: Story = {
  name: 'Recognized HDR brackets',
  args: { state: brief({ serviceType: 'hdr' }, 9), imageTotal: 3 },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set to 3' }));
    await expect(args.onAct).toHaveBeenCalledWith({ kind: 'change', changes: { imageCount: 3 } });
  },
};

export const MixedSizes: Story = {
  name: 'Mixed sizes for a shop',
  args: {
    state: brief({ serviceType: 'ecommerce' }, 3),
    photoMetadata: [
      { width: 4000, height: 3000 },
      { width: 3000, height: 3000 },
      { width: 1600, height: 2400 },
    ],
  },
};

/** Suggests the slowest turnaround that is in time, which is the cheapest. */
export const FasterTurnaround: Story = {
  name: 'Faster turnaround in time',
  args: { state: brief({ projectDeadline: '2026-11-21' }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose Priority' }));
    await expect(args.onAct).toHaveBeenCalledWith({ kind: 'change', changes: { turnaround: 'priority' } });
  },
};

/** A resolved finding disappears with its button. The list takes the focus, also after the last finding. */
export const ResolvedOneByOne: Story = {
  name: 'Resolved one by one',
  args: { state: brief({ imageCount: 4, turnaround: 'express', rushOrder: true }, 3) },
  play: async ({ canvas, userEvent }) => {
    const list = canvas.getByRole('region', { name: 'Before you send' });
    await userEvent.click(canvas.getByRole('button', { name: 'Set to 3' }));
    await waitFor(() => expect(list).toHaveFocus());
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Leave out Rush order' }));
    await waitFor(() => expect(list).toHaveFocus());
    await expect(canvas.getByText('All done. There is nothing else to check.')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: {
    messages: {
      title: 'قبل الإرسال',
      about: 'يستحق نظرة ثانية. يمكنك الإرسال كما هو.',
      count: ({ photos, count }) => `أضفت ${photos} صور والعدد يقول ${count}.`,
      number: () => 'يحتاج واتساب إلى رقم.',
      setCount: (count) => `اضبط على ${count}`,
      go: { clientPhone: 'إلى خانة الهاتف' },
    },
  },
  decorators: [inArabic],
};
