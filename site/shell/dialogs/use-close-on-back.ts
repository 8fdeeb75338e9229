import { useEffect, useEffectEvent } from 'react';

/** The back button of a phone is pressed to be rid of a dialog, and never to keep it over another page. */
export function useCloseOnBack(onOpenChange: ((open: boolean) => void) | undefined) {
  const leave = useEffectEvent(() => onOpenChange?.(false));
  useEffect(() => {
    const onBack = () => leave();
    window.addEventListener('popstate', onBack);
    return () => window.removeEventListener('popstate', onBack);
  }, []);
}
