import { useState } from 'react';
import { Button, Link } from '../../../src/index.ts';

export function SendOrder({ send }: { send: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  return (
    <div className="flex gap-3">
      <Button busy={busy} onClick={() => (setBusy(true), send().finally(() => setBusy(false)))}>
        {busy ? 'Sending…' : 'Send order'}
      </Button>
      <Button asChild variant="secondary">
        <Link href="/pricing">See prices</Link>
      </Button>
    </div>
  );
}
