import { useState } from 'react';
import { Checkbox } from '../../../src/index.ts';

export function Rush() {
  const [rush, setRush] = useState(false);
  return (
    <Checkbox
      label="Rush order"
      description="To the front of its queue: × 1.5"
      name="rushOrder"
      checked={rush}
      onCheckedChange={setRush}
    />
  );
}
