import { SignUpForm } from '../../src/account/auth-forms.tsx';
import { Link } from '../../src/lib/navigation.tsx';
import { paths } from '../routing/paths.ts';
import { AccountLayout, accountLink, NeedsScripts } from '../templates/account.tsx';

/** Sign-up on a page of its own: where Get Started leads. */
export default function Register() {
  return (
    <AccountLayout
      label="Get started"
      heading="Open an account."
      lead={<p>It is free, and no card is needed. You can also order without an account.</p>}
      photo="yellowCap"
    >
      <NeedsScripts />
      <SignUpForm className="noscript:hidden" />
      <p className="text-small text-muted mt-6">
        By creating an account you accept the{' '}
        <Link href={paths.terms} className={accountLink}>
          terms
        </Link>
        . The{' '}
        <Link href={paths.privacy} className={accountLink}>
          privacy policy
        </Link>{' '}
        says what we store.
      </p>
      <p className="border-line text-muted mt-6 border-t pt-6">
        Have an account already?{' '}
        <Link href={paths.login} className={accountLink}>
          Sign in
        </Link>
        . Waiting for the confirmation email?{' '}
        <Link href={paths.verifyEmail} className={accountLink}>
          See what to do
        </Link>
        . Only one photo?{' '}
        <Link href={paths.onHome('upload')} className={accountLink}>
          Order without an account
        </Link>
        .
      </p>
    </AccountLayout>
  );
}
