import { useEffect, useRef, useState, type ComponentPropsWithRef } from 'react';
import { call } from '../api/client.ts';
import type { LoginPayload, RegisterPayload } from '../api/contract.ts';
import { failures, failureToast, isAbort } from '../api/errors.ts';
import { cn } from '../lib/cn.ts';
import { useNavigate } from '../lib/navigation.tsx';
import { toast } from '../lib/toast-store.ts';
import { useFieldChecks, valueOf } from '../lib/use-field-checks.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { PasswordField } from './password-field.tsx';

const defaultMessages = {
  name: 'Name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  /** On the button in a password field; the next two complete its name for screen readers. */
  show: 'Show',
  showPassword: ' password',
  showConfirmPassword: ' confirmed password',
  missingName: 'Enter your name.',
  missingEmail: 'Enter your email address.',
  missingPassword: 'Enter your password.',
  missingNewPassword: 'Choose a password.',
  missingConfirmPassword: 'Enter the same password again.',
  malformedEmail: 'Enter an email address like name@example.com.',
  signIn: 'Sign In',
  signingIn: 'Signing In...',
  signedInTitle: 'Login successful',
  signedIn: 'Redirecting to your dashboard...',
  signInFailedTitle: failures.login.title as string,
  /** Said when the server gives no reason. */
  signInFailed: failures.login.fallback as string,
  signUp: 'Sign Up',
  signingUp: 'Creating Account...',
  signedUpTitle: 'Account created',
  signedUp: 'Please check your email to verify your account.',
  signUpFailedTitle: failures.register.title as string,
  /** Said when the server gives no reason. */
  signUpFailed: failures.register.fallback as string,
  mismatchTitle: 'Password Mismatch',
  mismatch: 'Passwords do not match. Please try again.',
  mismatchField: 'Type the same password as above.',
};

/** Texts of the sign-in and sign-up forms and of their toasts. */
export type AuthMessages = typeof defaultMessages;

type AuthFormProps = Omit<ComponentPropsWithRef<'form'>, 'onSubmit' | 'children'> & {
  /** Called when the call has succeeded, after its toast and before the portal opens. Close a dialog here. */
  onSuccess?: () => void;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<AuthMessages>;
};

type CallOptions = { signal: AbortSignal };

export type SignInFormProps = AuthFormProps & {
  /**
   * Signs in; a rejection shows the failure toast. `signal` aborts when the form is unmounted.
   * Default: POST /api/auth/login.
   */
  onSignIn?: (credentials: LoginPayload, options: CallOptions) => Promise<unknown>;
  /** Page that opens after sign-in. Default: `/customer-portal` (account 3). */
  portalHref?: string;
};

const callLogin = (json: LoginPayload, options: CallOptions) => call('login', { json, ...options });
const callRegister = (json: RegisterPayload, options: CallOptions) => call('register', { json, ...options });

type FormProps = ComponentPropsWithRef<'form'>;

/** The props of a form and those of its host, whose `onInput` runs first. */
const joined = (host: FormProps, form: ReturnType<typeof useFieldChecks>['form']): FormProps => ({
  ...host,
  ...form,
  onInput(event) {
    host.onInput?.(event);
    form.onInput(event);
  },
  className: cn(formClass, host.className),
});

/** Signs in with the email as `username` (account 2), then opens the portal. A failure keeps the typed text. */
export function SignInForm(props: SignInFormProps) {
  const { onSignIn = callLogin, onSuccess, portalHref = '/customer-portal', messages, ...rest } = props;
  const words = { ...defaultMessages, ...messages };
  const navigate = useNavigate();
  const { busy, start } = useCallOnce();
  const { form, field } = useFieldChecks(signInChecks(words), (sent) =>
    start(
      async (signal) => {
        const credentials = { username: valueOf(sent, 'email'), password: valueOf(sent, 'password') };
        await onSignIn(credentials, { signal });
        signal.throwIfAborted();
        toast({ title: words.signedInTitle, description: words.signedIn });
        onSuccess?.();
        navigate(portalHref);
      },
      (error) =>
        toast(failureToast('login', error, { title: words.signInFailedTitle, fallback: words.signInFailed })),
    ),
  );

  return (
    <form {...joined(rest, form)}>
      <TextField {...field('email')} {...emailField} label={words.email} autoComplete="username" />
      <PasswordField
        {...field('password')}
        label={words.password}
        autoComplete="current-password"
        toggleMessages={{ show: words.show, showWhat: words.showPassword }}
      />
      <Button type="submit" busy={busy} className="mt-1">
        {busy ? words.signingIn : words.signIn}
      </Button>
    </form>
  );
}

export type SignUpFormProps = AuthFormProps & {
  /** Creates the account; otherwise like `onSignIn`. Default: POST /api/auth/register. */
  onSignUp?: (account: RegisterPayload, options: CallOptions) => Promise<unknown>;
};

/** Creates an account without signing in, because the email address has to be confirmed first (account 7). */
export function SignUpForm(props: SignUpFormProps) {
  const { onSignUp = callRegister, onSuccess, messages, ...rest } = props;
  const words = { ...defaultMessages, ...messages };
  const { busy, start } = useCallOnce();
  const { form, field, showErrors } = useFieldChecks(signUpChecks(words), (sent) => {
    const password = valueOf(sent, 'password');
    if (password !== valueOf(sent, 'confirmPassword')) {
      showErrors(sent, { confirmPassword: words.mismatchField });
      toast({ title: words.mismatchTitle, description: words.mismatch, variant: 'destructive' });
      return;
    }
    void start(
      async (signal) => {
        const account = { username: valueOf(sent, 'name'), email: valueOf(sent, 'email'), password };
        await onSignUp(account, { signal });
        signal.throwIfAborted();
        toast({ title: words.signedUpTitle, description: words.signedUp });
        sent.reset();
        onSuccess?.();
      },
      (error) =>
        toast(
          failureToast('register', error, { title: words.signUpFailedTitle, fallback: words.signUpFailed }),
        ),
    );
  });

  return (
    <form {...joined(rest, form)}>
      <TextField {...field('name')} label={words.name} autoComplete="name" messages={unsaid} />
      <TextField {...field('email')} {...emailField} label={words.email} autoComplete="email" />
      <PasswordField
        {...field('password')}
        label={words.password}
        autoComplete="new-password"
        toggleMessages={{ show: words.show, showWhat: words.showPassword }}
      />
      <PasswordField
        {...field('confirmPassword')}
        label={words.confirmPassword}
        autoComplete="new-password"
        toggleMessages={{ show: words.show, showWhat: words.showConfirmPassword }}
      />
      <Button type="submit" busy={busy} className="mt-1">
        {busy ? words.signingUp : words.signUp}
      </Button>
    </form>
  );
}

const signInChecks = (words: AuthMessages) => ({
  malformedEmail: words.malformedEmail,
  missing: { email: words.missingEmail, password: words.missingPassword },
});

const signUpChecks = (words: AuthMessages) => ({
  malformedEmail: words.malformedEmail,
  missing: {
    name: words.missingName,
    email: words.missingEmail,
    password: words.missingNewPassword,
    confirmPassword: words.missingConfirmPassword,
  },
});

const formClass = 'flex flex-col gap-5';

/** Every field of these forms is required, so the labels omit it. `required` still tells assistive technology. */
const unsaid = { required: '' };

const emailField = { type: 'email', messages: unsaid, spellCheck: false } as const;

/**
 * Runs one call at a time: a second one while the first is under way does nothing, even within the same tick. Leaving
 * the form aborts it. A late response then does nothing, even if the host's call ignores the signal.
 */
function useCallOnce() {
  const running = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  useEffect(() => () => running.current?.abort(), []);

  /** @param run Makes the call, and throws if the form was left meanwhile. Then `onError` is not called. */
  const start = async (run: (signal: AbortSignal) => Promise<void>, onError: (error: unknown) => void) => {
    if (running.current) return;
    const controller = new AbortController();
    running.current = controller;
    setBusy(true);
    try {
      await run(controller.signal);
    } catch (error) {
      if (!controller.signal.aborted && !isAbort(error)) onError(error);
    } finally {
      running.current = undefined;
      setBusy(false);
    }
  };
  return { busy, start };
}
