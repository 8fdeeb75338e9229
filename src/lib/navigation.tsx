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
  /** Target of the link. The host’s router handles a path of this origin. */
  href: string;
};

/** Link component and navigation function of the host. */
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
 * Provides the host's link component and navigation to the library. Without it every link is a plain anchor, which
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
 * Link that uses the host's router, if there is one. The router gets paths of this origin only. An anchor, a full URL,
 * `mailto:` and `tel:` are plain anchors.
 */
export function Link(props: LinkProps) {
  const { Link: HostLink } = useContext(NavigationContext);
  const Anchor = /^(#|\/\/|[\w+.-]+:)/.test(props.href) ? 'a' : HostLink;
  return <Anchor {...props} />;
}
