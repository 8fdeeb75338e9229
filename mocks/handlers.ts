import type { ResponseOf, RequestOf } from '../src/api/contract.ts';
import type { EndpointName } from '../src/api/endpoints.ts';
import { catalog } from '../src/pricing/catalog.ts';
import { isQualityLevel, isServiceId, isTurnaround } from '../src/pricing/price-table.ts';
import { db } from './db.ts';
import { search } from './search.ts';
import { json, type Failure } from './faults.ts';

/** Result of a handler: the contract's response, or a refusal. */
export type Reply<N extends EndpointName> = { answer: ResponseOf<N> } | { refusal: Failure };

/**
 * One handler per call, typed by the contract: a missing one, an extra one or one that responds in another
 * shape does not compile. They receive only requests that match the contract.
 */
export type Handlers = { readonly [N in EndpointName]: (request: RequestOf<N>) => Reply<N> };

/** The regular server. Faults come from `sentinels.ts` and `scenarios.ts`. */
export const handlers: Handlers = {
  login: () => ({ answer: undefined }),

  register({ email }) {
    const address = email.trim().toLowerCase();
    if (db.accounts.has(address)) return refuse(409, 'An account with this email already exists.');
    db.accounts.add(address);
    return { answer: undefined };
  },

  search: ({ q }) => ({ answer: search(q) }),

  upload: ({ files }) => ({
    answer: {
      files: files.map((file) => {
        const filename = db.storedName(file.name);
        db.files.push({ filename, original: file.name, size: file.size });
        return { filename };
      }),
    },
  }),

  createOrder(order) {
    const { serviceType, qualityLevel, turnaroundTime } = order;
    if (!isServiceId(serviceType)) return refuse(400, `There is no service "${serviceType}".`);
    if (!isQualityLevel(qualityLevel)) return refuse(400, `There is no quality level "${qualityLevel}".`);
    if (!isTurnaround(turnaroundTime)) return refuse(400, `There is no turnaround "${turnaroundTime}".`);
    const stored = new Set(db.files.map(({ filename }) => filename));
    const names = [...order.uploadedFiles, ...order.referenceFiles];
    const lost = names.filter((name) => !stored.has(name));
    // Names all of them: the form uploads again only what is named.
    if (lost.length > 0) return refuse(400, `Not uploaded: ${lost.join(', ')}.`);
    if (new Set(names).size < names.length) return refuse(400, 'A file is named twice in this order.');
    const id = db.nextOrderId();
    db.orders.push({ ...order, id });
    return { answer: { id } };
  },

  services: () => ({ answer: catalog.map(({ id, title, description }) => ({ id, title, description })) }),

  logError(report) {
    db.errorReports.push(report);
    return { answer: undefined };
  },
};

const refuse = (status: number, message: string) => ({ refusal: json(status, message) });
