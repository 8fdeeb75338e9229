import { SignInForm } from '../../src/account/auth-forms.tsx';
import type { PageProps } from '../content/page-row.ts';
import { paths } from '../routing/paths.ts';
import { NeedsScripts } from '../sections/needs-scripts.tsx';
import { AccountLayout } from '../templates/account.tsx';
import { TextLink } from '../templates/text-link.tsx';
import { keepText } from '../templates/keep-text.ts';

/** The sign-in page, for bookmarks and for visitors without JavaScript, who cannot open the dialog. */
export default function Login({ page }: PageProps) {
  return (
    <AccountLayout
      page={page}
      label="Sign in"
      heading="Sign in to your account."
      lead="Sign in with the email address of your account."
    >
      <NeedsScripts />
      <SignInForm ref={keepText} portalHref={paths.portal} className="noscript:hidden" />
      <p className="border-line text-muted mt-8 border-t pt-6">
        No account yet? <TextLink href={paths.register}>Create one</TextLink>. Forgot your password?{' '}
        <TextLink href={paths.contact}>Contact us</TextLink>. It can’t be reset on this page.
      </p>
    </AccountLayout>
  );
}
