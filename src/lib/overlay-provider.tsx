import { createContext, useContext, useEffect, type ReactNode } from 'react';
import { keepFocusInShadow } from './shadow-focus.ts';

const ContainerContext = createContext<HTMLElement | null>(null);

export type OverlayProviderProps = {
  /** The element that overlays are rendered in. `null`, which a state is before its `ref` is set, means the body. */
  container: HTMLElement | null;
  /** The page, or the part of it whose overlays go there. */
  children: ReactNode;
};

/**
 * Sets where dialogs, menus and toasts of the components inside are rendered, in place of the body. In a shadow root,
 * give it an element of that root: the styles of the root count in it, and the keyboard works as it does in a document.
 */
export function OverlayProvider({ container, children }: OverlayProviderProps) {
  useEffect(() => {
    const root = container?.getRootNode();
    return root instanceof ShadowRoot ? keepFocusInShadow(root) : undefined;
  }, [container]);
  return <ContainerContext value={container}>{children}</ContainerContext>;
}

/** Returns the element that overlays are rendered in, or `null` for the body. */
export const useOverlayContainer = (): HTMLElement | null => useContext(ContainerContext);
