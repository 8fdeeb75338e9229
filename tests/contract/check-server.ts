/**
 * Checks a server against the contract. Makes the seven calls, well formed and malformed, and describes each difference
 * in a sentence. `src/api/contract.ts` defines the calls; this folder defines only the checks.
 */
import { contract } from '../../src/api/contract.ts';
import { endpoints, type EndpointName } from '../../src/api/endpoints.ts';
import { mismatch } from '../../src/api/schema.ts';
import { createSender, isOk, type CallResponse, type SendCall, type NoResponse } from './send-call.ts';
import { checkAccounts } from './account-checks.ts';
import { checkOpenCalls } from './open-checks.ts';
import { checkOrders } from './order-checks.ts';
import { checkOrigins } from './origin-checks.ts';

type ServerReport = {
  /** Differences that break the site. Each is a sentence that begins with the call. */
  differences: string[];
  /** Behavior that works, but should be improved. */
  advice: string[];
  /** Number of calls that were made, without preflight requests. */
  requestCount: number;
};

/** Tools for the checks of a call: a way to send requests, and ways to report findings. */
export type Checker = {
  base: string;
  /** Origin of the site, if it is not the server's own. */
  origin: string | undefined;
  send: SendCall;
  /** Reports a difference. */
  differ: (name: EndpointName, message: string) => void;
  advise: (name: EndpointName, message: string) => void;
  /** Whether a valid request got a 2xx response that matches the contract. Reports the differences. */
  expectSuccess: (
    name: EndpointName,
    response: CallResponse | NoResponse,
    when?: string,
  ) => response is CallResponse;
  /** Checks that an invalid request was rejected with a message that the site can show. */
  expectRejection: (name: EndpointName, response: CallResponse | NoResponse, what: string) => void;
};

/**
 * @param base URL below which the server has `/api`, such as `https://staging.studio.example`.
 * @param options.origin Origin of the site, if it differs from `base`. Then preflight requests are checked too.
 */
export async function checkServer(base: string, { origin }: { origin?: string } = {}): Promise<ServerReport> {
  const report: ServerReport = { differences: [], advice: [], requestCount: 0 };
  const checker = createChecker(base.replace(/\/+$/, ''), origin, report);
  await checkOpenCalls(checker);
  await checkAccounts(checker);
  await checkOrders(checker);
  await checkOrigins(checker);
  return report;
}

function createChecker(base: string, origin: string | undefined, report: ServerReport): Checker {
  const send = createSender(base);
  const title = (name: EndpointName) => `${endpoints[name].method} ${endpoints[name].path}`;
  const reporter = (list: string[]) => (name: EndpointName, message: string) => {
    const sentence = `${title(name)}: ${message}`;
    if (!list.includes(sentence)) list.push(sentence);
  };
  const differ = reporter(report.differences);
  return {
    base,
    origin,
    differ,
    advise: reporter(report.advice),
    send(name, request) {
      report.requestCount++;
      return send(name, request);
    },
    expectSuccess(name, response, when = 'a well-formed request'): response is CallResponse {
      const flaw = successFlaw(name, response, when);
      if (flaw) differ(name, flaw);
      return !flaw;
    },
    expectRejection(name, response, what) {
      const flaw = rejectionFlaw(response, what);
      if (flaw) differ(name, flaw);
    },
  };
}

function successFlaw(
  name: EndpointName,
  response: CallResponse | NoResponse,
  when: string,
): string | undefined {
  if ('failure' in response) return `${response.failure}.`;
  if (!isOk(response)) return `responds to ${when} with ${response.status} instead of 2xx${quote(response)}.`;
  const { answer: schema } = contract[name];
  if (!schema) return undefined;
  const type = response.headers.get('Content-Type') ?? 'no content type';
  if (!/[/+]json\b/i.test(type)) return `sends the content type ${type}; the site parses only JSON types.`;
  if (response.json === undefined) return 'sends a JSON content type, but the body is not JSON.';
  const wrong = mismatch(schema, response.json, 'the response');
  return wrong && `sends another shape: ${wrong}.`;
}

function rejectionFlaw(response: CallResponse | NoResponse, what: string): string | undefined {
  if ('failure' in response) return `${response.failure}; ${what} should be rejected with 4xx.`;
  const { status, text, json, headers } = response;
  if (status < 400) return `accepts ${what} (${status}); it should be rejected with 4xx.`;
  if (status >= 500) return `fails on ${what} (${status}); it should be rejected with 4xx.`;
  if (text.trim() === '')
    return `rejects ${what} with an empty body; the site shows the text to the visitor.`;
  if (/<[a-z!/?]/i.test(text))
    return `rejects ${what} with an HTML page; the site shows only plain text or the message of JSON.`;
  const isJson = /[/+]json\b/i.test(headers.get('Content-Type') ?? '');
  const message = Object(json) as { message?: unknown };
  if (isJson && typeof message.message !== 'string')
    return `rejects ${what} with JSON without a message; the site shows that message.`;
  return undefined;
}

/** Quotes the server's message for the reader of the report. An HTML page is left out. */
function quote({ text }: CallResponse): string {
  const words = text.trim();
  return words && words.length < 200 && !words.startsWith('<') ? ` (“${words}”)` : '';
}
