import { contract, type Meaning, type ResponseOf } from '../../../src/api/contract.ts';
import { endpoints, type EndpointName } from '../../../src/api/endpoints.ts';
import { idempotencyKey, mediaTypes } from '../../../src/api/openapi.ts';
import type { Schema } from '../../../src/api/schema.ts';
import { sampleRequests } from './sample-requests.ts';

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

type Samples = { [N in EndpointName]?: unknown };

/**
 * Returns one of the seven calls as its documentation shows it. `responseFields` is empty and `sampleResponse` missing if the
 * site does not read the body of the response. `failure` says what the site does after a response other than 2xx.
 */
function callOf(id: EndpointName) {
  const { method, path, sends } = endpoints[id];
  const { summary, request, answer, failure, idempotent }: Meaning = contract[id];
  const media = sends === 'json' || sends === 'multipart' ? mediaTypes[sends] : undefined;
  const fields = request ? fieldsOf(request) : [];
  const { [id]: sampleRequest }: Samples = sampleRequests;
  const { [id]: sampleResponse }: Samples = sampleResponses;
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
      `${method} ${path}${sends === 'query' ? `?${new URLSearchParams(sampleRequest as Record<string, string>)}` : ''}`,
      ...(media ? [`Content-Type: ${media}${sends === 'multipart' ? '; boundary=…' : ''}`] : []),
      ...(idempotent ? [`${key.name}: 6f1c2d0e-9a47`] : []),
      ...(sends === 'json' ? ['', toJson(sampleRequest)] : []),
      ...(sends === 'multipart' ? ['', multipartBody] : []),
    ].join('\n'),
    sampleResponse: answer ? toJson(sampleResponse) : undefined,
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
  const { format, pattern, minLength = 0, maxLength, minimum } = schema as Limits;
  const limits = [
    format,
    // The only pattern of the contract is that of a date.
    pattern && 'YYYY-MM-DD',
    minLength === 1 && 'not empty',
    minLength > 1 && `at least ${minLength} characters`,
    maxLength !== undefined && `at most ${maxLength} characters`,
    minimum !== undefined && `at least ${minimum}`,
  ].filter(Boolean);
  return [schema.type, ...limits].join(', ');
}

/** Limits that the schema of a text or a number may have. */
type Limits = {
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
};

const toJson = (value: unknown) => JSON.stringify(value, null, 2);

const partOf = (file: string) =>
  `--…\nContent-Disposition: form-data; name="files"; filename="${file}"\n\n(the bytes of the file)`;
const multipartBody = `${partOf('IMG_0412.CR3')}\n${partOf('IMG_0413.CR3')}\n--…--`;

const title = 'Portrait retouching';
const description = 'Skin, eyes and hair, with texture kept.';
const image = '/assets/portrait.webp';
const url = '/services/portrait-retouching';

/** A response to each call whose response is read. */
const sampleResponses = {
  search: [{ id: 'portrait', type: 'service', title, description, image, url }],
  upload: { files: [{ filename: 'a81f-IMG_0412.CR3' }, { filename: 'b07c-IMG_0413.CR3' }] },
  createOrder: { id: 'A-1042' },
  services: [{ id: 'portrait', title, description }],
} satisfies { [N in Exclude<EndpointName, 'login' | 'register' | 'logError'>]: ResponseOf<N> };

export const apiCalls: readonly ApiCall[] = (Object.keys(endpoints) as EndpointName[]).map(callOf);
