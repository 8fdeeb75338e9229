import { useState } from 'react';
import { Toggle } from '../../../src/index.ts';

export function CaptionsToggle({ show }: { show: (on: boolean) => void }) {
  const [on, setOn] = useState(true);
  return (
    <Toggle pressed={on} onPressedChange={(next) => (setOn(next), show(next))}>
      Captions
    </Toggle>
  );
}
