import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PencilMark } from '../../../src/ui/pencil-mark.tsx';

test.each(['circle', 'constructor'])('PencilMark renders nothing for the unknown shape "%s"', (shape) => {
  expect(renderToStaticMarkup(<PencilMark shape={shape as never} />)).toBe('');
});
