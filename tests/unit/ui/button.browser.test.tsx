import { lazy, Suspense, useCallback, useState, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Button } from '../../../src/ui/button.tsx';

const clicked = vi.fn<() => void>();
const link = (
  <a href="#elsewhere" id="go" className="own" style={{ marginLeft: 3 }} onClick={clicked}>
    Go
  </a>
);

test.each([
  ['disabled Button', { disabled: true }],
  ['busy Button', { busy: true }],
  ['Button with a disabledReason', { disabledReason: 'Choose a service first' }],
])('a link in a %s has no href and does not respond to a click', async (_name, props) => {
  clicked.mockClear();
  location.hash = '';
  const screen = await render(
    <Button asChild {...props}>
      {link}
    </Button>,
  );
  const placeholder = screen.getByRole('link', { name: 'Go' });
  await expect.element(placeholder).toHaveAttribute('aria-disabled', 'true');
  await expect.element(placeholder).not.toHaveAttribute('href');
  await expect.element(placeholder).toHaveAttribute('id', 'go');
  await placeholder.click({ force: true });
  expect(clicked).not.toHaveBeenCalled();
  expect(location.hash).toBe('');
});

test('a busy Button says so, and takes no focus that the visitor has moved meanwhile', async () => {
  const form = (busy: boolean) => (
    <>
      <input aria-label="Note" />
      <Button busy={busy}>Send</Button>
    </>
  );
  const screen = await render(form(false));
  const button = screen.getByRole('button');
  button.element().focus();
  await screen.rerender(form(true));
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  const note = screen.getByLabelText('Note');
  note.element().focus();
  await screen.rerender(form(false));
  await expect.element(note).toHaveFocus();
});

test('a disabled link with a reason is focusable and described by the reason', async () => {
  const screen = await render(
    <Button asChild disabledReason="Choose a service first">
      {link}
    </Button>,
  );
  const placeholder = screen.getByRole('link');
  placeholder.element().focus();
  expect(document.activeElement).toBe(placeholder.element());
  await expect.element(placeholder).toHaveAccessibleDescription('Choose a service first');
});

test.each([{}, { disabledReason: 'Choose a service first' }])(
  'Button with asChild takes a link that a server component passes as a lazy reference, with %o',
  async (props) => {
    // `lazy` makes the same reference. Its types only know it as a component.
    const reference = lazy(async () => ({ default: link as never })) as unknown as ReactNode;
    const screen = await render(
      <Suspense>
        <Button asChild {...props}>
          {reference}
        </Button>
      </Suspense>,
    );
    await expect.element(screen.getByRole('link', { name: 'Go' })).toHaveClass('bg-accent');
  },
);

test('Button with asChild merges style, class and click handler into its link', async () => {
  clicked.mockClear();
  const onClick = vi.fn<() => void>();
  const screen = await render(
    <Button asChild onClick={onClick} style={{ paddingLeft: 5 }} className="host">
      {link}
    </Button>,
  );
  const element = screen.getByRole('link').element();
  expect([element.style.marginLeft, element.style.paddingLeft]).toEqual(['3px', '5px']);
  expect([...element.classList]).toEqual(expect.arrayContaining(['own', 'host', 'bg-accent']));
  await screen.getByRole('link').click();
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(onClick).toHaveBeenCalledTimes(1);
});

test('Button with an empty disabledReason is not disabled', async () => {
  const onClick = vi.fn<() => void>();
  clicked.mockClear();
  const screen = await render(
    <>
      <Button disabledReason="" onClick={onClick}>
        Send
      </Button>
      <Button asChild disabledReason="">
        {link}
      </Button>
    </>,
  );
  await screen.getByRole('button', { name: 'Send' }).click();
  expect(onClick).toHaveBeenCalledOnce();
  await screen.getByRole('link', { name: 'Go' }).click();
  expect(clicked).toHaveBeenCalledOnce();
});

test('a ref that measures a link in a Button is called once, although it renders the button again', async () => {
  const measured = vi.fn<(node: Element | null) => void>();
  function Measured() {
    const [box, setBox] = useState<DOMRect>();
    const measure = useCallback((node: Element | null) => {
      measured(node);
      if (node) setBox(node.getBoundingClientRect());
    }, []);
    return (
      <Button asChild ref={measure}>
        <a href="#elsewhere">{box ? 'Measured' : 'Not measured'}</a>
      </Button>
    );
  }
  const screen = await render(<Measured />);
  await expect.element(screen.getByText('Measured', { exact: true })).toBeVisible();
  expect(measured).toHaveBeenCalledOnce();
});
