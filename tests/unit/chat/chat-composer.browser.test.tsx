import { createRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { ChatComposer } from '../../../src/chat/chat-composer.tsx';
import { defaultMessages } from '../../../src/chat/chat-messages.ts';

function Composer({ onSend }: { onSend: (text: string) => void }) {
  const [text, setText] = useState('');
  return (
    <ChatComposer
      field={createRef()}
      disabled={false}
      placeholder=""
      text={text}
      onTextChange={setText}
      words={defaultMessages}
      onSend={onSend}
    />
  );
}

test('ChatComposer says that answers are automated, and does not send on the Enter that confirms an IME composition (chat 4)', async () => {
  const onSend = vi.fn();
  await render(<Composer onSend={onSend} />);
  const field = page.getByRole('textbox');
  await expect.element(field).toHaveAccessibleDescription(defaultMessages.automatedHint);
  await field.fill('にほん');
  const enter = (options: KeyboardEventInit) =>
    field
      .element()
      .dispatchEvent(
        new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...options }),
      );
  enter({ isComposing: true, keyCode: 229 });
  // Safari fires this `keydown` after `compositionend` (webkit.org/b/165004).
  enter({ keyCode: 229 });
  expect(onSend).not.toHaveBeenCalled();
  enter({ keyCode: 13 });
  expect(onSend).toHaveBeenCalledWith('にほん');
});

test('ChatComposer keeps a text of invisible characters, and does not send it', async () => {
  const onSend = vi.fn();
  await render(<Composer onSend={onSend} />);
  const field = page.getByRole('textbox');
  await field.fill('\u200B');
  await page.getByRole('button', { name: defaultMessages.send }).click();
  expect(onSend).not.toHaveBeenCalled();
  await expect.element(field).toHaveValue('\u200B');
});
