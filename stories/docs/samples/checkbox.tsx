import { useState } from 'react';
import { Checkbox, RUSH_MULTIPLIER } from '../../../src/index.ts';

export function Rush() {
  const [rush, setRush] = useState(false);
  return (
    <Checkbox
      label="Rush order"
      description={`To the front of its queue: × ${RUSH_MULTIPLIER}`}
      name="rushOrder"
      checked={rush}
      onCheckedChange={setRush}
    />
  );
}
