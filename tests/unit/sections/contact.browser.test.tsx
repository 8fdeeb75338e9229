import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { NavigationProvider, type LinkProps } from '../../../src/lib/navigation.tsx';
import { Contact, type ContactChannel } from '../../../src/sections/contact.tsx';

const channels: readonly ContactChannel[] = [
  { label: 'Phone', value: '+1 (555) 010-0100', href: 'tel:+15550100100', note: 'Mon-Fri 9AM-6PM EST' },
  { id: 'chat-line', label: 'Chat', value: 'Open the chat', href: '/live-chat', chat: true },
];

/** A host whose links only tell. */
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

test('the link to the chat opens the chat in place of its page', async () => {
  const onChat = vi.fn<() => void>();
  const { screen, navigate } = await show(onChat);
  await screen.getByRole('link', { name: 'Open the chat' }).click();
  expect(onChat).toHaveBeenCalledOnce();
  expect(navigate).not.toHaveBeenCalled();
});

test('without onChat the link leads to the page of the chat', async () => {
  const { screen, navigate } = await show();
  await screen.getByRole('link', { name: 'Open the chat' }).click();
  expect(navigate).toHaveBeenCalledWith('/live-chat');
});

test('phone numbers and email addresses are links, and a line has an anchor', async () => {
  const { screen } = await show();
  await expect
    .element(screen.getByRole('link', { name: '+1 (555) 010-0100' }))
    .toHaveAttribute('href', 'tel:+15550100100');
  expect(screen.container.querySelector('#chat-line')?.textContent).toContain('Open the chat');
});
