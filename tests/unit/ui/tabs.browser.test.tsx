import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles/index.css';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../../src/ui/tabs.tsx';

/** Values of a host: as with Radix, its listener may take only these. */
type Step = 'photos' | 'details';

function Steps() {
  const [value, setValue] = useState<Step>('photos');
  return (
    <>
      <Tabs value={value} onValueChange={(step: Step) => setValue(step)}>
        <TabsList aria-label="Steps">
          <TabsTrigger value="photos">Photos</TabsTrigger>
          <TabsTrigger value="details">Details</TabsTrigger>
        </TabsList>
        <TabsContent value="photos">Add photos</TabsContent>
        <TabsContent value="details">Choose a service</TabsContent>
      </Tabs>
      <button type="button" onClick={() => setValue('photos')}>
        Back
      </button>
    </>
  );
}

test('Shift+Tab reaches the selected tab after the host changed the selection', async () => {
  await render(<Steps />);
  await userEvent.click(page.getByRole('tab', { name: 'Details' }));
  await userEvent.click(page.getByRole('button', { name: 'Back' }));
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(page.getByRole('tabpanel')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  await expect.element(page.getByRole('tab', { name: 'Photos' })).toHaveFocus();
  await expect.element(page.getByRole('tabpanel')).toHaveTextContent('Add photos');
  // A dialog takes the first element with a tab stop for the one from which Shift+Tab leads to the last.
  expect(page.getByRole('tablist').element().tabIndex).toBe(-1);
});

test('Tab reaches a TabsList without a selected tab', async () => {
  await render(
    <Tabs>
      <TabsList aria-label="Steps">
        <TabsTrigger value="photos">Photos</TabsTrigger>
        <TabsTrigger value="details">Details</TabsTrigger>
      </TabsList>
    </Tabs>,
  );
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('tab', { name: 'Photos' })).toHaveFocus();
});

test('a tab that the arrow keys only move to has a focus ring', async () => {
  await render(
    <Tabs defaultValue="photos" activationMode="manual">
      <TabsList aria-label="Steps">
        <TabsTrigger value="photos">Photos</TabsTrigger>
        <TabsTrigger value="details">Details</TabsTrigger>
      </TabsList>
    </Tabs>,
  );
  await userEvent.keyboard('{Tab}{ArrowRight}');
  const details = page.getByRole('tab', { name: 'Details', selected: false });
  await expect.element(details).toHaveFocus();
  expect(getComputedStyle(details.element()).outlineStyle).toBe('solid');
});

test('the text of a numbered tab is its label alone (ordering 1)', async () => {
  await render(
    <Tabs defaultValue="photos">
      <TabsList variant="steps" aria-label="Steps">
        <TabsTrigger value="photos" step={1}>
          Photos
        </TabsTrigger>
        <TabsTrigger value="details" step={2} state="error">
          Details
        </TabsTrigger>
      </TabsList>
    </Tabs>,
  );
  const tabs = page.getByRole('tab').elements();
  const circles = tabs.map((tab) => tab.querySelector('[aria-hidden]') as Element);
  expect(tabs[0]?.textContent).toBe('Photos');
  expect(circles.map((circle) => getComputedStyle(circle, '::after').content)).toEqual(['"1"', '"!"']);
});

/** Renders the steps of a form that is at most so many px wide. */
const renderSteps = (maxWidth: number, labels: readonly string[]) =>
  render(
    <div style={{ maxWidth }}>
      <Tabs defaultValue={labels[0]}>
        <TabsList variant="steps" aria-label="Steps">
          {labels.map((label, index) => (
            <TabsTrigger key={label} value={label} step={index + 1}>
              {label}
            </TabsTrigger>
          ))}
        </TabsList>
      </Tabs>
    </div>,
  );

test.each([320, 1280])(
  'TabsTrigger keeps a long word inside the tab at a viewport of %i px',
  async (width) => {
    await page.viewport(width, 800);
    await renderSteps(640, [
      'Fotografien',
      'Leistungsbeschreibung',
      'Bearbeitungsvorlieben',
      'Kontaktinformationen',
    ]);
    for (const label of document.querySelectorAll('[role=tab] > :last-child'))
      expect(label.scrollWidth).toBeLessThanOrEqual(label.parentElement!.clientWidth - 8);
  },
);

test('a step of the order form beside the estimate at 1024 px does not break its word', async () => {
  await page.viewport(1024, 800);
  await renderSteps(566, ['Upload Photos', 'Service Details', 'Preferences', 'Contact & Delivery']);
  await document.fonts.load('600 14.5px "Instrument Sans"');
  const letters = document.createRange();
  letters.selectNodeContents(page.getByText('Preferences').element());
  // One rectangle for each line.
  expect(letters.getClientRects()).toHaveLength(1);
});

test.each([
  [320, ['1', '2', '3', '4'], ['1px', '1px', '0px', '0px']],
  [320, ['1', '2'], ['0px', '0px']],
  [390, ['1', '2', '3', '4'], ['0px', '0px', '0px', '0px']],
])(
  'at %i px the steps %j have lines between rows only, which bend at no round corner',
  async (width, names, lines) => {
    await page.viewport(width, 600);
    await render(
      <Tabs defaultValue="1">
        <TabsList variant="steps" aria-label="Steps">
          {names.map((name) => (
            <TabsTrigger key={name} value={name}>
              {name}
            </TabsTrigger>
          ))}
        </TabsList>
      </Tabs>,
    );
    const styles = page
      .getByRole('tab')
      .elements()
      .map((tab) => getComputedStyle(tab));
    expect(styles.map((style) => style.borderBottomWidth)).toEqual(lines);
    for (const { borderTopWidth } of styles) expect(borderTopWidth).toBe('0px');
  },
);

test('the arrow keys of Tabs follow a text direction that the host changes', async () => {
  const inDirection = (dir: 'ltr' | 'rtl') => (
    <div dir={dir}>
      <Tabs defaultValue="photos">
        <TabsList aria-label="Steps">
          <TabsTrigger value="photos">Photos</TabsTrigger>
          <TabsTrigger value="details">Details</TabsTrigger>
          <TabsTrigger value="contact">Contact</TabsTrigger>
        </TabsList>
      </Tabs>
    </div>
  );
  const { rerender } = await render(inDirection('ltr'));
  await rerender(inDirection('rtl'));
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  await expect.element(page.getByRole('tab', { name: 'Details' })).toHaveFocus();
});
