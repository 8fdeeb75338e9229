import { REQUEST_TIMEOUT } from '../../src/api/client.ts';
import { endpoints, type Endpoint, type EndpointName } from '../../src/api/endpoints.ts';

/** Response of a server, read to its end. */
export type Answer = {
  status: number;
  headers: Headers;
  text: string;
  /** The body as JSON; undefined where it is none. */
  json: unknown;
};

type Request = {
  /** JSON body, query or nothing, by the contract; `files` goes as form parts. */
  values?: unknown;
  files?: readonly File[];
  headers?: Record<string, string>;
};

/** Makes one of the seven calls as the site makes it, but without believing anything of the answer. */
export type Ask = (name: EndpointName, request?: Request) => Promise<Answer | Silence>;

/** No answer at all, and why. */
export type Silence = { silence: string };

/** A cookie that the server has set is sent again, as a browser would. */
export function createAsk(base: string): Ask {
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
      return { silence: reasonOf(error) };
    }
  };
}

/** Asks beforehand, as a browser does for a page of another origin. */
export async function askFirst(base: string, name: EndpointName, origin: string): Promise<Headers | null> {
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

export const isOk = ({ status }: Answer): boolean => status >= 200 && status < 300;

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
    return `no answer within ${REQUEST_TIMEOUT / 1000} s, after which the site gives up`;
  const cause: unknown = error instanceof Error ? (error.cause ?? error) : error;
  const code = Object(cause) as { code?: unknown; message?: unknown };
  return `the connection failed (${String(code.code ?? code.message ?? cause)})`;
}
