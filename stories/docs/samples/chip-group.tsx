import { useState } from 'react';
import { Chip, ChipGroup } from '../../../src/index.ts';

const kinds = ['All', 'Portrait', 'Wedding', 'Product'];

export function KindFilter() {
  const [kind, setKind] = useState('All');
  return (
    <ChipGroup legend="Show" hideLegend value={kind} onValueChange={setKind}>
      {kinds.map((name) => (
        <Chip key={name} value={name}>
          {name}
        </Chip>
      ))}
    </ChipGroup>
  );
}
