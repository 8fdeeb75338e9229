import { ActionLink } from '../../src/ui/action-link.tsx';
import { Button } from '../../src/ui/button.tsx';
import { brand } from '../brand.ts';
import type { PageProps } from '../content/page-row.ts';
import { paths } from '../routing/paths.ts';
import { useUrlQuery } from '../routing/use-location.ts';
import { AccountLayout } from '../templates/account.tsx';
import { TextLink } from '../templates/text-link.tsx';

/**
 * Target of the link in the confirmation email, `/verify-email?token=…`. None of the seven calls confirms an address, so it
 * says what to do. The token is not shown: anyone can write a link whose token misleads the visitor.
 */
export default function VerifyEmail({ page }: PageProps) {
  // Missing in the prerendered HTML, which is the same for every URL.
  const token = new URLSearchParams(useUrlQuery()).get('token');
  return (
    <AccountLayout
      page={page}
      label="Verify email"
      heading={token ? 'Confirm your email.' : 'Check your inbox.'}
      lead={
        token
          ? 'Your link contains a code for your account. The studio’s server checks it when you sign in. If signing in fails, forward us the email.'
          : 'You can sign in at once. If we emailed you a link, open it to confirm your address.'
      }
    >
      <div className="flex flex-wrap gap-3">
        <ActionLink href={paths.login} label={token ? 'Try to sign in' : 'Sign in'} variant="primary" />
        <Button asChild variant="secondary">
          <a
            href={`mailto:${brand.email}?subject=${encodeURIComponent('Please send the confirmation email again')}`}
          >
            Request a new email
          </a>
        </Button>
      </div>
      <Resend />
    </AccountLayout>
  );
}

function Resend() {
  return (
    <section aria-labelledby="resend" className="border-line mt-10 border-t pt-6">
      <h2 id="resend" className="text-large font-semibold">
        If no email arrives
      </h2>
      <ol className="text-muted marker:text-faint mt-3 list-decimal ps-6 [&>li]:mt-2">
        <li>Wait ten minutes, then check your spam folder and the “Promotions” tab.</li>
        <li>
          Search for {brand.email}. The usual cause is a typo in your address:{' '}
          <TextLink href={paths.register}>sign up again</TextLink> with the correct address.
        </li>
        <li>Request a new email with the button above. A person sends it, {brand.hours}.</li>
      </ol>
    </section>
  );
}
