import * as RadixToast from '@radix-ui/react-toast';
import { useId, useRef } from 'react';
import type { ToastOptions } from '../../src/lib/toast-store.ts';
import { ToastCard } from '../../src/ui/toast.tsx';

/** Receives Radix's announcement, so that a toast on a docs page is not announced. */
const nowhere = document.createElement('div');

/** A toast in its place on the page. The real one appears in a corner, one at a time, and is announced. */
export function ToastPicture({ variant = 'default', ...options }: ToastOptions) {
  const id = useId();
  const viewport = useRef<HTMLDivElement>(null);
  return (
    <RadixToast.Provider announcerContainer={nowhere}>
      <ToastCard
        toast={{ ...options, id, variant, open: true }}
        words={{ region: '', close: 'Close notification' }}
        viewport={viewport}
      />
      <RadixToast.Viewport asChild label={`Example: ${options.title} ${id}`}>
        <div ref={viewport} className="w-full max-w-100 min-w-60" />
      </RadixToast.Viewport>
    </RadixToast.Provider>
  );
}
