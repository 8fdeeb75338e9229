import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { NavigationProvider, type LinkProps } from '../../../src/lib/navigation.tsx';
import { Contact, type ContactChannel } from '../../../src/sections/contact.tsx';

const channels: readonly ContactChannel[] = [
  { label: 'Phone', value: '+1 (555) 010-0100', href: 'tel:+15550100100', note: 'Mon-Fri 9AM-6PM EST' },
  { id: 'chat-line', label: 'Chat', value: 'Open the chat', href: '/live-chat', chat: true },
];

/** Renders `Contact` in a host whose links record their `href` instead of navigating. */
async function show(onChat?: () => void) {
  const navigate = vi.fn<(href: string) => void>();
  const Link = ({ onClick, ...rest }: LinkProps) => (
    <a
      {...rest}
      onClick={(event) => {
        event.preventDefault();
        onClick?.(event);
        navigate(rest.href);
      }}
    />
  );
  const screen = await render(
    <NavigationProvider Link={Link} navigate={navigate}>
      <Contact title="Contact" channels={channels} onChat={onChat} />
    </NavigationProvider>,
  );
  return { screen, navigate };
}

test('Contact opens the chat instead of the chat page if the host passes onChat', async () => {
  const onChat = vi.fn<() => void>();
  const { screen, navigate } = await show(onChat);
  await screen.getByRole('link', { name: 'Open the chat' }).click();
  expect(onChat).toHaveBeenCalledOnce();
  expect(navigate).not.toHaveBeenCalled();
});

test.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])(
  'Contact leaves a press with %s to the browser, which may save the link or open it elsewhere',
  async (key) => {
    const onChat = vi.fn<() => void>();
    const { screen } = await show(onChat);
    const isLeft = vi.fn<(isLeft: boolean) => void>();
    const observe = (event: Event) => {
      isLeft(!event.defaultPrevented);
      event.preventDefault();
    };
    document.addEventListener('click', observe, { once: true });
    const link = screen.getByRole('link', { name: 'Open the chat' }).element();
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, [key]: true }));
    expect(isLeft).toHaveBeenCalledExactlyOnceWith(true);
    expect(onChat).not.toHaveBeenCalled();
  },
);

test('Contact links to the chat page if the host passes no onChat', async () => {
  const { screen, navigate } = await show();
  await screen.getByRole('link', { name: 'Open the chat' }).click();
  expect(navigate).toHaveBeenCalledWith('/live-chat');
});

test('Contact renders tel: links, and the id of a channel as an anchor', async () => {
  const { screen } = await show();
  await expect
    .element(screen.getByRole('link', { name: '+1 (555) 010-0100' }))
    .toHaveAttribute('href', 'tel:+15550100100');
  expect(screen.container.querySelector('#chat-line')?.textContent).toContain('Open the chat');
});
