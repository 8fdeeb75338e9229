import { Suspense, useSyncExternalStore } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { NavigationProvider } from '../../src/lib/navigation.tsx';
import { lazyPiece } from '../../src/lib/lazy-piece.tsx';
import { useEventReplay } from '../../src/lib/use-event-replay.ts';
import { SkipLink } from '../../src/layout/skip-link.tsx';
import { Announcer } from './announcer.tsx';
import { mainLinks } from '../content/navigation.ts';
import { Head } from './head.tsx';
import { LoadingPage } from '../routing/loading-page.tsx';
import { navigate, SiteLink, useArrival } from '../routing/navigation.tsx';
import { FrameBoundary, PageBoundary } from '../routing/page-boundary.tsx';
import { paths, properPath } from '../routing/paths.ts';
import { knownPages, usePageAt } from '../routing/routes.ts';
import { SiteChat } from './site-chat.tsx';
import { SiteDialogs } from './site-dialogs.tsx';
import { SiteHeader } from './site-header.tsx';
import { SiteToaster } from './site-toaster.tsx';
import { SiteUpdate } from '../worker/site-update.tsx';

/** The footer's code. Its prerendered links work without it; only the newsletter form needs it. */
const SiteFooter = lazyPiece(() => import('./site-footer.tsx'), 'SiteFooter', { when: 'near' });

/** Links that replace the header or the footer if it fails. */
const plainLinks = [{ label: 'Home', href: paths.home }, ...mainLinks];

type RootProps = {
  /** Path to render on the server, where there is no location. */
  prerenderedPath?: string;
};

/**
 * The whole product: header, footer and overlays of every page, and the page of the current path. It uses only the part
 * of wouter that subscribes to the location. Patterns and nested routers, which nothing here uses, would add 2 KB.
 */
export function Root({ prerenderedPath }: RootProps) {
  const path = properPath(usePathname(prerenderedPath ? { ssrPath: prerenderedPath } : {}));
  const findPage = () => knownPages.get().get(path);
  const page = useSyncExternalStore(knownPages.subscribe, findPage, findPage);
  useEventReplay(findRoot);
  return (
    <NavigationProvider Link={SiteLink} navigate={navigate}>
      <Head page={page} />
      <SkipLink />
      <FrameBoundary label="Main" links={plainLinks}>
        <SiteHeader currentPath={path} />
      </FrameBoundary>
      <main id="main" data-waiting="">
        <PageBoundary key={path}>
          <Suspense fallback={<LoadingPage />}>
            <CurrentPage path={path} />
          </Suspense>
        </PageBoundary>
      </main>
      <FrameBoundary label="Footer" links={plainLinks}>
        <SiteFooter />
      </FrameBoundary>
      <SiteChat />
      <Announcer />
      <SiteDialogs />
      <SiteToaster />
      <SiteUpdate />
    </NavigationProvider>
  );
}

const findRoot = () => document.getElementById('root');
const findMain = () => document.getElementById('main');

function CurrentPage({ path }: { path: string }) {
  useEventReplay(findMain);
  const { page, Page, content } = usePageAt(path);
  useArrival(page);
  return <Page page={page} content={content} />;
}
