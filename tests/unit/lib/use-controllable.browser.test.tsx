import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useControllable } from '../../../src/lib/use-controllable.ts';

function Counter({ onChange }: { onChange: (value: number) => void }) {
  const [value, setValue] = useControllable({ defaultProp: 0, onChange });
  return <button onClick={() => setValue(value + 1)}>{value}</button>;
}

test('useControllable reports an error of the host’s onChange, and keeps the page', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {});
  const onChange = vi.fn(() => {
    throw new Error('host');
  });
  const screen = await render(<Counter onChange={onChange} />);
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('1')).toBeVisible();
  expect(onChange).toHaveBeenCalledExactlyOnceWith(1);
  expect(reported).toHaveBeenCalledWith(new Error('host'));
  reported.mockRestore();
});
