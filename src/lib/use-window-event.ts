import { useEffect, useEffectEvent } from 'react';

/** Calls a function on each event of the window with this type, while the component is mounted. */
export function useWindowEvent<Type extends string>(
  type: Type,
  onEvent: (event: Type extends keyof WindowEventMap ? WindowEventMap[Type] : Event) => void,
): void {
  const handle = useEffectEvent(onEvent as (event: Event) => void);
  useEffect(() => {
    const listener = (event: Event) => handle(event);
    window.addEventListener(type, listener);
    return () => window.removeEventListener(type, listener);
  }, [type]);
}
