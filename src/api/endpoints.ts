/**
 * Data that the browser needs to make each of the seven calls (errors 5). `contract.ts` has a row of the same name with
 * the meaning of the call. The files are separate, so that a page with a form does not load the schemas, which only the
 * mocks use.
 */
export const endpoints = {
  login: { method: 'POST', path: '/api/auth/login', sends: 'json', toasts: 'always' },
  register: { method: 'POST', path: '/api/auth/register', sends: 'json', toasts: 'always' },
  search: { method: 'GET', path: '/api/search', sends: 'query', toasts: 'once' },
  upload: { method: 'POST', path: '/api/upload', sends: 'multipart', toasts: 'always' },
  createOrder: { method: 'POST', path: '/api/orders', sends: 'json', toasts: 'always' },
  services: { method: 'GET', path: '/api/services', sends: 'none', toasts: 'once' },
  logError: { method: 'POST', path: '/api/logs/error', sends: 'json', toasts: 'never' },
} as const satisfies { [name: string]: Endpoint };

export type Endpoint = {
  method: 'GET' | 'POST';
  /** Same-origin path, without the query. */
  path: `/api/${string}`;
  /** Place of the request's values: as a JSON body, as form parts, in the URL, or nowhere. */
  sends: 'json' | 'multipart' | 'query' | 'none';
  /**
   * How often a failing call raises a global toast: `always`, `once` per path until it recovers (errors 11), for
   * background calls, or `never` (the error log, which must not loop).
   */
  toasts: 'always' | 'once' | 'never';
};

/** Name of one of the seven calls, such as `createOrder`. */
export type EndpointName = keyof typeof endpoints;
