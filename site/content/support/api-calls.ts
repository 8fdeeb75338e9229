import { contract, type Meaning } from '../../../src/api/contract.ts';
import { endpoints, type Endpoint, type EndpointName } from '../../../src/api/endpoints.ts';
import { idempotencyKey, mediaTypes } from '../../../src/api/openapi.ts';
import type { Schema } from '../../../src/api/schema.ts';
import { exampleService } from '../facts.ts';

/** One value of a request or a response. */
export type ApiField = {
  /** With the names of its parents: `files[].filename`. */
  name: string;
  type: string;
  required: boolean;
  note?: string | undefined;
  /** `query` or `header`. Default: the body. */
  place?: string;
};

export type ApiCall = ReturnType<typeof callOf>;

/**
 * Returns one of the seven calls as its documentation shows it. `responseFields` is empty and `sampleResponse` missing if the
 * site does not read the body of the response. `failure` says what the site does after a response other than 2xx.
 */
function callOf(id: EndpointName) {
  const { method, path, sends } = endpoints[id];
  const { summary, request, answer, failure, idempotent }: Meaning = contract[id];
  const media = sends === 'json' || sends === 'multipart' ? mediaTypes[sends] : undefined;
  const fields = request ? fieldsOf(request) : [];
  const key: ApiField = {
    name: idempotencyKey.name,
    type: idempotencyKey.schema.type,
    required: false,
    note: idempotencyKey.description,
    place: 'header',
  };
  return {
    id,
    method,
    path,
    summary,
    requestFields: [
      ...(media ? [] : fields.map((field) => ({ ...field, place: sends }))),
      ...(idempotent ? [key] : []),
      ...(media ? fields : []),
    ],
    responseFields: answer ? fieldsOf(answer) : [],
    sampleRequest: [
      `${method} ${path}${sends === 'query' ? fields.map(({ name }) => `?${name}=portrait`).join('') : ''}`,
      ...(media ? [`Content-Type: ${media}${sends === 'multipart' ? '; boundary=…' : ''}`] : []),
      ...(idempotent ? [`${key.name}: 6f1c2d0e-9a47`] : []),
      ...(request && media ? ['', bodyOf(sends, request, id)] : []),
    ].join('\n'),
    sampleResponse: answer ? JSON.stringify(exampleOf(answer, id), null, 2) : undefined,
    failure,
  };
}

/** Returns the fields of an object. Nested ones, also within lists, have their full names: `files[].filename`. */
function fieldsOf(schema: Schema, prefix = ''): ApiField[] {
  if ('items' in schema) return fieldsOf(schema.items, `${prefix}[]`);
  if (!('properties' in schema)) return [];
  return Object.entries(schema.properties).flatMap(([key, field]) => {
    const name = prefix ? `${prefix}.${key}` : key;
    const required = schema.required.includes(key);
    return [{ name, type: typeOf(field), required, note: field.description }, ...fieldsOf(field, name)];
  });
}

function typeOf(schema: Schema): string {
  if ('anyOf' in schema) return schema.anyOf.map(typeOf).join(' or ');
  if ('const' in schema) return `"${schema.const}"`;
  if ('contentMediaType' in schema) return 'file';
  if ('items' in schema) return `list of ${typeOf(schema.items)}${schema.minItems ? ', not empty' : ''}`;
  const { format, pattern, minLength = 0, minimum } = schema as Limits;
  const limits = [
    format,
    // The only pattern of the contract is that of a date.
    pattern && 'YYYY-MM-DD',
    minLength === 1 && 'not empty',
    minLength > 1 && `at least ${minLength} characters`,
    minimum !== undefined && `at least ${minimum}`,
  ].filter(Boolean);
  return [schema.type, ...limits].join(', ');
}

/** Limits that the schema of a text or a number may have. */
type Limits = { format?: string; pattern?: string; minLength?: number; minimum?: number };

/** Sample values, by field name. A field without one shows its type. */
const samples: Record<string, unknown> = {
  username: 'you@example.com',
  email: 'you@example.com',
  password: 'a long sentence',
  customerName: 'Your Name',
  customerEmail: 'you@example.com',
  customerPhone: '',
  serviceType: exampleService('portrait'),
  qualityLevel: 'pro',
  turnaroundTime: 'standard',
  imageCount: 2,
  specialInstructions: 'Keep the freckles. Cool the window light.',
  uploadedFiles: ['a81f-IMG_0412.CR3', 'b07c-IMG_0413.CR3'],
  referenceFiles: [],
  stylePreferences: ['Natural & Realistic'],
  colorPreferences: ['Cooler tones'],
  projectDeadline: '2026-12-04',
  filename: 'a81f-IMG_0412.CR3',
  id: 'portrait',
  type: 'service',
  title: 'Portrait retouching',
  description: 'Skin, eyes and hair, with texture kept.',
  image: '/assets/portrait.webp',
  url: '/services/portrait-retouching',
  message: 'Cannot read properties of null',
  stack: 'TypeError: Cannot read properties of null\n    at Frame (…)',
  componentStack: '',
  userAgent: 'Mozilla/5.0 (…)',
  timestamp: '2026-11-21T09:30:00.000Z',
  method: 'email',
  time: 'Anytime',
};

/** Sample values for fields whose name means something else in one call. */
const samplesOf: Record<string, Record<string, unknown>> = {
  register: { username: 'Your Name' },
  upload: { files: [{ filename: 'a81f-IMG_0412.CR3' }, { filename: 'b07c-IMG_0413.CR3' }] },
  createOrder: { id: 'A-1042' },
  logError: { id: 'E-7K2M9Q', url: 'https://studio.example/pricing' },
};

function exampleOf(schema: Schema, call: string, name = ''): unknown {
  if ('const' in schema) return schema.const;
  const known = { ...samples, ...samplesOf[call] };
  if (name in known) return known[name];
  if ('properties' in schema)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, field]) => [key, exampleOf(field, call, key)]),
    );
  if ('items' in schema) return [exampleOf(schema.items, call)];
  if (!('type' in schema)) return '';
  return schema.type === 'boolean' ? false : schema.type;
}

function bodyOf(sends: Endpoint['sends'], schema: Schema, call: string): string {
  if (sends === 'json') return JSON.stringify(exampleOf(schema, call), null, 2);
  const part = (file: string) =>
    `--…\nContent-Disposition: form-data; name="files"; filename="${file}"\n\n(the bytes of the file)`;
  return `${part('IMG_0412.CR3')}\n${part('IMG_0413.CR3')}\n--…--`;
}

export const apiCalls: readonly ApiCall[] = (Object.keys(endpoints) as EndpointName[]).map(callOf);
