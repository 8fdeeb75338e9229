import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { OptionCard } from '../../../src/ui/option-card.tsx';
import { OptionGroup } from '../../../src/ui/option-group.tsx';
import '../../../src/styles/index.css';

test('an uncontrolled OptionGroup returns to its default when its form is reset', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  const form = (hint: string) => (
    <form>
      <OptionGroup legend="Size" hint={hint} defaultValue="small" onValueChange={onValueChange}>
        <OptionCard value="small" title="Small" />
        <OptionCard value="large" title="Large" />
      </OptionGroup>
      <button type="reset">Reset</button>
    </form>
  );
  const screen = await render(form('One'));
  await screen.getByRole('radio', { name: 'Large' }).click();
  await screen.getByRole('button').click();
  await screen.rerender(form('Two'));
  await expect.element(screen.getByRole('radio', { name: 'Small' })).toBeChecked();
  expect(onValueChange.mock.calls).toEqual([['large'], ['small']]);
});

test('an uncontrolled OptionGroup keeps its choice if the host prevents the reset of its form', async () => {
  const screen = await render(
    <form onReset={(event) => event.preventDefault()}>
      <OptionGroup legend="Size" defaultValue="small">
        <OptionCard value="small" title="Small" />
        <OptionCard value="large" title="Large" />
      </OptionGroup>
      <button type="reset">Reset</button>
    </form>,
  );
  await screen.getByRole('radio', { name: 'Large' }).click();
  await screen.getByRole('button').click();
  await new Promise((done) => setTimeout(done, 50));
  await expect.element(screen.getByRole('radio', { name: 'Large' })).toBeChecked();
});

test('a controlled OptionGroup reports no change when its form is reset', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  const screen = await render(
    <form>
      <OptionGroup legend="Size" value="large" onValueChange={onValueChange}>
        <OptionCard value="large" title="Large" />
      </OptionGroup>
      <button type="reset">Reset</button>
    </form>,
  );
  await screen.getByRole('button').click();
  expect(onValueChange).not.toHaveBeenCalled();
});

test.each([
  [640, 4],
  [600, 2],
  [400, 2],
])('OptionGroup in a container of %i px shows %i cards per row', async (width, inRow) => {
  await page.viewport(1280, 800);
  await render(
    <div style={{ width }}>
      <OptionGroup legend="Turnaround" columns={4}>
        {['Standard', 'Priority', 'Rush', 'Express'].map((name) => (
          <OptionCard key={name} value={name} title={name} />
        ))}
      </OptionGroup>
    </div>,
  );
  const tops = [...document.querySelectorAll('label')].map((card) => card.getBoundingClientRect().top);
  expect(tops.filter((top) => top === tops[0])).toHaveLength(inRow);
});

test('an OptionGroup with an unknown layout puts two options side by side', async () => {
  await render(
    <OptionGroup legend="Size" layout={'grid' as never}>
      <OptionCard value="small" title="Small" />
      <OptionCard value="large" title="Large" />
    </OptionGroup>,
  );
  const topOf = (name: string) => page.getByRole('radio', { name }).element().getBoundingClientRect().top;
  expect(topOf('Large')).toBe(topOf('Small'));
});
