import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { SignInForm, SignUpForm } from '../../src/index.ts';
import { inHost } from '../host.tsx';

const meta = {
  component: SignInForm,
  tags: ['!autodocs'],
  subcomponents: { SignUpForm },
  decorators: [inHost],
  args: { onSuccess: fn(), className: 'max-w-md' },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof SignInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Sign In, as on a page' };

export const SignUp: Story = {
  name: 'Sign Up, as on a page',
  render: ({ portalHref: _portal, ...args }) => <SignUpForm {...args} />,
};

export const Darkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };
