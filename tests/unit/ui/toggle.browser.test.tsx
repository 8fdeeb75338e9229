import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Toggle } from '../../../src/ui/toggle.tsx';

test('Toggle stays as it is if the host prevents the default of a click', async () => {
  const onPressedChange = vi.fn();
  const screen = await render(
    <Toggle onClick={(event) => event.preventDefault()} onPressedChange={onPressedChange}>
      Captions
    </Toggle>,
  );
  await screen.getByRole('button').click();
  await expect.element(screen.getByRole('button')).toHaveAttribute('aria-pressed', 'false');
  expect(onPressedChange).not.toHaveBeenCalled();
});
