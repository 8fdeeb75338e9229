import { beforeEach, expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { ApplicationForm } from '../../../../site/templates/application-form.tsx';

const missing = {
  Name: 'Enter your name.',
  Email: 'Enter your email address.',
  'Link to your work': 'Enter the address of your website or portfolio.',
  'Your letter': 'Write a few sentences about yourself and your work.',
};

beforeEach(() => sessionStorage.clear());

async function form(job = 'Retoucher') {
  const screen = await render(<ApplicationForm job={job} />);
  const field = (label: string) => screen.getByRole('textbox', { name: label });
  return { screen, field, submit: screen.getByRole('button', { name: 'Write email' }) };
}

test('ApplicationForm shows an error at each empty field and focuses the first', async () => {
  const { screen, field, submit } = await form();
  expect(screen.container.querySelector('form')?.noValidate).toBe(true);
  await submit.click();
  for (const [label, sentence] of Object.entries(missing)) {
    await expect.element(field(label)).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field(label)).toHaveAccessibleDescription(expect.stringContaining(sentence));
  }
  await expect.element(field('Name')).toHaveFocus();
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('ApplicationForm explains invalid values, keeps the text and clears an error on edit', async () => {
  const { screen, field } = await form();
  await field('Name').fill('Ana');
  await field('Email').fill('ana@');
  await field('Link to your work').fill('ana.example');
  await field('Your letter').fill('  ');
  await userEvent.type(field('Email'), '{Enter}');

  await expect.element(field('Email')).toHaveFocus();
  await expect.element(field('Email')).toHaveAccessibleDescription(/name@example\.com/);
  await expect.element(field('Link to your work')).toHaveAccessibleDescription(/https:\/\//);
  await expect
    .element(field('Your letter'))
    .toHaveAccessibleDescription(/^Write a few sentences .* Attach files/);
  await expect.element(field('Name')).not.toHaveAttribute('aria-invalid');
  await expect.element(field('Name')).toHaveValue('Ana');
  await expect.element(field('Email')).toHaveValue('ana@');

  await userEvent.type(field('Email'), 's');
  await expect.element(field('Email')).not.toHaveAttribute('aria-invalid');
  await expect.element(field('Link to your work')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('ApplicationForm shows a complete application as the email that it writes', async () => {
  const { screen, field, submit } = await form();
  await field('Name').fill('Ana ');
  await field('Email').fill('ana@studio.example');
  await field('Link to your work').fill('https://ana.example');
  await field('Your letter').fill('Two years of skin.');
  await submit.click();
  // Some mail programs cut a long URL, and a letter in Cyrillic or Chinese makes one.
  await expect.element(screen.getByRole('status')).toMatchTextContent(/if your letter is incomplete/);
  expect(screen.container.querySelector('pre')?.textContent).toBe(
    'Application: Retoucher\n\nTwo years of skin.\n\nWork: https://ana.example\n\nAna\nana@studio.example',
  );
});

test('ApplicationForm takes the whole of a long letter that is pasted', async () => {
  const { field } = await form();
  await field('Your letter').click();
  const letter = 'Two years of skin. '.repeat(200);
  document.execCommand('insertText', false, letter);
  await expect.element(field('Your letter')).toHaveValue(letter);
});

test('ApplicationForm stores the text and restores it after navigation, for the same job only', async () => {
  const { pathname } = location;
  history.replaceState(null, '', '/careers/apply/colorist');
  const { screen, field } = await form('Colorist');
  await field('Name').fill('Ana');
  await field('Your letter').fill('Two years of skin.');
  await screen.unmount();

  history.replaceState(null, '', '/careers/apply/editor');
  const other = await form('Editor');
  await expect.element(other.field('Name')).toHaveValue('');
  await other.screen.unmount();

  history.replaceState(null, '', '/careers/apply/colorist');
  // A reloaded page only has the stored text.
  expect(JSON.stringify(sessionStorage)).toContain('Two years of skin.');
  const again = await form('Colorist');
  await expect.element(again.field('Name')).toHaveValue('Ana');
  await expect.element(again.field('Your letter')).toHaveValue('Two years of skin.');
  history.replaceState(null, '', pathname);
});
