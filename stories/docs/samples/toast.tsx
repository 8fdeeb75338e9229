import { Button, toast, Toaster } from '../../../src/index.ts';

/** Render `Toaster` once, near the root. Call `toast()` from anywhere, also outside React. */
export const Page = () => (
  <>
    <Button onClick={() => toast({ title: 'Draft saved', description: 'On this device.' })}>
      Save draft
    </Button>
    <Toaster />
  </>
);
