import type { Plugin } from 'vite';
import { openApiDocument } from '../../src/api/openapi.ts';
import type { ApiCall, ApiField } from '../content/support/api-call.ts';

const FILE = 'openapi.json';

/** The part of the document that this file reads. */
type Schema = {
  type?: string;
  const?: string;
  format?: string;
  description?: string;
  minimum?: number;
  minLength?: number;
  minItems?: number;
  pattern?: string;
  contentMediaType?: string;
  items?: Schema;
  anyOf?: readonly Schema[];
  properties?: Record<string, Schema>;
  required?: readonly string[];
};
type Parameter = { name: string; in: string; required?: boolean; description?: string; schema: Schema };
type Body = { description?: string; content?: Record<string, { schema: Schema }> };
type Operation = {
  operationId: string;
  summary: string;
  parameters?: readonly Parameter[];
  requestBody?: Body;
  responses: { '2XX': Body; default: Body };
};

/** Vite plugin: writes the OpenAPI document to `/openapi.json`. */
export function apiReference(): Plugin {
  return {
    name: 'safelight-api-reference',
    generateBundle() {
      if (this.environment.name !== 'client') return;
      this.emitFile({
        type: 'asset',
        fileName: FILE,
        source: `${JSON.stringify(openApiDocument(), null, 2)}\n`,
      });
    },
  };
}

/** Returns every operation of a document, in its order. */
export function callsOf({ paths }: ReturnType<typeof openApiDocument>): ApiCall[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) =>
      callOf(method.toUpperCase(), path, operation as unknown as Operation),
    ),
  );
}

function callOf(method: string, path: string, operation: Operation): ApiCall {
  const { operationId, summary, parameters = [], requestBody, responses } = operation;
  const [media, body] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  const answer = responses['2XX'].content?.['application/json']?.schema;
  const query = parameters.filter((parameter) => parameter.in === 'query');
  return {
    id: operationId,
    method,
    path,
    summary,
    media,
    sends: [
      ...parameters.map(({ name, in: place, required, description, schema }) => ({
        ...fieldOf(name, schema, Boolean(required)),
        place,
        note: description ?? schema.description,
      })),
      ...(body ? fieldsOf(body.schema) : []),
    ],
    answers: answer ? fieldsOf(answer) : [],
    request: [
      `${method} ${path}${query.map(({ name }) => `?${name}=portrait`).join('')}`,
      ...(media ? [`Content-Type: ${media}${media.startsWith('multipart') ? '; boundary=…' : ''}`] : []),
      ...parameters
        .filter((parameter) => parameter.in === 'header')
        .map(({ name }) => `${name}: 6f1c2d0e-9a47`),
      ...(body ? ['', bodyOf(media, body.schema, operationId)] : []),
    ].join('\n'),
    answer: answer ? JSON.stringify(exampleOf(answer, operationId), null, 2) : undefined,
    failure: responses.default.description ?? '',
  };
}

/** Returns the fields of an object. Nested ones, also within lists, have their full names: `files[].filename`. */
function fieldsOf(schema: Schema, prefix = ''): ApiField[] {
  if (schema.items) return fieldsOf(schema.items, `${prefix}[]`);
  return Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const full = prefix ? `${prefix}.${name}` : name;
    const own = fieldOf(full, field, schema.required?.includes(name) ?? false);
    return [own, ...fieldsOf(field, full)];
  });
}

const fieldOf = (name: string, schema: Schema, required: boolean): ApiField => ({
  name,
  type: typeOf(schema),
  required,
  note: schema.description,
});

function typeOf(schema: Schema): string {
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' or ');
  if (schema.const !== undefined) return `"${schema.const}"`;
  if (schema.contentMediaType) return 'file';
  if (schema.items) return `list of ${typeOf(schema.items)}${schema.minItems ? ', not empty' : ''}`;
  const limits = [
    schema.format,
    schema.pattern && 'YYYY-MM-DD',
    schema.minLength === 1 && 'not empty',
    schema.minLength !== undefined && schema.minLength > 1 && `at least ${schema.minLength} characters`,
    schema.minimum !== undefined && `at least ${schema.minimum}`,
  ].filter(Boolean);
  return [schema.type, ...limits].join(', ');
}

/** Sample values, by field name. A field without one shows its type. */
const samples: Record<string, unknown> = {
  username: 'you@example.com',
  email: 'you@example.com',
  password: 'a long sentence',
  customerName: 'Your Name',
  customerEmail: 'you@example.com',
  customerPhone: '',
  serviceType: 'portrait',
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
  if (schema.const !== undefined) return schema.const;
  const known = { ...samples, ...samplesOf[call] };
  if (name in known) return known[name];
  if (schema.properties)
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, field]) => [key, exampleOf(field, call, key)]),
    );
  if (schema.items) return [exampleOf(schema.items, call)];
  if (schema.type === 'boolean') return false;
  return schema.type ?? '';
}

function bodyOf(media: string | undefined, schema: Schema, call: string): string {
  if (media === 'application/json') return JSON.stringify(exampleOf(schema, call), null, 2);
  const part = (file: string) =>
    `--…\nContent-Disposition: form-data; name="files"; filename="${file}"\n\n(the bytes of the file)`;
  return `${part('IMG_0412.CR3')}\n${part('IMG_0413.CR3')}\n--…--`;
}
