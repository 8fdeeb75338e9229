import { REQUEST_TIMEOUT } from '../../src/api/client.ts';
import { endpoints, type Endpoint, type EndpointName } from '../../src/api/endpoints.ts';

/** Complete response of a server. */
export type CallResponse = {
  status: number;
  headers: Headers;
  text: string;
  /** The parsed body; `undefined` if it is not JSON. */
  json: unknown;
};

type Request = {
  /** JSON body or query, depending on the contract. `files` are sent as form parts. */
  values?: unknown;
  files?: readonly File[];
  headers?: Record<string, string>;
};

/** Makes one of the seven calls as the site does, and returns the response unchecked. */
export type SendCall = (name: EndpointName, request?: Request) => Promise<CallResponse | NoResponse>;

/** The reason why no response arrived. */
export type NoResponse = { failure: string };

/** Returns a function that makes the calls and, like a browser, sends back the cookies that the server sets. */
export function createSender(base: string): SendCall {
  const cookies = new Map<string, string>();
  return async (name, { values, files, headers = {} } = {}) => {
    const endpoint: Endpoint = endpoints[name];
    const query =
      endpoint.sends === 'query' ? `?${new URLSearchParams(values as Record<string, string>)}` : '';
    try {
      const response = await fetch(base + endpoint.path + query, {
        method: endpoint.method,
        redirect: 'manual',
        signal: AbortSignal.timeout(REQUEST_TIMEOUT),
        headers: {
          Accept: 'application/json, text/plain;q=0.9',
          ...(cookies.size > 0 && { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
          ...(endpoint.sends === 'json' && { 'Content-Type': 'application/json' }),
          ...headers,
        },
        ...(endpoint.sends === 'json' && { body: JSON.stringify(values) }),
        ...(files && { body: formOf(files) }),
      });
      for (const cookie of response.headers.getSetCookie()) {
        const [, key = '', value = ''] = /^([^=;]+)=([^;]*)/.exec(cookie) ?? [];
        cookies.set(key, value);
      }
      const text = await response.text();
      return { status: response.status, headers: response.headers, text, json: parse(text) };
    } catch (error) {
      return { failure: reasonOf(error) };
    }
  };
}

/** Sends a CORS preflight request, as a browser does for a page of another origin. */
export async function sendPreflight(
  base: string,
  name: EndpointName,
  origin: string,
): Promise<Headers | null> {
  const { path, method } = endpoints[name];
  return fetch(base + path, {
    method: 'OPTIONS',
    signal: AbortSignal.timeout(REQUEST_TIMEOUT),
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': 'content-type,idempotency-key',
    },
  }).then(
    ({ ok, headers }) => (ok ? headers : null),
    () => null,
  );
}

export const isOk = ({ status }: CallResponse): boolean => status >= 200 && status < 300;

function formOf(files: readonly File[]): FormData {
  const form = new FormData();
  for (const file of files) form.append('files', file, file.name);
  return form;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return `no response within ${REQUEST_TIMEOUT / 1000} s, the time limit of the site`;
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  const code = Object(cause) as { code?: unknown; message?: unknown };
  return `the connection failed (${String(code.code ?? code.message ?? cause)})`;
}
