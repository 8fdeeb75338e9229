import { Header } from '../../src/layout/header.tsx';
import { brand } from '../brand.ts';
import { getStarted, mainLinks, moreLinks } from '../content/navigation.ts';
import { openDialog, prepareDialog } from './site-dialogs.tsx';

const openSearch = () => openDialog('search');
const openPortal = () => openDialog('portal');

/** The library's header with this studio's name and links. */
export function SiteHeader({ currentPath }: { currentPath: string }) {
  return (
    <Header
      brand={brand}
      links={mainLinks}
      moreLinks={moreLinks}
      getStarted={getStarted}
      currentPath={currentPath}
      onSearch={openSearch}
      onPortal={openPortal}
      onIntent={prepareDialog}
    />
  );
}
