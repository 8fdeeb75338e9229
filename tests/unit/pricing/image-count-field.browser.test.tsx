import { useState } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ImageCountField } from '../../../src/pricing/image-count-field.tsx';

function Host() {
  const [count, setCount] = useState(1);
  return (
    // Escape resets the count while the field keeps the focus, as after a submit or a restored page.
    <div onKeyDown={({ key }) => key === 'Escape' && setCount(1)}>
      <ImageCountField label="Images" value={count} onValueChange={setCount} />
    </div>
  );
}

test('ImageCountField keeps the typed text until its host sets another count', async () => {
  const screen = await render(<Host />);
  const field = screen.getByRole('spinbutton', { name: 'Images' });
  await userEvent.fill(field, '');
  await expect.element(field).toHaveDisplayValue('');
  await userEvent.fill(field, '04');
  await expect.element(field).toHaveDisplayValue('04');
  await userEvent.keyboard('{Escape}');
  await expect.element(field).toHaveDisplayValue('1');
});
