import { useRef, useState, type InputEvent } from 'react';
import { Dialog, DialogContent } from '../ui/dialog.tsx';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../ui/tabs.tsx';
import {
  SignInForm,
  SignUpForm,
  type AuthMessages,
  type SignInFormProps,
  type SignUpFormProps,
} from './auth-forms.tsx';
import { withDefaults } from '../lib/with-defaults.ts';

const defaultMessages = {
  signInTitle: 'Welcome back',
  signUpTitle: 'Create your account',
  tabs: 'Sign in or sign up',
  signInTab: 'Sign In',
  signUpTab: 'Sign Up',
  close: 'Close',
};

export const authTabs = ['sign-in', 'sign-up'] as const;
export type AuthTab = (typeof authTabs)[number];

export type SignInDialogProps = {
  /** Whether the dialog is open. Default: false. */
  open?: boolean;
  /** Called with `false` when Esc, a press outside or the close button asks to close the dialog, and when a form succeeds. */
  onOpenChange?: (open: boolean) => void;
  /** The form that the dialog opens with. Default: `sign-in`. */
  defaultTab?: AuthTab;
  /** Page that opens after sign-in. Default: `/customer-portal`. */
  portalHref?: string;
  /** Signs in. Default: POST /api/auth/login. */
  onSignIn?: SignInFormProps['onSignIn'];
  /** Creates an account. Default: POST /api/auth/register. */
  onSignUp?: SignUpFormProps['onSignUp'];
  /** Class of the dialog’s panel. */
  className?: string;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<typeof defaultMessages>;
  /** Overrides for the default text of the forms. */
  formMessages?: Partial<AuthMessages>;
};

/** Dialog with the sign-in and the sign-up form in two tabs. The forms can also be used on pages of their own. */
export function SignInDialog(props: SignInDialogProps) {
  const { open = false, onOpenChange, defaultTab = 'sign-in', portalHref, className, formMessages } = props;
  const { onSignIn, onSignUp } = props;
  const words = withDefaults(defaultMessages, props.messages);
  const [chosen, setTab] = useState<string>();
  const tab = chosen ?? defaultTab;
  // Text that was typed, except passwords. A form unmounts with its tab, and both with the dialog, so the text is
  // stored here.
  const [typed, setTyped] = useState<Partial<Record<string, SignInFormProps['defaults']>>>({});
  const onInput = ({ target }: InputEvent<HTMLElement>) => {
    const { name, value } = target as HTMLInputElement;
    if (name === 'name' || name === 'email') setTyped({ ...typed, [tab]: { ...typed[tab], [name]: value } });
  };
  const isLeaving = useRef(false);
  if (!open && chosen !== undefined) setTab(undefined);
  const finish = () => {
    setTyped({});
    onOpenChange?.(false);
  };

  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        onOpenAutoFocus={(event) => {
          isLeaving.current = false;
          // Radix would focus the first tab. A visitor who opens this wants to type.
          event.preventDefault();
          (event.currentTarget as HTMLElement).querySelector('input')?.focus();
        }}
        // The portal's heading takes the focus.
        onCloseAutoFocus={(event) => isLeaving.current && event.preventDefault()}
        title={tab === 'sign-in' ? words.signInTitle : words.signUpTitle}
        messages={words}
        className={className}
      >
        <Tabs value={tab} onValueChange={setTab} onInput={onInput}>
          <TabsList aria-label={words.tabs} className="mb-6">
            <TabsTrigger value="sign-in">{words.signInTab}</TabsTrigger>
            <TabsTrigger value="sign-up">{words.signUpTab}</TabsTrigger>
          </TabsList>
          <TabsContent value="sign-in" tabIndex={-1}>
            <SignInForm
              defaults={typed['sign-in']}
              messages={formMessages}
              portalHref={portalHref}
              onSignIn={onSignIn}
              onSuccess={() => {
                isLeaving.current = true;
                finish();
              }}
            />
          </TabsContent>
          <TabsContent value="sign-up" tabIndex={-1}>
            <SignUpForm
              defaults={typed['sign-up']}
              messages={formMessages}
              onSignUp={onSignUp}
              onSuccess={finish}
            />
          </TabsContent>
        </Tabs>
      </DialogContent>
    </Dialog>
  );
}
