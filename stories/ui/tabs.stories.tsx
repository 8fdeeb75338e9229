import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import {
  Tabs,
  TabsContent,
  TabsList,
  TabsTrigger,
  tabsVariants,
  type TabsTriggerProps,
} from '../../src/ui/tabs.tsx';
import { TextField } from '../../src/ui/text-field.tsx';
import { StateGrid } from '../docs/state-grid.tsx';

const steps = {
  upload: 'Upload Photos',
  service: 'Service Details',
  preferences: 'Preferences',
  contact: 'Contact & Delivery',
};

/** The four steps of an order. `states` has the state of each. */
function Steps({ states }: { states?: TabsTriggerProps['state'][] }) {
  return (
    <>
      <TabsList variant="steps" aria-label="Your order">
        {Object.entries(steps).map(([value, label], i) => (
          <TabsTrigger key={value} value={value} step={i + 1} state={states?.[i]}>
            {label}
          </TabsTrigger>
        ))}
      </TabsList>
      {Object.entries(steps).map(([value, label]) => (
        <TabsContent key={value} value={value} forceMount className="p-5 sm:p-8">
          <TextField label={`Note on ${label.toLowerCase()}`} optional />
        </TabsContent>
      ))}
    </>
  );
}

const meta = {
  title: 'Tabs',
  component: Tabs,
  tags: ['!autodocs'],
  subcomponents: { TabsList, TabsTrigger, TabsContent },
  args: { defaultValue: 'upload', onValueChange: fn(), children: <Steps /> },
  argTypes: { children: { control: false } },
  render: (args) => (
    <Tabs {...args} className="bg-raised border-line rounded-card shadow-raised max-w-[860px] border" />
  ),
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys, Home and End move and select. Tab moves into the panel. */
export const Playground: Story = {
  name: 'Steps',
  play: async ({ args, canvas }) => {
    canvas.getByRole('tab', { name: 'Upload Photos' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Service Details' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Service Details' })).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('contact');
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: 'Upload Photos' })).toHaveFocus();
  },
};

export const ValuesSurvive: Story = {
  name: 'Values after changing tabs',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByLabelText('Note on upload photos (optional)'), 'keep me');
    await userEvent.click(canvas.getByRole('tab', { name: 'Preferences' }));
    await expect(canvas.getByLabelText('Note on upload photos (optional)')).not.toBeVisible();
    await userEvent.click(canvas.getByRole('tab', { name: 'Upload Photos' }));
    await expect(canvas.getByLabelText('Note on upload photos (optional)')).toHaveValue('keep me');
  },
};

export const StepsWithStates: Story = {
  name: 'Steps with states',
  args: { defaultValue: 'preferences', children: <Steps states={['done', 'error']} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Upload Photos' })).toHaveAccessibleDescription('Done');
    await expect(canvas.getByRole('tab', { name: 'Service Details' })).toHaveAccessibleDescription(
      'Needs attention',
    );
  },
};

export const StepsInTheDarkroom: Story = {
  ...StepsWithStates,
  name: 'Steps in the darkroom',
  globals: { surface: 'darkroom' },
};
export const StepsOnAPhone: Story = {
  ...StepsWithStates,
  name: 'Steps on a phone',
  globals: { viewport: { value: 'phone' } },
};
export const StepsOnASmallPhone: Story = {
  ...StepsWithStates,
  name: 'Steps on a small phone',
  globals: { viewport: { value: 'small' } },
};

const segmented = (
  <>
    <TabsList aria-label="Account">
      <TabsTrigger value="in">Sign In</TabsTrigger>
      <TabsTrigger value="up">Sign Up</TabsTrigger>
    </TabsList>
    <TabsContent value="in" className="pt-6">
      <TextField label="Email" type="email" />
    </TabsContent>
    <TabsContent value="up" className="pt-6">
      <TextField label="Name" />
    </TabsContent>
  </>
);

export const Segmented: Story = {
  args: { defaultValue: 'in', children: segmented },
  render: (args) => <Tabs {...args} className="max-w-md" />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Sign Up' }));
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeVisible();
    await expect(canvas.queryByLabelText('Email')).toBeNull();
    await userEvent.click(canvas.getByRole('tab', { name: 'Sign In' }));
  },
};
export const SegmentedInTheDarkroom: Story = {
  ...Segmented,
  name: 'Segmented, in the darkroom',
  globals: { surface: 'darkroom' },
};

export const OneDisabled: Story = {
  name: 'One disabled',
  args: {
    defaultValue: 'in',
    children: (
      <>
        <TabsList aria-label="Account">
          <TabsTrigger value="in">Sign In</TabsTrigger>
          <TabsTrigger value="up" disabled>
            Sign Up
          </TabsTrigger>
        </TabsList>
        <TabsContent value="in" className="mt-4">
          Registration is closed.
        </TabsContent>
        <TabsContent value="up" />
      </>
    ),
  },
  render: (args) => <Tabs {...args} className="max-w-md" />,
};

export const RightToLeft: Story = {
  name: 'Right to left',
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Tabs {...args} defaultValue="a" className="bg-raised border-line rounded-card border">
        <TabsList variant="steps" aria-label="طلبك">
          <TabsTrigger value="a" step={1}>
            الصور
          </TabsTrigger>
          <TabsTrigger value="b" step={2}>
            الخدمة
          </TabsTrigger>
        </TabsList>
        <TabsContent value="a" className="p-6">
          أضف صورك
        </TabsContent>
        <TabsContent value="b" className="p-6">
          اختر الخدمة
        </TabsContent>
      </Tabs>
    </div>
  ),
  play: async ({ canvas }) => {
    canvas.getByRole('tab', { name: 'الصور' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: 'الخدمة' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel').matches(':dir(rtl)')).toBe(true);
  },
};

export const LongText: Story = {
  name: 'Long text, small phone',
  args: {
    defaultValue: 'a',
    children: (
      <>
        <TabsList variant="steps" aria-label="Your order">
          <TabsTrigger value="a" step={1}>
            The photographs that you would like us to work on
          </TabsTrigger>
          <TabsTrigger value="b" step={2}>
            Bildbearbeitungsvorgaben
          </TabsTrigger>
        </TabsList>
        <TabsContent value="a" className="p-5">
          First panel
        </TabsContent>
        <TabsContent value="b" className="p-5">
          Second panel
        </TabsContent>
      </>
    ),
  },
  globals: { viewport: { value: 'small' } },
};

/** States that cannot occur: the focus opens a tab, an open tab is enabled, and only a step can be invalid. */
const withoutCell = [
  'closed, focus',
  'open, disabled',
  'segmented, closed, invalid',
  'segmented, open, invalid',
];

/** Each variant, closed and open, at rest, hovered, focused, pressed, disabled and, as a step, invalid. */
export const States: Story = {
  name: 'Variants and states',
  parameters: { layout: 'fullscreen' },
  globals: { surface: 'paper' },
  render: () => (
    <StateGrid
      rows={tabsVariants.flatMap((variant) => [`${variant}, closed`, `${variant}, open`] as const)}
      states={['rest', 'hover', 'focus', 'pressed', 'disabled', 'invalid']}
    >
      {(row, state) => {
        const variant = row.startsWith('steps') ? 'steps' : 'segmented';
        if (withoutCell.some((cell) => `${row}, ${state}`.includes(cell))) return null;
        return (
          <Tabs defaultValue={row.endsWith('open') ? 'this' : 'another'}>
            <TabsList variant={variant} aria-label={`${row}, ${state}`}>
              <TabsTrigger
                value="this"
                disabled={state === 'disabled'}
                {...(variant === 'steps' && { step: 2 })}
                {...(state === 'invalid' && { state: 'error' })}
              >
                Service
              </TabsTrigger>
            </TabsList>
            <TabsContent value="this" hidden />
          </Tabs>
        );
      }}
    </StateGrid>
  ),
};
