import { useState } from 'react';
import { OptionCard, OptionGroup } from '../../../src/index.ts';

export function Quality() {
  const [value, setValue] = useState('pro');
  return (
    <OptionGroup legend="Quality" name="quality" columns={3} value={value} onValueChange={setValue}>
      <OptionCard value="basic" title="Basic" description="Exposure and color" />
      <OptionCard value="pro" title="Pro" description="Retouch and grade" badge="popular" />
      <OptionCard value="premium" title="Premium" description="Senior retoucher" />
    </OptionGroup>
  );
}
