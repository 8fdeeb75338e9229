import { useNavigate } from '../lib/navigation.tsx';

/**
 * Goes to a section: scrolls to it and gives it the focus where it is on this page, otherwise opens the
 * page that has it.
 *
 * @param href A path with a hash, such as `/#services`.
 */
export function useServicesJump(href: string, currentPath: string | undefined) {
  const navigate = useNavigate();
  return () => {
    const [path = '', id = ''] = href.split('#');
    const section = currentPath === path ? document.getElementById(id) : null;
    if (!section) return navigate(href);
    if (!section.hasAttribute('tabindex')) section.tabIndex = -1;
    section.scrollIntoView();
    section.focus({ preventScroll: true });
  };
}
