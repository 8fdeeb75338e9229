import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { HowItWorks } from '../../../src/sections/how-it-works.tsx';

const photo = { alt: 'A woman before white slats', src: '/woman.avif', width: 800, height: 800 };
const copy = { ...photo };
const other = { ...photo, alt: 'A house at dusk', src: '/house.avif' };

test('HowItWorks describes a photograph in several frames in a row once, in the first', () => {
  const steps = [photo, copy, other].map((shown, at) => ({ title: `Step ${at}`, text: '', photo: shown }));
  const html = renderToStaticMarkup(<HowItWorks title="Steps" steps={steps} />);
  expect([...html.matchAll(/ alt="([^"]*)"/g)].map(([, alt]) => alt)).toEqual([photo.alt, '', other.alt]);
});
