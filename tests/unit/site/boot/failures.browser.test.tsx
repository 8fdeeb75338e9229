import { afterEach, expect, test, vi } from 'vitest';
import { reportRecovered } from '../../../../site/boot/failures.tsx';

afterEach(() => document.body.replaceChildren());

test('reportRecovered logs a hydration error unless a page translator has changed the page', () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  const error = new Error('Hydration failed');
  reportRecovered(error);
  expect(log).toHaveBeenCalledWith(error);

  log.mockClear();
  document.body.append(document.createElement('font'));
  reportRecovered(error);
  expect(log).not.toHaveBeenCalled();
});
