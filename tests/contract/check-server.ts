/**
 * Checks a server against the contract. Makes the seven calls, well formed and malformed, and describes each difference
 * in a sentence. `src/api/contract.ts` defines the calls; this folder defines only the checks.
 */
import { contract } from '../../src/api/contract.ts';
import { endpoints, type EndpointName } from '../../src/api/endpoints.ts';
import { mismatch } from '../../src/api/schema.ts';
import { createAsk, isOk, type Answer, type Ask, type Silence } from './ask.ts';
import { accountChecks } from './account-checks.ts';
import { openChecks } from './open-checks.ts';
import { orderChecks } from './order-checks.ts';
import { originChecks } from './origin-checks.ts';

type ServerReport = {
  /** Differences that break the site. Each is a sentence that begins with the call. */
  differences: string[];
  /** Behavior that works, but should be improved. */
  advice: string[];
  /** How many questions were asked. */
  asked: number;
};

/** Tools for the checks of a call: a way to send requests, and ways to report findings. */
export type Bench = {
  base: string;
  /** Origin of the site, where it is not the server's own. */
  origin: string | undefined;
  ask: Ask;
  /** Reports a difference. */
  differ: (name: EndpointName, says: string) => void;
  advise: (name: EndpointName, says: string) => void;
  /** Whether a valid request got a 2xx response that matches the contract. Reports the differences. */
  expectAnswer: (name: EndpointName, answer: Answer | Silence, when?: string) => answer is Answer;
  /** Checks that an invalid request was refused, with a message that the site can show. */
  expectRefusal: (name: EndpointName, answer: Answer | Silence, what: string) => void;
};

/**
 * @param base Where the server's `/api` is found, such as `https://staging.studio.example`.
 * @param options.origin Origin of the site, if it is another: then the rules for other origins are checked too.
 */
export async function checkServer(base: string, { origin }: { origin?: string } = {}): Promise<ServerReport> {
  const report: ServerReport = { differences: [], advice: [], asked: 0 };
  const bench = createBench(base.replace(/\/+$/, ''), origin, report);
  await openChecks(bench);
  await accountChecks(bench);
  await orderChecks(bench);
  await originChecks(bench);
  return report;
}

function createBench(base: string, origin: string | undefined, report: ServerReport): Bench {
  const ask = createAsk(base);
  const title = (name: EndpointName) => `${endpoints[name].method} ${endpoints[name].path}`;
  const say = (list: string[]) => (name: EndpointName, says: string) => {
    const sentence = `${title(name)}: ${says}`;
    if (!list.includes(sentence)) list.push(sentence);
  };
  const differ = say(report.differences);
  return {
    base,
    origin,
    differ,
    advise: say(report.advice),
    ask(name, request) {
      report.asked++;
      return ask(name, request);
    },
    expectAnswer(name, answer, when = 'a well-formed request'): answer is Answer {
      const wrong = wrongAnswer(name, answer, when);
      if (wrong) differ(name, wrong);
      return !wrong;
    },
    expectRefusal(name, answer, what) {
      const wrong = wrongRefusal(answer, what);
      if (wrong) differ(name, wrong);
    },
  };
}

function wrongAnswer(name: EndpointName, answer: Answer | Silence, when: string): string | undefined {
  if ('silence' in answer) return `${answer.silence}.`;
  if (!isOk(answer)) return `answers ${when} with ${answer.status} instead of 2xx${quote(answer)}.`;
  const { answer: schema } = contract[name];
  if (!schema) return undefined;
  const type = answer.headers.get('Content-Type') ?? 'no content type';
  if (!/[/+]json\b/i.test(type)) return `answers as ${type}; only JSON is read as JSON.`;
  if (answer.json === undefined) return 'says that it answers JSON, and what comes is none.';
  const wrong = mismatch(schema, answer.json, 'the answer');
  return wrong && `answers in another shape: ${wrong}.`;
}

function wrongRefusal(answer: Answer | Silence, what: string): string | undefined {
  if ('silence' in answer) return `${answer.silence}, where ${what} should be refused.`;
  const { status, text, json, headers } = answer;
  if (status < 400) return `accepts ${what} (${status}); it should be refused with 4xx.`;
  if (status >= 500) return `breaks over ${what} (${status}); it should be refused with 4xx.`;
  if (text.trim() === '') return `refuses ${what} without a word; the text is shown to the visitor.`;
  if (/<[a-z!/?]/i.test(text))
    return `refuses ${what} with a page; plain text or JSON with a message is shown.`;
  const isJson = /[/+]json\b/i.test(headers.get('Content-Type') ?? '');
  const message = Object(json) as { message?: unknown };
  if (isJson && typeof message.message !== 'string')
    return `refuses ${what} with JSON that has no message; the visitor reads that one.`;
  return undefined;
}

/** Quotes the server's message for the reader of the report. An HTML page is left out. */
function quote({ text }: Answer): string {
  const words = text.trim();
  return words && words.length < 200 && !words.startsWith('<') ? ` (“${words}”)` : '';
}
