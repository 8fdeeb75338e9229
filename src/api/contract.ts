import type { EndpointName } from './endpoints.ts';
import type { ObjectSchema, Schema, Static } from './schema.ts';

/*
 * Contract of the seven calls: schemas, summaries, failures. The types of the client and of the mocks derive from it,
 * and `openapi.ts` prints it. Bundlers drop it if nothing uses it. `endpoints.ts` has how each call is made.
 */

const text = { type: 'string' } as const satisfies Schema;
const texts = { type: 'array', items: text } as const satisfies Schema;
const filled = { type: 'string', minLength: 1 } as const satisfies Schema;

type Properties = ObjectSchema['properties'];

/** Schema of an object. Every property is required, but for those in `optional`. */
/* @__NO_SIDE_EFFECTS__ */
function object<const P extends Properties, const O extends string = never>(properties: P, ...optional: O[]) {
  const required = Object.keys(properties).filter((name) => !optional.includes(name as O));
  return { type: 'object' as const, properties, required: required as Exclude<keyof P & string, O>[] };
}

/** Schema of an object with these keys and no other, all required. */
/* @__NO_SIDE_EFFECTS__ */
function closed<const P extends Properties>(properties: P) {
  return { ...object(properties), additionalProperties: false as const };
}

const loginPayload = closed({
  username: {
    ...filled,
    description: 'The email address, or the name given at sign-up.',
  },
  password: filled,
});

const registerPayload = closed({
  username: { ...filled, description: 'Name of the customer.' },
  email: { ...filled, format: 'email' },
  password: { ...filled, description: 'No minimum length.' },
});

const searchResult = object(
  {
    id: text,
    type: { ...text, description: 'service, portfolio, page or anything else.' },
    title: filled,
    description: text,
    image: { ...text, description: 'URL of a picture, if there is one.' },
    url: { ...filled, description: 'A #section, or a path on the same origin. Any other is not followed.' },
  },
  'image',
);

const uploadForm = object({
  files: {
    type: 'array',
    minItems: 1,
    items: { type: 'string', contentMediaType: 'application/octet-stream' },
    description: 'Repeated once per file, in order.',
  },
});

const uploadAnswer = object({
  files: {
    type: 'array',
    items: object({ filename: { ...filled, description: 'Name under which the file is stored.' } }),
    description:
      'One entry per file sent, in the same order. Files of different content have different names.',
  },
});

const orderPayload = closed({
  customerName: filled,
  customerEmail: filled,
  customerPhone: text,
  serviceType: { ...filled, description: 'Id of a service, such as portrait.' },
  qualityLevel: { ...filled, description: 'basic, pro or premium.' },
  turnaroundTime: { ...filled, description: 'Id of a turnaround, such as standard.' },
  imageCount: { type: 'integer', minimum: 1 },
  specialInstructions: text,
  rushOrder: { type: 'boolean' },
  uploadedFiles: { ...texts, minItems: 1, description: 'Stored names of the photos, in order.' },
  referenceFiles: { ...texts, description: 'Stored names of the reference images; empty if none.' },
  contactPreferences: closed({ method: text, time: text }),
  stylePreferences: texts,
  colorPreferences: texts,
  projectDeadline: {
    anyOf: [{ type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' }, { type: 'null' }],
    description: 'The chosen day as YYYY-MM-DD, or null.',
  },
  currency: { const: 'USD', description: 'Always USD, whatever is displayed.' },
});

const orderAnswer = object({ id: { anyOf: [{ ...filled, maxLength: 1000 }, { type: 'number' }] } });

const service = object({ id: text, title: text, description: text }, 'description');

const errorReport = closed({
  id: { ...filled, description: 'The reference that the visitor sees and can copy.' },
  message: {
    ...text,
    description: 'Without what was typed, quotations, email addresses, file names, tokens and phone numbers.',
  },
  stack: { ...text, description: 'Cut in the same way; files, lines and columns of the program stay.' },
  componentStack: { ...text, description: 'Which components were rendering; empty outside React.' },
  url: { ...text, description: 'Origin and path. Query and hash are cut: they may hold personal data.' },
  userAgent: text,
  timestamp: { ...text, format: 'date-time' },
});

/** The contract of each call. `answer: null` means that the body of an ok response is not read. */
export const contract = {
  login: {
    summary: 'Sign in',
    request: loginPayload,
    answer: null,
    failure: 'The text is shown as it is, else "Invalid credentials". Plain text, or JSON with a message.',
  },
  register: {
    summary: 'Create an account',
    request: registerPayload,
    answer: null,
    failure: 'The JSON message is shown, else the text, else the status text.',
  },
  search: {
    summary: 'Search the site',
    request: object({ q: { ...text, minLength: 2 } }),
    answer: { type: 'array', items: searchResult },
    failure: 'Logged in the console; the list of results becomes empty.',
  },
  upload: {
    summary: 'Store photographs',
    request: uploadForm,
    answer: uploadAnswer,
    failure: 'Shown as "File upload failed"; no order is sent.',
    idempotent: true,
  },
  createOrder: {
    summary: 'Place an order',
    request: orderPayload,
    answer: orderAnswer,
    failure: 'The text or JSON message is shown, else "Failed to submit order. Please try again."',
    idempotent: true,
  },
  services: {
    summary: 'List the services',
    request: null,
    answer: { type: 'array', items: service },
    failure: 'The static list is shown either way.',
  },
  logError: {
    summary: 'Report an error',
    request: errorReport,
    answer: null,
    failure: 'Never shown and never reported.',
  },
} as const satisfies { [N in EndpointName]: Meaning };

export type Meaning = {
  summary: string;
  /** The values sent, whether as body, form parts or query; `null` if none. */
  request: ObjectSchema | null;
  /** The body of an ok answer; `null` if it is not read. */
  answer: Schema | null;
  /** The consequence of a response other than 2xx. */
  failure: string;
  /**
   * Whether an Idempotency-Key header may come with it (ordering 40). `idempotencyKey` in `openapi.ts` says
   * which requests share a key.
   */
  idempotent?: true;
};

type PartOf<N extends EndpointName, Part extends 'request' | 'answer'> = N extends EndpointName
  ? (typeof contract)[N][Part] extends null
    ? undefined
    : Static<(typeof contract)[N][Part]>
  : never;

/** The request body or query of a call; `undefined` if it has neither. */
export type RequestOf<N extends EndpointName> = PartOf<N, 'request'>;

/** The response of a call; `undefined` if it is not read. */
export type ResponseOf<N extends EndpointName> = PartOf<N, 'answer'>;

/** Sign-in: the email is sent as `username` (account 2). */
export type LoginPayload = RequestOf<'login'>;
/** Sign-up: the name is sent as `username` (account 5). */
export type RegisterPayload = RequestOf<'register'>;
/** One search result. */
export type SearchResult = ResponseOf<'search'>[number];
/** Stored names of the files of one upload. */
export type UploadResponse = ResponseOf<'upload'>;
/** An order as it is sent: exactly these keys (ordering 33). */
export type OrderPayload = RequestOf<'createOrder'>;
/** Response to an order. Only the id is read. */
export type OrderResponse = ResponseOf<'createOrder'>;
/** A service as the server lists it. The site shows its own list (estimate 23). */
export type ServiceResponse = ResponseOf<'services'>[number];
/** An error report (errors 23). */
export type ErrorReport = RequestOf<'logError'>;
