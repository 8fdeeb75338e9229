import type { HttpHandler } from 'msw/http';
import { endpoints } from '../src/api/endpoints.ts';
import { networkHandlers } from './network.ts';
import { empty, hang, json, reset, slow, text, type Fault } from './faults.ts';

const every = (fault: Fault) =>
  networkHandlers(Object.fromEntries(Object.keys(endpoints).map((name) => [name, fault])));

/**
 * Sets of handlers for stories, as in `parameters: { msw: { handlers: scenario.offline } }`. Each has all seven calls.
 * Calls that a scenario does not name work as usual, including sentinels.
 */
export const scenario = {
  /** Everything works. */
  works: networkHandlers(),
  /** Every response takes 4 s. */
  slow: every(slow()),
  /** Every response is 500 with a text. */
  fails: every(text(500, 'Something broke on our side.')),
  /** Every call loses its connection. */
  offline: every(reset()),
  /** No call ever gets a response. */
  neverAnswers: every(hang()),
  /** The search finds nothing, and there are no services. */
  empty: networkHandlers({ search: json(200, []), services: json(200, []) }),

  signInRefused: networkHandlers({ login: text(401, 'Invalid email or password.') }),
  signUpRefused: networkHandlers({ register: json(409, 'An account with this email already exists.') }),
  uploadNeverAnswers: networkHandlers({ upload: hang() }),
  uploadLosesConnection: networkHandlers({ upload: reset() }),
  orderFails: networkHandlers({
    createOrder: text(503, 'Orders are paused for maintenance. Please try again in ten minutes.'),
  }),
  orderFailsSilently: networkHandlers({ createOrder: empty(500, 'Internal Server Error') }),
  orderNeverAnswers: networkHandlers({ createOrder: hang() }),
  orderLosesConnection: networkHandlers({ createOrder: reset() }),
  searchFails: networkHandlers({ search: text(500, 'The index is being rebuilt.') }),
  searchFindsNothing: networkHandlers({ search: json(200, []) }),
} satisfies Record<string, HttpHandler[]>;
