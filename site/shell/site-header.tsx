import { Header } from '../../src/layout/header.tsx';
import { brand } from '../brand.ts';
import { getStarted, mainLinks, moreLinks } from '../content/header-links.ts';
import { usePathname } from '../routing/use-location.ts';
import { openDialog, prefetchDialog } from './site-dialogs.tsx';

const openSearch = () => openDialog('search');
const openPortal = () => openDialog('portal');

/** The library's header with this studio's name and links. */
export function SiteHeader() {
  return (
    <Header
      brand={brand}
      links={mainLinks}
      moreLinks={moreLinks}
      getStarted={getStarted}
      currentPath={usePathname()}
      onSearch={openSearch}
      onPortal={openPortal}
      onIntent={prefetchDialog}
    />
  );
}
