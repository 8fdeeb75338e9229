import { useEffect, useState } from 'react';
import { Link } from '../../src/lib/navigation.tsx';
import { Button } from '../../src/ui/button.tsx';
import { brand } from '../brand.ts';
import { paths } from '../routing/paths.ts';
import { AccountLayout, accountLink } from '../templates/account.tsx';

/** What stands in the address of the link that a mail carries: `/verify-email?token=…`. */
const TOKEN = 'token';

/** Where the link in the confirmation mail leads. None of the seven calls confirms an address, so it says what to do. */
export default function VerifyEmail() {
  const token = useToken();
  return (
    <AccountLayout
      label="Verify email"
      heading={token ? 'Your link has arrived.' : 'Look in your inbox.'}
      lead={
        <p>
          {token
            ? 'It carries a code that ties this address to your account. The code is checked by the studio’s server, not by this page.'
            : 'After sign-up a mail is on its way, with a link that proves the address is yours.'}
        </p>
      }
      photo="auburnHair"
    >
      {token && <Code token={token} />}
      <div className="flex flex-wrap gap-3">
        <Button asChild>
          <Link href={paths.login}>{token ? 'Try to sign in' : 'Sign in'}</Link>
        </Button>
        <Button asChild variant="secondary">
          <a
            href={`mailto:${brand.email}?subject=${encodeURIComponent('Please send the confirmation mail again')}`}
          >
            Ask for a new mail
          </a>
        </Button>
      </div>
      <Resend />
    </AccountLayout>
  );
}

/** Shown so that it can be read out to support; kept as text, whatever it is. */
function Code({ token }: { token: string }) {
  return (
    <div className="border-line bg-raised rounded-card mb-6 border p-5">
      <p className="label-mono text-muted mb-1">Code in your link</p>
      <p className="text-mono font-mono wrap-anywhere">{token}</p>
      <p className="text-small text-muted mt-3">
        If signing in still fails, send us this code and we confirm the address by hand.
      </p>
    </div>
  );
}

function Resend() {
  return (
    <section aria-labelledby="resend" className="border-line mt-10 border-t pt-6">
      <h2 id="resend" className="text-large font-semibold">
        If no mail comes
      </h2>
      <ol className="text-muted marker:text-faint mt-3 list-decimal ps-6 [&>li]:mt-2">
        <li>Wait ten minutes, then look into the spam folder and the “Promotions” tab.</li>
        <li>
          Search for {brand.email}. A typo at sign-up is the usual cause: then{' '}
          <Link href={paths.register} className={accountLink}>
            sign up again
          </Link>{' '}
          with the right address.
        </li>
        <li>Ask for a new mail with the button above. A person sends it, {brand.hours}.</li>
      </ol>
    </section>
  );
}

/** The code in the address; none until the page runs, because prerendered HTML is the same for every address. */
function useToken(): string | undefined {
  const [token, setToken] = useState<string>();
  useEffect(() => setToken(new URLSearchParams(location.search).get(TOKEN)?.trim() || undefined), []);
  return token;
}
