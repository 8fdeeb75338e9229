/** Settings of the host for the calls. */
export type ApiConfig = {
  /**
   * Awaited before the first call, such as the loading of mocks. A rejection is logged, and
   * the call is made anyway; `ready` runs again before the next call. Default: nothing to wait for.
   */
  ready: () => Promise<unknown>;
  /** Prefix of every path, without a slash at its end. Default: `''`, the page's own origin. */
  baseUrl: string;
  /**
   * Whether error reports may use `navigator.sendBeacon`. Turn it off if requests are intercepted in the page, because
   * beacons cannot be intercepted. Default: `true`.
   */
  beacon: boolean;
};

let config: Partial<ApiConfig> = {};
let readiness: Promise<unknown> | undefined;

/** Sets up the calls. Names that are left out or `undefined` go back to their default. */
export function configureApi(options: Partial<ApiConfig> = {}): void {
  config = { ...options };
  readiness = undefined;
}

/** Resolves when the first call may be made, and never rejects. */
export async function whenReady(): Promise<void> {
  const current = config;
  readiness ??= Promise.resolve()
    .then(current.ready)
    .catch((error: unknown) => {
      // Not the readiness of a later `configureApi`.
      if (config === current) readiness = undefined;
      console.warn('`ready` of configureApi() was rejected.', error);
    });
  await readiness;
}

export const apiUrl = (path: string): string => (config.baseUrl ?? '') + path;

export const mayUseBeacon = (): boolean => config.beacon ?? true;
