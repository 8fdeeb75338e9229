import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { PasswordField } from '../../../src/account/password-field.tsx';
import { useFieldChecks } from '../../../src/lib/use-field-checks.ts';
import { TextField } from '../../../src/ui/text-field.tsx';

const words = {
  missing: { name: 'Enter your name.', password: 'Choose a password.' },
  malformedEmail: 'Enter an email address like name@example.com.',
};

type FormProps = { onFocus?: (target: Element) => void; onValid?: () => void };

function Form({ onFocus, onValid = () => {} }: FormProps) {
  const { form, field } = useFieldChecks(words, onValid);
  return (
    <form {...form} onFocus={(event) => onFocus?.(event.target)}>
      <TextField {...field('name')} label="Name" />
      <PasswordField
        {...field('password')}
        label="Password"
        autoComplete="new-password"
        show="Show"
        showWhat=" password"
      />
      <button type="submit">Send</button>
    </form>
  );
}

test.each(['Name', 'Password'])(
  'useFieldChecks describes the wrong field before it gets the focus, on Enter in %s',
  async (label) => {
    const described: (string | null)[] = [];
    const screen = await render(
      <Form onFocus={(target) => described.push(target.getAttribute('aria-describedby'))} />,
    );
    await screen.getByRole('textbox', { name: label }).click();
    await userEvent.keyboard('{Enter}');
    const name = screen.getByRole('textbox', { name: 'Name' });
    await expect.element(name).toHaveFocus();
    await expect.element(name).toHaveAccessibleDescription('Enter your name.');
    expect(described).toEqual([null, name.element().getAttribute('aria-describedby')]);
  },
);

test('useFieldChecks accepts a password of spaces, also while it is shown, and no blank name', async () => {
  const onValid = vi.fn();
  const screen = await render(<Form onValid={onValid} />);
  const name = screen.getByRole('textbox', { name: 'Name' });
  await name.fill(' \u200B');
  await screen.getByRole('textbox', { name: 'Password' }).fill('  ');
  await userEvent.keyboard('{Enter}');
  await expect.element(name).toHaveAccessibleDescription('Enter your name.');
  await name.fill('Ana');
  await userEvent.keyboard('{Enter}');
  expect(onValid).toHaveBeenCalledTimes(1);
  await screen.getByRole('button', { name: 'Show password' }).click();
  await screen.getByRole('button', { name: 'Send' }).click();
  expect(onValid).toHaveBeenCalledTimes(2);
});
