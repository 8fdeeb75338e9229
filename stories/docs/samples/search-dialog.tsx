import { useState } from 'react';
import { Button, SearchDialog, useSearchShortcut } from '../../../src/index.ts';

export function SiteSearch() {
  const [open, setOpen] = useState(false);
  useSearchShortcut(() => setOpen(true));
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Search
      </Button>
      <SearchDialog open={open} onOpenChange={setOpen} />
    </>
  );
}
