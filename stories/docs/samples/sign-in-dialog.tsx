import { useState } from 'react';
import { Button, SignInDialog } from '../../../src/index.ts';

export function Portal() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Portal</Button>
      <SignInDialog open={open} onOpenChange={setOpen} portalHref="/orders" />
    </>
  );
}
