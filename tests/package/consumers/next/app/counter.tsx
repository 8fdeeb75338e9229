'use client';
import { useState } from 'react';
import { Button } from 'safelight/ui/button';

export function Counter() {
  const [pressed, setPressed] = useState(0);
  return (
    <>
      <Button onClick={() => setPressed(pressed + 1)}>Send my photos</Button>
      <p>Pressed {pressed}</p>
    </>
  );
}
