import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render, renderHook } from 'vitest-browser-react';
import { PhotoPicker, type PhotoPickerProps } from '../../../src/photos/photo-picker.tsx';
import { usePhotoSelection } from '../../../src/photos/use-photo-selection.ts';
import { PhotoFindings } from '../../../src/photos/photo-findings.tsx';
import { toolMessages } from '../../../src/preflight/tool-messages.ts';
import { reportOf } from '../preflight/report-of.ts';

const photos = ['a.nef', 'b.nef', 'c.nef', 'd.nef'].map((name) => new File([name], name));

/** A picker with buttons that disable it and change its list from outside. */
function Host(props: Pick<PhotoPickerProps, 'size' | 'messages'>) {
  const [list, setList] = useState<readonly File[]>(photos.slice(0, 3));
  const [disabled, setDisabled] = useState(false);
  return (
    <>
      <button onClick={() => setDisabled(!disabled)}>Send</button>
      <button onClick={() => setList([...list, photos[3]!])}>Add</button>
      <button onClick={() => setList(list.slice(1))}>Drop the first</button>
      <PhotoPicker
        {...props}
        photos={list}
        disabled={disabled}
        onAdd={(files) => setList([...list, ...files])}
        onRemove={(files) => {
          setList(list.filter((file) => !files.includes(file)));
          return () => setList(list);
        }}
      />
    </>
  );
}

const button = (name: string) => page.getByRole('button', { name, exact: true });
const checkbox = (name: string) => page.getByRole('checkbox', { name: `Select ${name}` });

test('Escape ends the selection mode and returns the focus to “Select”', async () => {
  await render(<Host />);
  await button('Select').click();
  checkbox('b.nef').element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Select')).toHaveFocus();
});

test('“Undo” in the selection mode moves the focus to the toolbar', async () => {
  await render(<Host />);
  await expect.element(button('Select')).toBeInTheDocument();
  await button('Remove b.nef').click();
  await button('Select').click();
  checkbox('c.nef').element().focus();
  await button('Undo').click();
  await expect.element(button('Select all')).toHaveFocus();
});

test('a disabled picker ends the selection mode and moves no focus when enabled again', async () => {
  await render(<Host />);
  await button('Select').click();
  await checkbox('b.nef').click();
  await button('Send').click();
  await expect.element(button('Select all')).not.toBeInTheDocument();
  await button('Send').click();
  await expect.element(button('Select')).toBeInTheDocument();
  await expect.element(button('Send')).toHaveFocus();
});

test('the selection mode ends when a single photo is left', async () => {
  await render(<Host />);
  await button('Select').click();
  await button('Drop the first').click();
  await expect.element(checkbox('a.nef')).not.toBeInTheDocument();
  await button('Drop the first').click();
  await expect.element(button('Remove c.nef')).toBeInTheDocument();
});

test('the “Undo” button stays hidden after another change of the list', async () => {
  await render(<Host />);
  await expect.element(button('Select')).toBeInTheDocument();
  await button('Remove b.nef').click();
  await expect.element(button('Undo')).toBeInTheDocument();
  await button('Add').click();
  await expect.element(button('Undo')).not.toBeInTheDocument();
  await button('Drop the first').click();
  await expect.element(button('Remove a.nef')).not.toBeInTheDocument();
  await expect.element(button('Undo')).not.toBeInTheDocument();
});

test('“Undo” in a small picker restores the removed photo at its position', async () => {
  await render(<Host size="small" />);
  await button('Remove a.nef').click();
  await button('Undo').click();
  await expect
    .element(page.getByRole('button', { name: /^Remove/ }).first())
    .toHaveAccessibleName('Remove a.nef');
  await expect.element(button('Undo')).not.toBeInTheDocument();
  expect(document.activeElement).toHaveAttribute('type', 'file');
});

test('the line with “Undo” says what was removed in the words of the picker', async () => {
  await render(<Host size="small" messages={{ removed: (count) => `${count} reference photo removed.` }} />);
  await button('Remove a.nef').click();
  await expect
    .poll(() => button('Undo').query()?.parentElement?.textContent)
    .toBe('1 reference photo removed.Undo');
});

test('the list with a problem of the host does not render again with the picker', async () => {
  // The list calls it for each photo.
  const markCountOf = vi.fn(() => 0);
  const props: PhotoPickerProps = {
    size: 'small',
    photos,
    problems: new Map([[photos[0]!, 'Not stored.']]),
    markCountOf,
    onOpen() {},
    onAdd() {},
    onRemove() {},
  };
  const { rerender } = await render(<PhotoPicker {...props} />);
  await expect.element(button('Remove a.nef')).toBeInTheDocument();
  markCountOf.mockClear();
  await rerender(<PhotoPicker {...props} error="Another text" />);
  await expect.element(page.getByText('Another text')).toBeInTheDocument();
  expect(markCountOf).not.toHaveBeenCalled();
});

test('“problems first” shows the photo with a problem of the host first', async () => {
  const problems = new Map([[photos[2]!, 'Not stored.']]);
  await render(<PhotoPicker photos={photos} problems={problems} onAdd={() => {}} onRemove={() => {}} />);
  await page.getByRole('combobox', { name: 'Sort' }).selectOptions('problems first');
  await expect
    .element(page.getByRole('button', { name: /^Remove/ }).first())
    .toHaveAccessibleName('Remove c.nef');
});

test('the selection mode leaves Alt+Left and Cmd+Left to the browser', async () => {
  await render(<Host />);
  await button('Select').click();
  const box = checkbox('b.nef').element();
  box.focus();
  const press = (init: KeyboardEventInit) =>
    box.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  // The shortcuts for Back in Windows and macOS.
  expect(press({ key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(press({ key: 'ArrowLeft', metaKey: true })).toBe(true);
  expect(document.activeElement).toBe(box);
  // With Caps Lock.
  expect(press({ key: 'A', ctrlKey: true })).toBe(false);
  await expect.element(page.getByText('3 selected')).toBeInTheDocument();
});

test('a step with Shift after “Select all” keeps all photos selected', async () => {
  await render(<Host />);
  await button('Select').click();
  await button('Select all').click();
  checkbox('a.nef').element().focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect.element(checkbox('b.nef')).toHaveFocus();
  await expect.element(page.getByText('3 selected')).toBeInTheDocument();
});

/** Findings of an HDR bracket of six frames, each of them in CMYK. */
function Findings() {
  const [count, setCount] = useState(6);
  const frames = Array.from({ length: 6 }, (_, at) => new File([`${at}`], `${at}.jpg`));
  const reports = frames.map(
    (file, at) => [file, reportOf({ kind: 'jpeg', takenAt: 0, exposure: { bias: at } })] as const,
  );
  const findings = frames.map((file) => [file, [{ code: 'cmyk' }]] as const);
  return (
    <PhotoFindings
      photos={frames}
      analysis={{
        reports: new Map(reports),
        findings: new Map(findings),
        withoutFingerprint: [],
        isReading: false,
      }}
      count={count}
      onCount={setCount}
      note={`${count} in the order.`}
      disabled={false}
      words={toolMessages}
    />
  );
}

test('the button that shows all findings passes the focus to their list', async () => {
  await render(<Findings />);
  await button('2 more').click();
  await expect.element(button('2 more')).not.toBeInTheDocument();
  const list = page.getByRole('group', { name: 'What was found' });
  await expect.element(list).toHaveFocus();
  // A long list scrolls. Safari lets the keyboard scroll only what takes the focus.
  await userEvent.keyboard('{Tab}');
  await expect.element(list).toHaveAttribute('tabindex', '0');
});

test('the button that counts a bracket as one image passes the focus to its line, which states the new number', async () => {
  await render(<Findings />);
  await button('Count 1 instead of 6').click();
  await expect.element(button('Count 1 instead of 6')).not.toBeInTheDocument();
  await expect.element(page.getByText('6 photos look like 1 bracket of 6. 1 in the order.')).toHaveFocus();
});

test('Ctrl+A selects all photos on a keyboard with Cyrillic letters', async () => {
  await render(<Host />);
  await button('Select').click();
  const selectAll = { key: 'ф', code: 'KeyA', ctrlKey: true, bubbles: true, cancelable: true };
  expect(checkbox('b.nef').element().dispatchEvent(new KeyboardEvent('keydown', selectAll))).toBe(false);
  await expect.element(page.getByText('3 selected')).toBeInTheDocument();
});

const selectedNames = () =>
  Array.from(document.querySelectorAll<HTMLInputElement>('[data-photo-checkbox]:checked'), (box) =>
    box.getAttribute('aria-label'),
  );

test('Shift with an arrow back shortens the selected range', async () => {
  await render(<Host />);
  await button('Select').click();
  checkbox('a.nef').element().focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
  await expect.element(page.getByText('3 selected')).toBeInTheDocument();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  await expect.element(checkbox('b.nef')).toHaveFocus();
  await expect.poll(selectedNames).toEqual(['Select a.nef', 'Select b.nef']);
});

test('Shift with a nearer click shortens the range and keeps what was selected before', async () => {
  await render(<Host />);
  await button('Add').click();
  await button('Select').click();
  await checkbox('d.nef').click();
  await checkbox('a.nef').click();
  await checkbox('c.nef').click({ modifiers: ['Shift'] });
  await expect.element(page.getByText('4 selected')).toBeInTheDocument();
  await checkbox('b.nef').click({ modifiers: ['Shift'] });
  await expect.poll(selectedNames).toEqual(['Select a.nef', 'Select b.nef', 'Select d.nef']);
});

test('“Undo” is disabled in a disabled picker', async () => {
  await render(<Host />);
  await button('Remove b.nef').click();
  await expect.element(button('Undo')).toBeEnabled();
  await button('Send').click();
  await expect.element(button('Undo')).toBeDisabled();
  await button('Send').click();
  await expect.element(button('Undo')).toBeEnabled();
});

test('an arrow without Shift moves the start of the next range, as in a native list', async () => {
  await render(<Host />);
  await button('Add').click();
  await button('Select').click();
  await checkbox('a.nef').click();
  await checkbox('d.nef').click();
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowLeft}');
  await expect.element(checkbox('a.nef')).toHaveFocus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  await expect.poll(selectedNames).toEqual(['Select a.nef', 'Select b.nef', 'Select d.nef']);
});

test('a filter takes the photos that it hides out of the selection that “Remove” would remove', async () => {
  const { result, rerender, act } = await renderHook((shown: readonly File[] = photos) =>
    usePhotoSelection(shown, String, () => {}),
  );
  await act(() => result.current.begin());
  await act(() => result.current.selection?.onSelectAll());
  await rerender(photos.slice(2));
  expect(result.current.visibleSelected).toEqual(photos.slice(2));
});
