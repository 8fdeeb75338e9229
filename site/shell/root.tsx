import { Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { useOpenChat } from '../../src/chat/chat-view.ts';
import { NavigationProvider } from '../../src/lib/navigation.tsx';
import { lazyComponent } from '../../src/lib/lazy-component.tsx';
import { useToasts } from '../../src/lib/toast-store.ts';
import { useEventReplay } from '../../src/lib/use-event-replay.ts';
import { SkipLink } from '../../src/layout/skip-link.tsx';
import { Spinner } from '../../src/ui/spinner.tsx';
import { Announcer } from './announcer.tsx';
import { Head } from './head.tsx';
import { navigate, useArrival, useTopWhileLoading } from '../routing/navigation.ts';
import {
  findMain,
  findRoot,
  FooterBoundary,
  HeaderBoundary,
  PageBoundary,
  SectionBoundary,
} from '../routing/page-boundary.tsx';
import { knownPages, onHtmlReplaced, usePageAt } from '../routing/routes.ts';
import { usePathname } from '../routing/use-location.ts';
import { closeDialog, SiteDialogs } from './site-dialogs.tsx';
import { SiteReloadOffer } from '../worker/reload-offer.tsx';

/*
 * The header and the chat's button. Their code is loaded after the page (boot/entry.client.tsx), or when they are used. The
 * links work before.
 */
export const SiteHeader = lazyComponent(() => import('./site-header.tsx'), 'SiteHeader', { when: 'used' });
export const SiteChat = lazyComponent(() => import('./site-chat.tsx'), 'SiteChat', { when: 'used' });

/** The footer's code. Its prerendered links work without it; only the newsletter form needs it. */
const SiteFooter = lazyComponent(() => import('./site-footer.tsx'), 'SiteFooter', { when: 'near' });

/** Radix's toast: 6 KB that most visits never need. Loaded after the page, because it reports a lost connection. */
export const Toaster = lazyComponent(() => import('../../src/ui/toast.tsx'), 'Toaster');

/** The whole product: header, footer and overlays of every page, and the page of the current path. */
export function Root() {
  const path = usePathname();
  const findPage = () => knownPages.get().get(path);
  const page = useSyncExternalStore(knownPages.subscribe, findPage, findPage);
  useEventReplay(findRoot);
  return (
    // Links are plain anchors, which the listener of navigation.ts follows.
    <NavigationProvider navigate={navigate}>
      {/* The key drops the title of a page that failed, which is not in React’s tree. */}
      <Head key={path} page={page} />
      <SkipLink />
      <HeaderBoundary>
        <SiteHeader />
      </HeaderBoundary>
      <main id="main" data-waiting="">
        <PageBoundary key={path}>
          <Suspense fallback={<LoadingPage />}>
            <CurrentPage path={path} />
          </Suspense>
        </PageBoundary>
      </main>
      <FooterBoundary>
        <SiteFooter />
      </FooterBoundary>
      <Chat />
      <Announcer />
      <SiteDialogs />
      <Toasts />
      <SiteReloadOffer />
    </NavigationProvider>
  );
}

/**
 * The chat. The event `openChat` closes a dialog, which would cover the chat, and presses the chat's button, which keeps
 * the press until the code is there. A chat that has failed has other buttons, which it must not press.
 */
function Chat() {
  const region = useRef<HTMLElement>(null);
  const press = () => region.current?.querySelector<HTMLElement>('[aria-haspopup]')?.click();
  useOpenChat(() => void closeDialog().then(press));
  return (
    <aside ref={region} aria-label="Chat">
      <SectionBoundary>
        <SiteChat />
      </SectionBoundary>
    </aside>
  );
}

/** The toasts. Renders nothing until the first one. */
function Toasts() {
  return useToasts().length > 0 && <Toaster />;
}

function CurrentPage({ path }: { path: string }) {
  useEventReplay(findMain);
  const { page, Page, content } = usePageAt(path);
  useArrival(page);
  return <Page page={page} content={content} />;
}

/** Placeholder while a page's code loads (pages 5). As high as the window, so that the footer does not jump up. */
function LoadingPage() {
  useTopWhileLoading();
  // If this replaces the document's HTML, a page of text needs its code now.
  useEffect(onHtmlReplaced, []);
  return (
    <div className="wrap grid min-h-svh place-items-center">
      <Spinner label="Loading page..." />
    </div>
  );
}
