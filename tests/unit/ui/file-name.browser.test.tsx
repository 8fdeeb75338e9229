import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { FileName } from '../../../src/ui/file-name.tsx';
import '../../../src/styles/index.css';

test('FileName keeps every space of the name, also where it splits the name', async () => {
  for (const name of ['copy of 0411.jpg', 'a  b.jpg', ' 1.jpg']) {
    const { container } = await render(<FileName name={name} />);
    const parts = Array.from(container.querySelectorAll('span'), (part) => part.innerText);
    expect(parts.join('')).toBe(name);
  }
});

test('FileName does not split a Hebrew or Arabic word, whose halves would change places', async () => {
  for (const [word, end] of [
    ['שלום עולם', ' 12.jpg'],
    ['صورة العائلة', '.jpg'],
  ] as const) {
    const { container } = await render(<FileName name={word + end} />);
    const parts = Array.from(container.querySelectorAll('span'), (part) => part.innerText);
    expect(parts).toEqual([word, end]);
  }
});
