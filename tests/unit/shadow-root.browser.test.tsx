import { useState, type ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { MarkEditor } from '../../src/annotations/mark-editor.tsx';
import { withMarks, type MarkList } from '../../src/annotations/photo-mark.ts';
import { ChatLauncher } from '../../src/chat/chat-launcher.tsx';
import { ChatWidget } from '../../src/chat/chat-widget.tsx';
import { Header } from '../../src/layout/header.tsx';
import { SkipLink } from '../../src/layout/skip-link.tsx';
import { NavigationProvider } from '../../src/lib/navigation.tsx';
import { OverlayProvider } from '../../src/lib/overlay-provider.tsx';
import { clearToasts, toast } from '../../src/lib/toast-store.ts';
import { OrderConfirmation } from '../../src/quote/order-confirmation.tsx';
import type { SentOrder } from '../../src/quote/order/order-machine.ts';
import { QuoteForm } from '../../src/quote/quote-form.tsx';
import { SearchDialog } from '../../src/search/search-dialog.tsx';
import { Faq } from '../../src/sections/faq.tsx';
import '../../src/styles/index.css';
import styles from '../../src/styles/index.css?inline';
import { Button } from '../../src/ui/button.tsx';
import { Dialog, DialogContent, DialogTrigger } from '../../src/ui/dialog.tsx';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../src/ui/dropdown-menu.tsx';
import { Tabs, TabsList, TabsTrigger } from '../../src/ui/tabs.tsx';
import { Toaster } from '../../src/ui/toast.tsx';
import { frames } from './frames.ts';

afterEach(clearToasts);

/** Renders inside a shadow root, like a host that isolates its styles. `document.activeElement` is then the shadow host. */
async function renderInShadow(content: ReactNode) {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const root = host.attachShadow({ mode: 'open' });
  const container = root.appendChild(document.createElement('div'));
  return { root, ...(await render(content, { container, baseElement: container })) };
}

test('QuoteForm in a shadow root focuses the field of a failed check', async () => {
  const { root } = await renderInShadow(<QuoteForm />);
  await page.getByRole('tab', { name: /Contact/ }).click();
  await page.getByRole('button', { name: 'Submit order' }).click();
  await expect.poll(() => root.activeElement?.id).toMatch(/serviceType$/);
});

const sentOrder = {
  id: 'SL-1',
  payload: { customerEmail: 'a@b.example', uploadedFiles: [], referenceFiles: [], imageCount: 1 },
} as unknown as SentOrder;

test('OrderConfirmation without a QuoteForm takes the focus in a shadow root', async () => {
  const { root, rerender } = await renderInShadow(<button type="button">Send</button>);
  page.getByRole('button').element().focus();
  await rerender(
    <>
      <button type="button">Send</button>
      <OrderConfirmation order={sentOrder} serviceTitle="Retouching" onStartAnother={() => {}} />
    </>,
  );
  expect(root.activeElement?.tagName).toBe('H3');
});

/** A button in the corner of the chat, and one elsewhere. */
const coveredButtons = (
  <>
    <style>{styles}</style>
    <button type="button">Clear</button>
    <button type="button" style={{ position: 'fixed', right: 48, bottom: 48 }}>
      Covered
    </button>
  </>
);

test('ChatWidget in a shadow root is minimized when its card covers the focused element', async () => {
  const onViewChange = vi.fn();
  const { root } = await renderInShadow(
    <>
      {coveredButtons}
      <ChatWidget view="open" onViewChange={onViewChange} />
    </>,
  );
  const [clear, covered] = root.querySelectorAll('button');
  await expect.element(page.getByRole('textbox')).toBeVisible();
  clear?.focus();
  covered?.focus();
  await expect.poll(() => onViewChange.mock.calls[0]).toEqual(['minimized']);
});

test('ChatLauncher in a shadow root moves up for a focus that moves inside the root (WCAG 2.4.11)', async () => {
  const { root } = await renderInShadow(
    <>
      {coveredButtons}
      <ChatLauncher />
    </>,
  );
  const [clear, covered] = root.querySelectorAll('button');
  const launcher = page.getByRole('button', { name: 'Open chat' }).element() as HTMLElement;
  clear?.focus();
  await frames(3);
  expect(launcher.style.translate).toBe('');
  covered?.focus();
  await expect.poll(() => launcher.style.translate).toMatch(/^0px -\d/);
});

test('Button in a shadow root regains the focus after being busy', async () => {
  const { root, rerender } = await renderInShadow(<Button>Send</Button>);
  page.getByRole('button').element().focus();
  await rerender(<Button busy>Send</Button>);
  await expect.poll(() => root.activeElement).toBeNull();
  await rerender(<Button>Send</Button>);
  expect(root.activeElement).toBe(page.getByRole('button').element());
});

test('Dialog in a shadow root returns the focus to its trigger', async () => {
  const { root } = await renderInShadow(
    <Dialog>
      <DialogTrigger>Open</DialogTrigger>
      <DialogContent title="Sizes" />
    </Dialog>,
  );
  await page.getByRole('button', { name: 'Open' }).click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  expect(root.activeElement?.textContent).toBe('Open');
});

/** Renders an application in a shadow root with the stylesheet and with a container for its overlays. */
async function renderWithOverlays(content: ReactNode) {
  const { root, rerender } = await renderInShadow(content);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  root.adoptedStyleSheets = [sheet];
  const overlays = root.appendChild(document.createElement('div'));
  await rerender(<OverlayProvider container={overlays}>{content}</OverlayProvider>);
  return { root, overlays };
}

const menu = (
  <DropdownMenu>
    <DropdownMenuTrigger>Sort</DropdownMenuTrigger>
    <DropdownMenuContent>
      <DropdownMenuItem>Oldest</DropdownMenuItem>
      <DropdownMenuItem>Newest</DropdownMenuItem>
      <DropdownMenuItem>Name</DropdownMenuItem>
    </DropdownMenuContent>
  </DropdownMenu>
);

test('DialogContent in a shadow root renders into the overlay container, with its styles', async () => {
  const { overlays } = await renderWithOverlays(
    <Dialog defaultOpen>
      <DialogContent title="Sizes" />
    </Dialog>,
  );
  const dialog = page.getByRole('dialog').element();
  expect(overlays.contains(dialog)).toBe(true);
  expect(dialog.getAttribute('aria-modal')).toBe('true');
  expect(getComputedStyle(dialog).position).toBe('fixed');
  expect(getComputedStyle(dialog).fontFamily).toMatch(/^"?Instrument Sans/);
  expect(document.querySelector('body > [data-scroll-lock]')).not.toBeNull();
});

test('DialogContent in a shadow root traps the focus, starting at its first control', async () => {
  const { root } = await renderWithOverlays(
    <>
      <Dialog>
        <DialogTrigger>Open</DialogTrigger>
        <DialogContent title="Sizes">
          <input aria-label="Width" />
          <input aria-label="Height" />
        </DialogContent>
      </Dialog>
      <button type="button">Behind</button>
    </>,
  );
  await page.getByRole('button', { name: 'Open' }).click();
  const focused = () => root.activeElement?.ariaLabel ?? root.activeElement?.textContent;
  await expect.poll(focused).toBe('Width');
  const visited: unknown[] = [];
  for (const key of ['{Tab}', '{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
    await userEvent.keyboard(key);
    visited.push(focused());
  }
  expect(visited).toEqual(['Height', 'Close', 'Width', 'Close']);
  await userEvent.keyboard('{Escape}');
  await expect.poll(focused).toBe('Open');
});

test('DropdownMenu in a shadow root renders into the overlay container and supports arrow keys', async () => {
  const { root, overlays } = await renderWithOverlays(menu);
  page.getByRole('button').element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => root.activeElement?.textContent).toBe('Oldest');
  expect(overlays.contains(page.getByRole('menu').element())).toBe(true);
  await userEvent.keyboard('{ArrowDown}');
  await expect.poll(() => root.activeElement?.textContent).toBe('Newest');
  await userEvent.keyboard('{End}');
  await expect.poll(() => root.activeElement?.textContent).toBe('Name');
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => root.activeElement?.textContent).toBe('Sort');
});

test('Tabs in a shadow root select the next tab on an arrow key', async () => {
  const { root } = await renderWithOverlays(
    <Tabs defaultValue="a">
      <TabsList aria-label="Views">
        <TabsTrigger value="a">A</TabsTrigger>
        <TabsTrigger value="b">B</TabsTrigger>
        <TabsTrigger value="c">C</TabsTrigger>
      </TabsList>
    </Tabs>,
  );
  await page.getByRole('tab', { name: 'A' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => root.activeElement?.textContent).toBe('B');
  await expect.element(page.getByRole('tab', { name: 'B' })).toHaveAttribute('aria-selected', 'true');
});

test('Toaster in a shadow root renders into the overlay container', async () => {
  const { overlays } = await renderWithOverlays(<Toaster />);
  toast({ title: 'Saved' });
  await expect.element(page.getByText('Saved')).toBeVisible();
  expect(overlays.textContent).toContain('Saved');
});

/** Target of the search result. */
const section = <section id="work">Work</section>;

test('SearchDialog in a shadow root scrolls to the section of a result', async () => {
  const navigate = vi.fn<() => void>();
  const found = () =>
    Promise.resolve([{ id: '1', title: 'Our work', type: 'Section', description: '', url: '#work' }]);
  const { root } = await renderWithOverlays(
    <NavigationProvider navigate={navigate}>
      {section}
      <SearchDialog open search={found} />
    </NavigationProvider>,
  );
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  await page.getByRole('combobox').fill('work');
  await page.getByRole('option').click();
  expect(navigate).not.toHaveBeenCalled();
  expect(scrolled.mock.contexts.at(-1)).toBe(root.getElementById('work'));
});

test('Faq in a shadow root opens the answer of the URL hash and keeps its search', async () => {
  const items = ['raw', 'rush'].map((id) => ({ id, question: `A ${id} photo?`, answer: ['Yes.'] }));
  const { root } = await renderInShadow(<Faq title="Questions" items={items} />);
  await page.getByRole('searchbox').fill('photo');
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  history.replaceState(null, '', '#rush');
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  await expect
    .element(page.getByRole('button', { name: 'A rush photo?' }))
    .toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByRole('searchbox')).toHaveValue('photo');
  expect(scrolled.mock.contexts).toEqual([root.getElementById('rush')]);
  history.replaceState(null, '', location.pathname + location.search);
});

const canvas = new OffscreenCanvas(90, 60);
canvas.getContext('2d')?.fillRect(0, 0, 90, 60);
const photos = [new File([await canvas.convertToBlob()], 'a.png', { type: 'image/png' })];

function Editor() {
  const [marks, setMarks] = useState<MarkList>(
    [1, 2].map((id) => ({ id, kind: 'pin', x: id / 4, y: 0.5, note: '' })),
  );
  return (
    <MarkEditor
      {...{ photos, index: 0 }}
      marks={withMarks({}, photos[0]!, marks)}
      onIndexChange={() => {}}
      onMarksChange={(_, next) => setMarks(next)}
      open
      onOpenChange={() => {}}
    />
  );
}

test('MarkEditor in a shadow root focuses the next pin after one is removed', async () => {
  const { root } = await renderWithOverlays(<Editor />);
  await expect.element(page.getByRole('application')).toHaveAttribute('data-state', 'ready');
  root.querySelector<HTMLElement>('[data-mark-part=pin-1]')?.focus();
  await userEvent.keyboard('{Delete}');
  await expect.poll(() => root.activeElement?.getAttribute('data-mark-part')).toBe('pin-2');
});

test('SkipLink and the Services button of a Header in a shadow root go to its own sections', async () => {
  const { root } = await renderInShadow(
    <>
      <SkipLink />
      <Header
        brand={{ name: 'Studio', phone: '', email: '' }}
        links={[{ label: 'About', href: '/about' }]}
        getStarted={{ label: 'Start', href: '/orders/new' }}
        currentPath="/"
      />
      <main id="main">
        <section id="services">Services</section>
      </main>
    </>,
  );
  page.getByRole('link', { name: 'Skip to content' }).element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => root.activeElement?.id).toBe('main');
  await page.getByRole('button', { name: 'Services', exact: true }).click();
  await expect.poll(() => root.activeElement?.id).toBe('services');
  const menu = page.getByRole('button', { name: 'Menu' });
  await menu.click();
  await expect.element(menu).toHaveAttribute('aria-expanded', 'true');
  const press = new PointerEvent('pointerdown', { bubbles: true, composed: true });
  page.getByRole('link', { name: 'About' }).element().dispatchEvent(press);
  // A press on the panel must not close it before its click.
  await new Promise((resolve) => setTimeout(resolve, 100));
  await expect.element(menu).toHaveAttribute('aria-expanded', 'true');
});
