import { afterEach, expect, test, vi } from 'vitest';
import { sourceOfFile } from '../../../src/looks/look-source.ts';

afterEach(() => vi.unstubAllGlobals());

test('sourceOfFile closes the decoded photo if it cannot be scaled down', async () => {
  const bitmap = { width: 6000, height: 4000, close: vi.fn() };
  const decode = vi.fn(() => Promise.reject(new Error('Out of memory')));
  vi.stubGlobal('createImageBitmap', decode.mockResolvedValueOnce(bitmap as never));
  expect(await sourceOfFile(new File(['x'], 'a.jpg'))).toBeNull();
  expect(bitmap.close).toHaveBeenCalledOnce();
});
