import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useControllable } from '../../../src/lib/use-controllable.ts';
import { Toggle } from '../../../src/ui/toggle.tsx';

function Counter({ onChange }: { onChange: (value: number) => void }) {
  const [value, setValue] = useControllable<number>('Counter', undefined, 0, onChange);
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

test('useControllable names the component that a host changes from uncontrolled to controlled', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { rerender } = await render(<Toggle>Captions</Toggle>);
  await rerender(<Toggle pressed>Captions</Toggle>);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^Toggle is changing from uncontrolled to controlled/),
  );
});
