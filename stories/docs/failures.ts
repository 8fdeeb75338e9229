import { REQUEST_TIMEOUT } from '../../src/api/client.ts';
import { contract, type Meaning } from '../../src/api/contract.ts';
import { endpoints, type EndpointName } from '../../src/api/endpoints.ts';
import {
  ApiError,
  failureReason,
  failures as forms,
  failureToast,
  NetworkError,
  ResponseError,
  sentences,
} from '../../src/api/errors.ts';
import { isWorthRetrying } from '../../src/api/retry.ts';
import { isConflict } from '../../src/quote/order/order-machine.ts';
import { quoteMessages } from '../../src/quote/quote-messages.ts';

type FailureRow = {
  call: EndpointName;
  /** The responses that have this consequence. */
  outcomes: readonly string[];
  /** Whether the call is made a second time by itself, and under which Idempotency-Key. */
  retried: string;
  /** Title and text of the toast that stays in the corner. */
  toast: string;
  /** What the panel above the form's buttons says beyond the toast; often nothing. */
  panel: string;
  /** The panel's button; empty without a panel. */
  button: string;
};

/** One failure of a call: its name in the table, and the error that the call rejects with. */
type Outcome = { name: string; error: unknown };

/** Stands for a text of the server. */
const SERVER_TEXT = 'The server’s words';

/** Every way in which a call can fail. */
export function outcomesOf(call: EndpointName): Outcome[] {
  const { path, method } = endpoints[call];
  const refused = (status: number, body = '') => {
    const details = { status, statusText: 'Status text', body, path };
    return new ApiError(details, call === 'upload' ? sentences.uploadFailed : undefined);
  };
  return [
    { name: '4xx with words', error: refused(400, SERVER_TEXT) },
    { name: '4xx without words', error: refused(400) },
    { name: '409 with words', error: refused(409, SERVER_TEXT) },
    { name: '5xx with words', error: refused(500, SERVER_TEXT) },
    { name: '5xx without words', error: refused(500, '<h1>Bad gateway</h1>') },
    ...(contract[call].answer ? [{ name: '2xx that cannot be read', error: new ResponseError() }] : []),
    ...(method === 'POST' ? [{ name: 'A redirect', error: new ResponseError() }] : []),
    { name: 'Connection lost', error: new NetworkError('unreachable') },
    { name: 'Offline', error: new NetworkError('offline') },
    call === 'upload'
      ? { name: 'Too long without progress', error: new NetworkError('stalled') }
      : { name: `No response in ${REQUEST_TIMEOUT / 1000} s`, error: new NetworkError('timeout') },
  ];
}

/**
 * The consequence of every failure of a call, from the code that decides it. Failures with the same consequence share
 * a row.
 */
export function failureRows(call: EndpointName): FailureRow[] {
  const rows: FailureRow[] = [];
  for (const { name, error } of outcomesOf(call)) {
    const row = consequence(call, error);
    const same = rows.find((other) => isSame(other, row));
    if (same) same.outcomes = [...same.outcomes, name];
    else rows.push({ ...row, outcomes: [name] });
  }
  return rows;
}

const isSame = (one: FailureRow, other: Omit<FailureRow, 'outcomes'>) =>
  one.retried === other.retried &&
  one.toast === other.toast &&
  one.panel === other.panel &&
  one.button === other.button;

function consequence(call: EndpointName, error: unknown): Omit<FailureRow, 'outcomes'> {
  return { call, retried: retried(call, error), toast: toastOf(call, error), ...panelOf(call, error) };
}

function retried(call: EndpointName, error: unknown): string {
  const { idempotent }: Meaning = contract[call];
  return idempotent && isWorthRetrying(error) ? 'once after 1 s, same key' : 'no';
}

function toastOf(call: EndpointName, error: unknown): string {
  if (call in forms) return line(failureToast(call as keyof typeof forms, error));
  // A background call raises the global toast alone, and an unreadable response raises none.
  if (endpoints[call].toasts === 'never' || error instanceof ResponseError) return '';
  const words =
    error instanceof ApiError
      ? {
          title: sentences.networkError(error.status).replace(/\d+/, 'status'),
          description: sentences.requestFailed(error.path),
        }
      : { title: sentences.networkFailed, description: (error as NetworkError).message };
  return line(words);
}

function panelOf(call: EndpointName, error: unknown): Pick<FailureRow, 'panel' | 'button'> {
  if (call !== 'upload' && call !== 'createOrder') return { panel: '', button: '' };
  const panel = failureReason(call, error) ?? '';
  const button = `${quoteMessages.tryAgain}: the same key, unless the form has changed`;
  if (!isConflict({ call, error })) return { panel, button };
  const { newOrderRisk, sendAsNew } = quoteMessages;
  return { panel: `${panel} ${newOrderRisk}`.trim(), button: `${button}. ${sendAsNew}: a new key` };
}

const line = ({ title, description }: { title: string; description: string }) => `${title}: ${description}`;
