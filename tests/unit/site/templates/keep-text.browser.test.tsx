import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { findPage } from '../../../../site/content/find-page.ts';
import Login from '../../../../site/pages/login.tsx';
import Register from '../../../../site/pages/register.tsx';
import { paths } from '../../../../site/routing/paths.ts';
import { NavigationProvider } from '../../../../src/lib/navigation.tsx';
import { configureApi } from '../../../../src/api/config.ts';

const fetchSpy = vi.spyOn(globalThis, 'fetch');

beforeEach(() => {
  configureApi();
  fetchSpy.mockReset();
  sessionStorage.clear();
});
afterEach(() => sessionStorage.clear());

async function open(path: string) {
  const page = findPage(path);
  const Page = path === paths.login ? Login : Register;
  const screen = await render(
    <NavigationProvider navigate={() => {}}>
      <Page page={page} content={undefined} />
    </NavigationProvider>,
  );
  const field = (label: string) => screen.getByLabelText(label, { exact: true });
  return { screen, field };
}

test('Register restores name and email after navigation', async () => {
  const { screen, field } = await open(paths.register);
  await field('Name').fill('Ana');
  await field('Email').fill('ana@studio.example');
  await screen.unmount();

  const again = await open(paths.register);
  await expect.element(again.field('Name')).toHaveValue('Ana');
  await expect.element(again.field('Email')).toHaveValue('ana@studio.example');
});

test.each([paths.login, paths.register])(
  'the form at %s stores no password, even while it is visible',
  async (path) => {
    const { screen, field } = await open(path);
    await screen.getByRole('button', { name: 'Show password' }).click();
    await field('Password').fill('correct horse');
    await field('Email').fill('ana@studio.example');
    expect(JSON.stringify(sessionStorage)).toContain('ana@studio.example');
    expect(JSON.stringify(sessionStorage)).not.toContain('correct horse');
  },
);

test('Register clears its stored text after sign-up', async () => {
  fetchSpy.mockImplementation(async () => new Response());
  const { screen, field } = await open(paths.register);
  await field('Name').fill('Ana');
  await field('Email').fill('ana@studio.example');
  await field('Password').fill('x');
  await field('Confirm password').fill('x');
  await screen.getByRole('button', { name: 'Sign Up' }).click();
  await expect.element(field('Name')).toHaveValue('');
  expect(sessionStorage).toHaveLength(0);
});

test('Login clears its stored text after sign-in', async () => {
  fetchSpy.mockImplementation(async () => new Response());
  const { screen, field } = await open(paths.login);
  await field('Email').fill('ana@studio.example');
  await field('Password').fill('x');
  await screen.getByRole('button', { name: 'Sign In' }).click();
  await expect.poll(() => sessionStorage.length).toBe(0);
});

test.each(['7', '{', 'null', '["Ana"]', '{"name":{"a":1},"email":7}'])(
  'Register ignores invalid stored text such as %s',
  async (stored) => {
    sessionStorage.setItem(`typed:${location.pathname}`, stored);
    const { field } = await open(paths.register);
    await expect.element(field('Name')).toHaveValue('');
    await expect.element(field('Email')).toHaveValue('');
  },
);
