import type { ComponentPropsWithRef } from 'react';
import { call } from '../api/client.ts';
import { failureToast } from '../api/errors.ts';
import { cn } from '../lib/cn.ts';
import { formProps } from '../lib/form-props.ts';
import { useNavigate } from '../lib/navigation.tsx';
import { toast } from '../lib/toast-store.ts';
import { useFieldChecks, valueOf } from '../lib/use-field-checks.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { PasswordField } from './password-field.tsx';
import { useCallOnce } from './use-call-once.ts';

const defaultMessages = {
  name: 'Name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  missing: 'Please fill this in.',
  malformedEmail: 'Enter an email address like name@example.com.',
  signIn: 'Sign In',
  signingIn: 'Signing In...',
  signedInTitle: 'Login successful',
  signedIn: 'Redirecting to your dashboard...',
  signUp: 'Sign Up',
  signingUp: 'Creating Account...',
  signedUpTitle: 'Account created',
  signedUp: 'Please check your email to verify your account.',
  mismatchTitle: 'Password Mismatch',
  mismatch: 'Passwords do not match. Please try again.',
  mismatchField: 'Type the same password as above.',
};

export type AuthMessages = typeof defaultMessages;

type AuthFormProps = Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> & {
  /** After the server has said yes, before anything else happens: the moment to close a dialog. */
  onSuccess?: () => void;
  messages?: Partial<AuthMessages>;
};

export type SignInFormProps = AuthFormProps & {
  /** Where a signed-in customer goes. Default: `/customer-portal` (SPEC §4). */
  portalHref?: string;
};

/** Signs in: sends the e-mail as `username` (SPEC §3), then goes to the portal. A failure keeps what was typed. */
export function SignInForm(props: SignInFormProps) {
  const { onSuccess, portalHref = '/customer-portal', messages, className, ...rest } = props;
  const words = { ...defaultMessages, ...messages };
  const navigate = useNavigate();
  const { busy, start } = useCallOnce();
  const { errors, submit, clear } = useFieldChecks(words, (form) =>
    start(
      async (signal) => {
        const json = { username: valueOf(form, 'email'), password: valueOf(form, 'password') };
        await call('login', { json, signal });
        toast({ title: words.signedInTitle, description: words.signedIn });
        onSuccess?.();
        navigate(portalHref);
      },
      (error) => toast(failureToast('login', error)),
    ),
  );

  return (
    <form {...formProps} {...rest} onSubmit={submit} onInput={clear} className={cn(formLook, className)}>
      <TextField {...emailField} label={words.email} autoComplete="username" error={errors['email']} />
      <PasswordField
        name="password"
        label={words.password}
        autoComplete="current-password"
        required
        error={errors['password']}
      />
      <Button type="submit" busy={busy} className="mt-1">
        {busy ? words.signingIn : words.signIn}
      </Button>
    </form>
  );
}

export type SignUpFormProps = AuthFormProps;

/** Signs up. Nobody is signed in by it: the address has to be confirmed first (SPEC §4). */
export function SignUpForm({ onSuccess, messages, className, ...rest }: SignUpFormProps) {
  const words = { ...defaultMessages, ...messages };
  const { busy, start } = useCallOnce();
  const { errors, submit, clear, refuse } = useFieldChecks(words, (form) => {
    const password = valueOf(form, 'password');
    if (password !== valueOf(form, 'confirmPassword')) {
      refuse(form, { confirmPassword: words.mismatchField });
      toast({ title: words.mismatchTitle, description: words.mismatch, variant: 'destructive' });
      return;
    }
    void start(
      async (signal) => {
        const json = { username: valueOf(form, 'name'), email: valueOf(form, 'email'), password };
        await call('register', { json, signal });
        toast({ title: words.signedUpTitle, description: words.signedUp });
        form.reset();
        onSuccess?.();
      },
      (error) => toast(failureToast('register', error)),
    );
  });

  return (
    <form {...formProps} {...rest} onSubmit={submit} onInput={clear} className={cn(formLook, className)}>
      <TextField
        name="name"
        label={words.name}
        autoComplete="name"
        required
        messages={unsaid}
        error={errors['name']}
      />
      <TextField {...emailField} label={words.email} autoComplete="email" error={errors['email']} />
      <PasswordField
        name="password"
        label={words.password}
        autoComplete="new-password"
        required
        error={errors['password']}
      />
      <PasswordField
        name="confirmPassword"
        label={words.confirmPassword}
        autoComplete="new-password"
        required
        error={errors['confirmPassword']}
        toggleMessages={{ showWhat: ' confirmed password' }}
      />
      <Button type="submit" busy={busy} className="mt-1">
        {busy ? words.signingUp : words.signUp}
      </Button>
    </form>
  );
}

const formLook = 'flex flex-col gap-5';

/** Every field of these forms is required, so no label repeats it; assistive technology still hears it. */
const unsaid = { required: '' };

const emailField = {
  type: 'email',
  name: 'email',
  required: true,
  messages: unsaid,
  spellCheck: false,
} as const;
