import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PhotoPicker, type PhotoPickerProps } from '../../../src/photos/photo-picker.tsx';

const photos = ['a.nef', 'b.nef', 'c.nef', 'd.nef'].map((name) => new File([name], name));

/** A picker with buttons for what happens to its list and form from elsewhere. */
function Host(props: Pick<PhotoPickerProps, 'size'>) {
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

test('Escape ends the selecting, and the focus is on "Select" again', async () => {
  await render(<Host />);
  await button('Select').click();
  checkbox('b.nef').element().focus();
  await userEvent.keyboard('{Escape}');
  await expect.element(button('Select')).toHaveFocus();
});

test('"Undo" while selecting leaves the focus in the toolbar', async () => {
  await render(<Host />);
  await expect.element(button('Select')).toBeInTheDocument();
  await button('Remove b.nef').click();
  await button('Select').click();
  checkbox('c.nef').element().focus();
  await button('Undo').click();
  await expect.element(button('Select all')).toHaveFocus();
});

test('a form that is being sent ends the selecting, and later takes the focus from nothing', async () => {
  await render(<Host />);
  await button('Select').click();
  await checkbox('b.nef').click();
  await button('Send').click();
  await expect.element(button('Select all')).not.toBeInTheDocument();
  await button('Send').click();
  await expect.element(button('Select')).toBeInTheDocument();
  await expect.element(button('Send')).toHaveFocus();
});

test('the offer to undo a removal does not come back once the list has changed', async () => {
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

test('a photo removed from a small list, which has no tools, can be put back in its place', async () => {
  await render(<Host size="small" />);
  await button('Remove a.nef').click();
  await button('Undo').click();
  await expect
    .element(page.getByRole('button', { name: /^Remove/ }).first())
    .toHaveAccessibleName('Remove a.nef');
  await expect.element(button('Undo')).not.toBeInTheDocument();
  expect(document.activeElement).toHaveAttribute('type', 'file');
});

test('the browser keeps its own shortcuts while photos are selected', async () => {
  await render(<Host />);
  await button('Select').click();
  const box = checkbox('b.nef').element();
  box.focus();
  const press = (init: KeyboardEventInit) =>
    box.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, cancelable: true, ...init }));
  // Back, in Windows and in macOS.
  expect(press({ key: 'ArrowLeft', altKey: true })).toBe(true);
  expect(press({ key: 'ArrowLeft', metaKey: true })).toBe(true);
  expect(document.activeElement).toBe(box);
  // With Caps Lock.
  expect(press({ key: 'A', ctrlKey: true })).toBe(false);
  await expect.element(page.getByText('3 selected')).toBeInTheDocument();
});
