import { photos } from '#photos';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles/index.css';
import { Portfolio } from '../../../src/sections/portfolio.tsx';
import { VideoShowcase } from '../../../src/sections/video-showcase.tsx';

const fail = vi.hoisted(() => () => Promise.reject(new Error('The connection was lost.')));
vi.mock(import('../../../src/photos/lightbox.tsx'), fail);
vi.mock(import('../../../src/sections/video-player.tsx'), fail);

const numbers = Array.from({ length: 24 }, (_, index) => `Number ${index + 1}`);
const still = { photo: photos.car, caption: 'A car.', seconds: 1 } as const;
const sections = {
  Portfolio: (
    <Portfolio
      title="Work"
      categories={[]}
      items={numbers.map((title) => ({ id: title, title, category: '', photo: photos.car }))}
    />
  ),
  VideoShowcase: (
    <VideoShowcase title="Films" films={numbers.map((title) => ({ id: title, title, stills: [still] }))} />
  ),
};

test.each(Object.entries(sections))(
  '%s shows on the screen that its viewer did not open, wherever the pressed card is',
  // A retry would reuse the failed import of the first try.
  { retry: 0 },
  async (_name, section) => {
    await page.viewport(390, 844);
    await render(section);
    await page.getByRole('button', { name: 'Number 1' }).click();
    await expect.element(page.getByText(/did not open\. Check your connection/)).toBeInViewport();
  },
);
