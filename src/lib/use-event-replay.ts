import { useEffect, useEffectEvent, useState } from 'react';
import { readFields, replayInput } from './event-replay.ts';

/**
 * Replays early input in a region that hydrates as a whole (see `event-replay.ts`). Call it in a component that
 * hydrates together with the region's content, outside of any nested Suspense boundary.
 *
 * @param find Returns the region, in the browser only.
 */
export function useEventReplay(find: () => Element | null): void {
  const [fields] = useState(() => {
    const region = typeof document === 'undefined' ? null : find();
    return region ? readFields(region) : [];
  });
  const replay = useEffectEvent(() => {
    const region = find();
    if (region) void replayInput(region, fields);
  });
  useEffect(() => {
    // A task of its own: React does not hydrate what an event needs while it runs effects. By then all effects of
    // this commit have attached their listeners, too.
    const task = setTimeout(() => replay());
    return () => clearTimeout(task);
  }, []);
}
