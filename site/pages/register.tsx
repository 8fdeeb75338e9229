import { SignUpForm } from '../../src/account/auth-forms.tsx';
import type { PageProps } from '../content/page-row.ts';
import { paths } from '../routing/paths.ts';
import { NeedsScripts } from '../sections/needs-scripts.tsx';
import { AccountLayout, AccountLink } from '../templates/account.tsx';
import { keepText } from '../templates/keep-text.ts';

/** The sign-up page, to which “Get Started” leads. */
export default function Register({ page }: PageProps) {
  return (
    <AccountLayout
      page={page}
      label="Get started"
      heading="Open an account."
      lead="It is free, and no card is needed. You can also order without an account."
    >
      <NeedsScripts />
      <SignUpForm ref={keepText} className="noscript:hidden" />
      <p className="text-small text-muted mt-6">
        By creating an account you accept the <AccountLink href={paths.terms}>terms</AccountLink>. The{' '}
        <AccountLink href={paths.privacy}>privacy policy</AccountLink> says what we store.
      </p>
      <p className="border-line text-muted mt-6 border-t pt-6">
        Have an account already? <AccountLink href={paths.login}>Sign in</AccountLink>. Waiting for the
        confirmation email? <AccountLink href={paths.verifyEmail}>See what to do</AccountLink>. Only one
        photo? <AccountLink href={paths.onHome('upload')}>Order without an account</AccountLink>.
      </p>
    </AccountLayout>
  );
}
