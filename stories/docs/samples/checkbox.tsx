import { useState } from 'react';
import { Checkbox, RUSH_MULTIPLIER } from '../../../src/index.ts';

export function RushOrder() {
  const [rush, setRush] = useState(false);
  return (
    <Checkbox
      label="Rush order"
      description={`Edited first. Price × ${RUSH_MULTIPLIER}`}
      name="rushOrder"
      checked={rush}
      onCheckedChange={setRush}
    />
  );
}
