import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ChatCard, sampleAgents } from '../../src/index.ts';
import { chatViews } from '../../src/chat/chat-view.ts';
import { inArabic } from '../host.tsx';
import { chatOf, underway } from './sample-chat.ts';

const meta = {
  title: 'Chat card',
  component: ChatCard,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } }, layout: 'fullscreen' },
  args: { onViewChange: fn(), onUnreadChange: fn(), initialState: underway },
  argTypes: { view: { control: 'inline-radio', options: chatViews } },
} satisfies Meta<typeof ChatCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { initialState: undefined } };

export const Underway: Story = { name: 'A conversation under way' };

export const CustomText: Story = {
  name: 'Custom team and text',
  args: {
    initialState: undefined,
    agents: sampleAgents.slice(0, 2),
    messages: { connecting: 'One moment...', automatedHint: 'A machine answers here.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('log')).toHaveTextContent('One moment...');
    await expect(canvas.getByText('A machine answers here.')).toBeInTheDocument();
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: {
    initialState: {
      ...chatOf([
        ['agent', 'مرحبًا، أنا مارا. ما الذي تصوّره؟'],
        ['user', 'ما مدة تسليم ٤٠ صورة شخصية؟'],
        ['agent', 'من ٢٤ إلى ٤٨ ساعة.'],
      ]),
      agent: {
        id: 'mara',
        name: 'مارا',
        avatar: 'م',
        status: 'online',
        specialization: 'البورتريه والجمال',
        responseTime: 'أقل من دقيقتين',
      },
    },
    messages: {
      repliesIn: (time) => `ترد خلال ${time}`,
      automated: 'ردود آلية',
      automatedHint: 'ردود آلية. تبقى في هذه الصفحة.',
      delivered: 'وصلت',
      placeholder: 'اكتب رسالة',
    },
  },
  decorators: [inArabic],
};

export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };

export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };
