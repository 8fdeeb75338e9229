import { photos } from '#photos';
import { useState } from 'react';
import { Button, Lightbox } from '../../../src/index.ts';

const items = [
  { id: 'car', title: 'Ochre car', photo: photos.car, recipe: 'automotive' },
  { id: 'canal', title: 'Canal at dusk', photo: photos.canal, recipe: 'color-correction' },
] as const;

export function PhotographDialog() {
  const [open, setOpen] = useState(false);
  const [index, setIndex] = useState(0);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Show photographs</Button>
      <Lightbox items={items} index={index} onIndexChange={setIndex} open={open} onOpenChange={setOpen} />
    </>
  );
}
