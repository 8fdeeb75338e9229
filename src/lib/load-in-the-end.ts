/** Code that did not come is asked for again after this long, in ms; */
const AGAIN = 5000;
/** twice as long after each further failure, up to this: a server that is down is not knocked at for hours. */
const LONGEST = 60_000;

/** Brings something once. `now` asks at once and fails as asking does; `inTheEnd` asks until it is there. */
export function createLoader<T>(load: () => Promise<T>) {
  let loading: Promise<T> | undefined;
  let stopWaiting = () => {};

  const once = () =>
    (loading ??= load().catch((error: unknown) => {
      loading = undefined;
      throw error;
    }));

  return {
    async inTheEnd(): Promise<T> {
      for (let wait = AGAIN; ;) {
        try {
          return await once();
        } catch {
          wait = await new Promise<number>((resolve) => {
            stopWaiting = () => resolve(AGAIN);
            setTimeout(resolve, wait, Math.min(2 * wait, LONGEST));
          });
        }
      }
    },
    /** Somebody wants it, or it may well come by now: the wait of `inTheEnd` is over, the next one short again. */
    now(): Promise<T> {
      stopWaiting();
      return once();
    },
  };
}
