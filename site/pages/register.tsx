import { SignUpForm } from '../../src/account/auth-forms.tsx';
import type { PageProps } from '../content/page-row.ts';
import { paths } from '../routing/paths.ts';
import { NeedsScripts } from '../sections/needs-scripts.tsx';
import { AccountLayout } from '../templates/account.tsx';
import { TextLink } from '../templates/text-link.tsx';
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
        By creating an account you accept the <TextLink href={paths.terms}>terms</TextLink>. The{' '}
        <TextLink href={paths.privacy}>privacy policy</TextLink> says what we store.
      </p>
      <p className="border-line text-muted mt-6 border-t pt-6">
        Have an account already? <TextLink href={paths.login}>Sign in</TextLink>. Waiting for the confirmation
        email? <TextLink href={paths.verifyEmail}>See what to do</TextLink>. Only one photo?{' '}
        <TextLink href={paths.onHome('upload')}>Order without an account</TextLink>.
      </p>
    </AccountLayout>
  );
}
