import { useEffect, useRef, useState, type ComponentPropsWithRef, type InputEvent } from 'react';
import { call } from '../api/client.ts';
import type { LoginPayload, RegisterPayload } from '../api/contract.ts';
import { failures, failureToast, isAbort, logUnexpected } from '../api/errors.ts';
import { cn } from '../lib/cn.ts';
import { useNavigate } from '../lib/navigation.tsx';
import { toast } from '../lib/toast-store.ts';
import { useFieldChecks, valueOf, type FieldCheckWords } from '../lib/use-field-checks.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/text-field.tsx';
import { PasswordField } from './password-field.tsx';

const defaultMessages = {
  name: 'Name',
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
  /** Text of the button in a password field. The next two keys complete its accessible name. */
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
  /** Text of the fields on mount, such as what was typed before. Passwords always start empty. Default: none. */
  defaults?: { name?: string; email?: string };
  /**
   * Called after a successful call, after its toast and before the portal opens, if the form is still mounted. Close a
   * dialog here.
   */
  onSuccess?: () => void;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<AuthMessages>;
};

export type SignInFormProps = AuthFormProps & {
  /**
   * Signs in. A rejection shows the failure toast, with the server's text if it is an `ApiError`. `signal` aborts when
   * the form is unmounted. Default: POST /api/auth/login.
   */
  onSignIn?: (credentials: LoginPayload, options: { signal: AbortSignal }) => Promise<unknown>;
  /** Page that opens after sign-in. Default: `/customer-portal` (account 3). */
  portalHref?: string;
};

const callLogin = (json: LoginPayload, options: { signal: AbortSignal }) =>
  call('login', { json, ...options });
const callRegister = (json: RegisterPayload) => call('register', { json });

/** Signs in with the email as `username` (account 2), then opens the portal. A failure keeps the typed text. */
export function SignInForm(props: SignInFormProps) {
  const {
    onSignIn = callLogin,
    onSuccess,
    portalHref = '/customer-portal',
    defaults,
    messages,
    ...rest
  } = props;
  const words = withDefaults(defaultMessages, messages);
  const navigate = useNavigate();
  const { busy, form, field } = useAuthForm(rest, {
    malformedEmail: words.malformedEmail,
    missing: { email: words.missingEmail, password: words.missingPassword },
    send: (sent, signal) =>
      onSignIn({ username: valueOf(sent, 'email'), password: valueOf(sent, 'password') }, { signal }),
    onSent(sent) {
      toast({ title: words.signedInTitle, description: words.signedIn });
      sent.reset();
      onSuccess?.();
      navigate(portalHref);
    },
    onFailed: (error) =>
      toast(failureToast('login', error, { title: words.signInFailedTitle, fallback: words.signInFailed })),
  });

  return (
    <form {...form}>
      <TextField
        {...field('email')}
        {...emailField}
        label={words.email}
        autoComplete="username"
        defaultValue={defaults?.email}
      />
      <PasswordField
        {...field('password')}
        label={words.password}
        autoComplete="current-password"
        show={words.show}
        showWhat={words.showPassword}
      />
      <SubmitButton busy={busy} label={words.signIn} busyLabel={words.signingIn} />
    </form>
  );
}

export type SignUpFormProps = AuthFormProps & {
  /**
   * Creates the account. A rejection shows the failure toast like one of `onSignIn`. The call goes on if the form is
   * unmounted, because the account may already exist: only the toast then reports the outcome.
   * Default: POST /api/auth/register.
   */
  onSignUp?: (account: RegisterPayload) => Promise<unknown>;
};

/** Creates an account without signing in, because the email address has to be confirmed first (account 7). */
export function SignUpForm(props: SignUpFormProps) {
  const { onSignUp = callRegister, onSuccess, defaults, messages, ...rest } = props;
  const words = withDefaults(defaultMessages, messages);
  const { busy, form, field } = useAuthForm(rest, {
    malformedEmail: words.malformedEmail,
    missing: {
      name: words.missingName,
      email: words.missingEmail,
      password: words.missingNewPassword,
      confirmPassword: words.missingConfirmPassword,
    },
    check(sent) {
      if (valueOf(sent, 'password') === valueOf(sent, 'confirmPassword')) return {};
      toast({ title: words.mismatchTitle, description: words.mismatch, variant: 'destructive' });
      return { confirmPassword: words.mismatchField };
    },
    outlivesForm: true,
    send: (sent) =>
      onSignUp({
        username: valueOf(sent, 'name').trim(),
        email: valueOf(sent, 'email'),
        password: valueOf(sent, 'password'),
      }),
    onSent(sent) {
      toast({ title: words.signedUpTitle, description: words.signedUp });
      sent.reset();
      if (sent.isConnected) onSuccess?.();
    },
    onFailed: (error) =>
      toast(
        failureToast('register', error, { title: words.signUpFailedTitle, fallback: words.signUpFailed }),
      ),
  });

  return (
    <form {...form}>
      <TextField
        {...field('name')}
        label={words.name}
        autoComplete="name"
        messages={unsaid}
        defaultValue={defaults?.name}
      />
      <TextField
        {...field('email')}
        {...emailField}
        label={words.email}
        autoComplete="email"
        defaultValue={defaults?.email}
      />
      <PasswordField
        {...field('password')}
        label={words.password}
        autoComplete="new-password"
        show={words.show}
        showWhat={words.showPassword}
      />
      <PasswordField
        {...field('confirmPassword')}
        label={words.confirmPassword}
        autoComplete="new-password"
        show={words.show}
        showWhat={words.showConfirmPassword}
      />
      <SubmitButton busy={busy} label={words.signUp} busyLabel={words.signingUp} />
    </form>
  );
}

type SubmitButtonProps = { busy: boolean; label: string; busyLabel: string };

/** The submit button. During the call it is disabled, so its new text is not read out, and is announced as well. */
function SubmitButton({ busy, label, busyLabel }: SubmitButtonProps) {
  return (
    <>
      {/* Not an output: resetting the form would set its text again, which may announce it again. */}
      <p role="status" className="sr-only">
        {busy && busyLabel}
      </p>
      <Button type="submit" busy={busy} className="mt-1">
        {busy ? busyLabel : label}
      </Button>
    </>
  );
}

/** Every field of these forms is required, so the labels omit it. `required` still tells assistive technology. */
const unsaid = { required: '' };

const emailField = { type: 'email', messages: unsaid, spellCheck: false } as const;

type Sending = FieldCheckWords & {
  /** Whether the call goes on if the form is unmounted. Default: unmounting aborts it. */
  outlivesForm?: boolean;
  /** Makes the call. */
  send: (form: HTMLFormElement, signal: AbortSignal) => Promise<unknown>;
  onSent: (form: HTMLFormElement) => void;
  onFailed: (error: unknown) => void;
};

/**
 * Validates a form and makes its call, one at a time: a second submit during a call does nothing, even within the same
 * tick. After an abort a late response does nothing, even if the host's call ignores the signal.
 *
 * @param host Props of the host. Its `onInput` runs first.
 */
function useAuthForm(host: ComponentPropsWithRef<'form'>, sending: Sending) {
  const { outlivesForm = false, send, onSent, onFailed, ...words } = sending;
  const running = useRef<AbortController>(undefined);
  const [busy, setBusy] = useState(false);
  useEffect(() => (outlivesForm ? undefined : () => running.current?.abort()), [outlivesForm]);

  const { form, field } = useFieldChecks(words, async (sent) => {
    if (running.current) return;
    const { signal } = (running.current = new AbortController());
    setBusy(true);
    try {
      await send(sent, signal);
    } catch (error) {
      logUnexpected(error, signal);
      if (!signal.aborted && !isAbort(error)) onFailed(error);
      return;
    } finally {
      running.current = undefined;
      setBusy(false);
    }
    if (!signal.aborted) onSent(sent);
  });
  return {
    busy,
    field,
    form: {
      ...host,
      ...form,
      onInput(event: InputEvent<HTMLFormElement>) {
        host.onInput?.(event);
        form.onInput(event);
      },
      className: cn('flex flex-col gap-5', host.className),
    },
  };
}
