import { Suspense } from 'react';
import { useLocation } from 'wouter';
import { NavigationProvider } from '../src/lib/navigation.tsx';
import { SkipLink } from '../src/layout/skip-link.tsx';
import { Announcer } from './announcer.tsx';
import type { PageRow } from './content/pages.ts';
import { Head } from './head.tsx';
import { LoadingPage } from './loading-page.tsx';
import { navigate, SiteLink, useArrival } from './navigation.tsx';
import { PageBoundary } from './page-boundary.tsx';
import { pageAt, usePageComponent } from './routes.ts';
import { SiteChat } from './site-chat.tsx';
import { SiteDialogs } from './site-dialogs.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { SiteToaster } from './site-toaster.tsx';

/** The whole product: what every page has around it, and the page that the address names. */
export function Root() {
  const [path] = useLocation();
  const page = pageAt(path);
  return (
    <NavigationProvider Link={SiteLink} navigate={navigate}>
      <Head page={page} />
      <SkipLink />
      <SiteHeader currentPath={page.path} />
      <main id="main">
        <PageBoundary key={page.path}>
          <Suspense fallback={<LoadingPage />}>
            <CurrentPage page={page} />
          </Suspense>
        </PageBoundary>
      </main>
      <SiteFooter />
      <SiteChat />
      <Announcer />
      <SiteDialogs />
      <SiteToaster />
    </NavigationProvider>
  );
}

function CurrentPage({ page }: { page: PageRow }) {
  const Page = usePageComponent(page);
  useArrival(page);
  // Not created here, only looked up: the same page is the same component each time.
  // oxlint-disable-next-line react/static-components
  return <Page />;
}
