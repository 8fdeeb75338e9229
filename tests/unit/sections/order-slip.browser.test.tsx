import '../../../src/styles/index.css';
import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { OrderSlip } from '../../../src/sections/order-slip.tsx';

test.each(['2048-0000-1111-2222-3333-4444-5555', 'Hochzeitsreportagenbestellung'])(
  'the hole in OrderSlip stays in its corner beside the number %s',
  async (number) => {
    const { container } = await render(
      <OrderSlip
        label="Example order"
        number={number}
        rows={[]}
        total={{ term: 'Estimated total', value: '$43' }}
        style={{ width: 280 }}
      />,
    );
    const slip = container.firstElementChild!.getBoundingClientRect();
    const hole = container.querySelector('[aria-hidden]')!.getBoundingClientRect();
    expect(slip.right - hole.right).toBe(25);
    expect(hole.top - slip.top).toBe(25);
    expect(hole.width).toBe(20);
    const text = container.querySelector('p')!;
    expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
);
