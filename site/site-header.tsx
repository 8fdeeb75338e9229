import { Header } from '../src/layout/header.tsx';
import { brand } from './brand.ts';
import { getStarted, mainLinks, moreLinks } from './content/navigation.ts';
import { navigate } from './navigation.tsx';
import { paths } from './paths.ts';

const openPortal = () => navigate(paths.login);

/** The library's header with this studio's name and links. */
export function SiteHeader({ currentPath }: { currentPath: string }) {
  return (
    <Header
      brand={brand}
      links={mainLinks}
      moreLinks={moreLinks}
      getStarted={getStarted}
      currentPath={currentPath}
      onPortal={openPortal}
    />
  );
}
