import { useEffect, useEffectEvent } from 'react';

/** Closes a dialog on back navigation: on a phone that is how visitors close one. */
export function useCloseOnBack(onOpenChange: ((open: boolean) => void) | undefined) {
  const leave = useEffectEvent(() => onOpenChange?.(false));
  useEffect(() => {
    const onBack = () => leave();
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, []);
}
