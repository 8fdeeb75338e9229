import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { keepTyping } from '../../../../site/shell/keep-typing.ts';

/** Types and pastes on the page, as with the keyboard. */
function enter(keys: string, pasted: string) {
  for (const key of keys) window.dispatchEvent(new KeyboardEvent('keydown', { key }));
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', pasted);
  const paste = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  document.body.dispatchEvent(paste);
  return paste;
}

/** Shows a dialog with a field, which gets the focus. */
async function openDialog() {
  const screen = await render(
    <div role="dialog" aria-label="Search">
      <input aria-label="Query" maxLength={16} />
    </div>,
  );
  const field = screen.getByLabelText('Query');
  (field.element() as HTMLInputElement).focus();
  return field;
}

test('keepTyping keeps what is typed and pasted before the dialog is there', async () => {
  keepTyping(
    () => true,
    () => {},
  );
  // The field of the page that has the focus does not get it as well.
  expect(enter('color ', 'correction, and more').defaultPrevented).toBe(true);
  const field = await openDialog();
  await expect.element(field).toHaveValue('color correction');
});

test('keepTyping keeps nothing that is pasted once the visitor no longer waits', async () => {
  let isWaiting = true;
  keepTyping(
    () => isWaiting,
    () => {},
  );
  enter('color', '');
  isWaiting = false;
  enter('', 'secret');
  const field = await openDialog();
  await expect.element(field).toHaveValue('color');
});
