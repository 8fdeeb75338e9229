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
      lead={<p>It costs nothing and asks for no card. You can order without one, too.</p>}
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
        says what is kept.
      </p>
      <p className="border-line text-muted mt-6 border-t pt-6">
        Have an account already?{' '}
        <Link href={paths.login} className={accountLink}>
          Sign in
        </Link>
        . Waiting for the mail that confirms it?{' '}
        <Link href={paths.verifyEmail} className={accountLink}>
          What to do
        </Link>
        . Only here for one picture?{' '}
        <Link href={paths.onHome('upload')} className={accountLink}>
          Send it without an account
        </Link>
        .
      </p>
    </AccountLayout>
  );
}
