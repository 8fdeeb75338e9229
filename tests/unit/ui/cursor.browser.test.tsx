import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { Checkbox } from '../../../src/ui/checkbox.tsx';
import { Chip, ChipGroup } from '../../../src/ui/chip-group.tsx';
import { OptionCard } from '../../../src/ui/option-card.tsx';
import { OptionGroup } from '../../../src/ui/option-group.tsx';
import '../../../src/styles/index.css';

test.each([
  [false, 'pointer'],
  [true, 'not-allowed'],
])(
  'with disabled=%s a choice has the cursor %s on its label and on its control',
  async (disabled, cursor) => {
    await render(
      <>
        <Checkbox label="Rush order" disabled={disabled} />
        <ChipGroup legend="Style">
          <Chip value="warm" disabled={disabled}>
            Warm
          </Chip>
        </ChipGroup>
        <OptionGroup legend="Quality">
          <OptionCard value="pro" title="Pro" disabled={disabled} />
        </OptionGroup>
      </>,
    );
    const parts = [...document.querySelectorAll('label, input')];
    expect(parts.map((part) => getComputedStyle(part).cursor)).toEqual(parts.map(() => cursor));
  },
);
