import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Checkbox } from '../../../src/ui/checkbox.tsx';
import { ChipGroup } from '../../../src/ui/chip-group.tsx';
import { OptionGroup } from '../../../src/ui/option-group.tsx';
import { Tabs, TabsList, TabsTrigger } from '../../../src/ui/tabs.tsx';

/** Number of elements that describe the control, each of which must exist except the host's own. */
function descriptions(element: ReactElement) {
  const html = renderToStaticMarkup(element);
  const ids = /aria-describedby="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
  const missing = ids.filter((id) => id !== 'host-note' && !html.includes(`id="${id}"`));
  expect(missing).toEqual([]);
  expect(ids).toContain('host-note');
  return ids.length;
}

test('form controls add the host’s aria-describedby to their own descriptions', () => {
  const host = { 'aria-describedby': 'host-note' };
  expect(descriptions(<OptionGroup legend="Q" error="Choose one." hint="Any." {...host} />)).toBe(3);
  expect(descriptions(<ChipGroup legend="Q" error="Choose one." {...host} />)).toBe(2);
  expect(descriptions(<Checkbox label="Q" description="More" {...host} />)).toBe(2);
  expect(descriptions(<Checkbox label="Q" {...host} />)).toBe(1);
  const tab = (
    <Tabs value="a">
      <TabsList>
        <TabsTrigger value="a" state="error" {...host}>
          A
        </TabsTrigger>
      </TabsList>
    </Tabs>
  );
  expect(descriptions(tab)).toBe(2);
});
