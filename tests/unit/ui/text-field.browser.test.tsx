import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../../src/styles/index.css';
import { TextField } from '../../../src/ui/text-field.tsx';

test('a TextField for a date is no wider than its column, as on a phone with text at 200 %', async () => {
  const { container, getByLabelText } = await render(
    <div className="grid" style={{ width: 110 }}>
      <TextField label="Deadline" type="date" />
    </div>,
  );
  const { right } = getByLabelText('Deadline').element().getBoundingClientRect();
  expect(right).toBeLessThanOrEqual(container.firstElementChild!.getBoundingClientRect().right);
});
