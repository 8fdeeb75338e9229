let startWorker: (() => Worker) | undefined;

/** Returns the function that starts the host's worker with decoders, or `undefined` if the host has none. */
export const getDecoderStart = (): typeof startWorker => startWorker;

/**
 * Lets the contact sheet show formats that some browsers cannot decode (`shown` is `somewhere` in `photoKinds`). Call it
 * before the first photo is added. The worker is started with the first photo that needs it.
 *
 * @param start returns a new worker that calls `runPreflightWorker` with decoders. A worker that hangs or stays idle is
 *   terminated; the next photo that needs one starts another.
 */
export function setDecoderWorker(start: () => Worker): void {
  startWorker = start;
}
