import { useState } from 'react';
import { Button, VideoPlayer, type StillFilm } from '../../../src/index.ts';

export function DemoVideo({ film }: { film: StillFilm }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Watch Demo</Button>
      <VideoPlayer film={film} open={open} onOpenChange={setOpen} />
    </>
  );
}
