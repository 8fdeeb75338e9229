let start: (() => Worker) | undefined;

/** Starts the host's worker with decoders. Missing if the host has none. */
export const decoderWorker = (): typeof start => start;

/**
 * Lets the contact sheet show formats that some browsers cannot decode (`shown` is `somewhere` in `photoKinds`). Call it
 * before the first photo is added. The worker is started with the first photo that needs it.
 *
 * @param own returns a new worker that calls `runPreflightWorker` with decoders. A worker that hung is terminated, an
 *   idle one as well, and started again.
 */
export function setDecoderWorker(own: () => Worker): void {
  start = own;
}
