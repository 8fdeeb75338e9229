import {
  createContext,
  useContext,
  useMemo,
  type ComponentPropsWithRef,
  type ComponentType,
  type ReactNode,
} from 'react';

/** Props of the host's link component: those of an anchor, with a path of this origin as `href`. */
export type LinkProps = ComponentPropsWithRef<'a'> & {
  /** The link's target. A path of this origin goes through the host’s router. */
  href: string;
};

/** The host’s way of navigating. */
export type Navigation = {
  /** Renders a link. A host with a router supplies its own; the default is a plain anchor. */
  Link: ComponentType<LinkProps> | 'a';
  /** Goes to a same-origin path. The default loads the page. */
  navigate: (href: string) => void;
};

const plain: Navigation = {
  Link: 'a',
  navigate: (href) => window.location.assign(href),
};
const NavigationContext = createContext(plain);

/**
 * Gives the library the host's way of navigating. Without it every link is a plain anchor, which
 * works everywhere.
 */
export function NavigationProvider({
  Link = plain.Link,
  navigate = plain.navigate,
  children,
}: Partial<Navigation> & { children: ReactNode }) {
  const value = useMemo(() => ({ Link, navigate }), [Link, navigate]);
  return <NavigationContext value={value}>{children}</NavigationContext>;
}

/** The host's `navigate`. */
export function useNavigate(): Navigation['navigate'] {
  return useContext(NavigationContext).navigate;
}

/**
 * A link that goes through the host's router, if it has one. The router gets paths of this origin only: an anchor, a
 * full URL and a `mailto:` or `tel:` are plain anchors.
 */
export function Link(props: LinkProps) {
  const { Link: HostLink } = useContext(NavigationContext);
  const Anchor = /^(#|\/\/|[\w+.-]+:)/.test(props.href) ? 'a' : HostLink;
  return <Anchor {...props} />;
}
