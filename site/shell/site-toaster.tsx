import { lazyComponent } from '../../src/lib/lazy-component.tsx';
import { useToasts } from '../../src/lib/toast-store.ts';

/** Radix's toast: 6 KB that most visits never need. It is loaded after the page, so that it can report a lost connection. */
export const Toaster = lazyComponent(() => import('../../src/ui/toast.tsx'), 'Toaster');

/** The toasts. Renders nothing until the first one. */
export function SiteToaster() {
  return useToasts().length > 0 && <Toaster />;
}
