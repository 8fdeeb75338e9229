import { photos } from '#photos';
import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { clearToasts, getToasts } from '../../../src/lib/toast-store.ts';
import { Portfolio } from '../../../src/sections/portfolio.tsx';
import { VideoShowcase } from '../../../src/sections/video-showcase.tsx';

const fail = vi.hoisted(() => () => Promise.reject(new Error('The connection was lost.')));
vi.mock(import('../../../src/photos/lightbox.tsx'), fail);
vi.mock(import('../../../src/sections/video-player.tsx'), fail);

beforeEach(clearToasts);

const still = { photo: photos.car, caption: 'A car.', seconds: 1 } as const;
const sections = {
  Portfolio: (
    <Portfolio
      title="Work"
      categories={[]}
      items={[{ id: 'a', title: 'Frame', category: '', photo: photos.car }]}
    />
  ),
  VideoShowcase: <VideoShowcase title="Films" films={[{ id: 'a', title: 'Frame', stills: [still] }]} />,
};

test.each(Object.entries(sections))(
  '%s reports in a toast that its viewer did not open',
  // A retry would reuse the failed import of the first try.
  { retry: 0 },
  async (_name, section) => {
    await render(section);
    await page.getByRole('button', { name: 'Frame' }).click();
    await expect.poll(() => getToasts()[0]?.title).toMatch(/did not open$/);
  },
);
