import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { SignInForm, SignUpForm, type AuthMessages } from '../../src/index.ts';
import { inArabic, inHost } from '../host.tsx';

const meta = {
  title: 'Auth forms',
  component: SignInForm,
  tags: ['!autodocs'],
  subcomponents: { SignUpForm },
  decorators: [inHost],
  args: { onSuccess: fn(), className: 'max-w-md' },
} satisfies Meta<typeof SignInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { name: 'Sign in on a page' };

export const SignUp: Story = {
  name: 'Sign up on a page',
  render: ({ portalHref: _portal, ...args }) => <SignUpForm {...args} />,
};

export const Darkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };

const arabic: Partial<AuthMessages> = {
  name: 'الاسم',
  email: 'البريد الإلكتروني',
  password: 'كلمة المرور',
  confirmPassword: 'تأكيد كلمة المرور',
  show: 'إظهار',
  showPassword: ' كلمة المرور',
  showConfirmPassword: ' تأكيد كلمة المرور',
  missingName: 'اكتب اسمك.',
  missingEmail: 'اكتب بريدك الإلكتروني.',
  missingNewPassword: 'اختر كلمة مرور.',
  missingConfirmPassword: 'اكتب كلمة المرور مرة أخرى.',
  signUp: 'إنشاء حساب',
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [inArabic],
  args: { messages: arabic, defaults: { email: 'ana@studio.example' } },
  render: ({ portalHref: _portal, ...args }) => <SignUpForm {...args} />,
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'إنشاء حساب' }));
    await expect(canvas.getByText('اكتب اسمك.')).toBeVisible();
  },
};
