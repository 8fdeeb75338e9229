import { isRecord } from '../lib/is-record.ts';

/**
 * A small part of JSON Schema 2020-12, as a type, in which `contract.ts` writes its requests and responses. From one
 * literal come the TypeScript type (`Static`), the OpenAPI document (`openapi.ts`) and the check that the mocks run
 * (`mismatch`). Nothing in this file reaches the site's first load: the client imports its types only.
 */
export type Schema = { readonly description?: string } & (
  | TextSchema
  | NumberSchema
  | { readonly type: 'string'; readonly contentMediaType: string }
  | { readonly const: string }
  | { readonly type: 'boolean' | 'null' }
  | { readonly type: 'array'; readonly items: Schema; readonly minItems?: number }
  | ObjectSchema
  | { readonly anyOf: readonly Schema[] }
);

type TextSchema = {
  readonly type: 'string';
  readonly format?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
};

type NumberSchema = { readonly type: 'integer' | 'number'; readonly minimum?: number };

/** An object with named properties. `additionalProperties: false` allows no others. */
export type ObjectSchema = {
  readonly description?: string;
  readonly type: 'object';
  readonly properties: { readonly [name: string]: Schema };
  readonly required: readonly string[];
  readonly additionalProperties?: boolean;
};

/** The TypeScript type of what a schema describes. A string with a media type of its own is a `File`. */
export type Static<S> = S extends { anyOf: readonly (infer Option)[] }
  ? Static<Option>
  : S extends { const: infer Value }
    ? Value
    : S extends { type: 'string'; contentMediaType: string }
      ? File
      : S extends { type: 'string' }
        ? string
        : S extends { type: 'integer' | 'number' }
          ? number
          : S extends { type: 'boolean' }
            ? boolean
            : S extends { type: 'null' }
              ? null
              : S extends { type: 'array'; items: infer Item }
                ? Static<Item>[]
                : S extends { type: 'object'; properties: infer P; required: readonly (infer R)[] }
                  ? Flat<
                      { -readonly [K in keyof P as K extends R ? K : never]: Static<P[K]> } & {
                        -readonly [K in keyof P as K extends R ? never : K]?: Static<P[K]>;
                      }
                    >
                  : unknown;

/** Shows an intersection as one object in an editor's hover. */
type Flat<T> = { [K in keyof T]: T[K] };

/**
 * Describes in one sentence where a value differs from its schema; `undefined` if it does not. `at` is the name of the
 * value in the sentence. Used by the mocks, and to check a real server.
 */
export function mismatch(schema: Schema, value: unknown, at = 'body'): string | undefined {
  if ('anyOf' in schema) {
    const found = schema.anyOf.map((option) => mismatch(option, value, at));
    return found.includes(undefined) ? undefined : found.join(', or ');
  }
  if ('const' in schema) return value === schema.const ? undefined : `${at} must be "${schema.const}"`;
  switch (schema.type) {
    case 'string':
      return 'contentMediaType' in schema ? undefined : stringMismatch(schema, value, at);
    case 'integer':
    case 'number':
      return numberMismatch(schema, value, at);
    case 'boolean':
      return typeof value === 'boolean' ? undefined : `${at} must be true or false`;
    case 'null':
      return value === null ? undefined : `${at} must be null`;
    case 'array':
      if (!Array.isArray(value)) return `${at} must be a list`;
      if (value.length < (schema.minItems ?? 0)) return `${at} must have at least ${schema.minItems}`;
      return first(value.map((item, index) => mismatch(schema.items, item, `${at}[${index}]`)));
    case 'object':
      return objectMismatch(schema, value, at);
  }
}

function stringMismatch(schema: TextSchema, value: unknown, at: string): string | undefined {
  const { minLength = 0, maxLength = Infinity, pattern } = schema;
  if (typeof value !== 'string') return `${at} must be text`;
  if (value.length < minLength) return minLength === 1 ? `${at} must not be empty` : `${at} is too short`;
  if (value.length > maxLength) return `${at} must not be longer than ${maxLength} characters`;
  if (pattern && !new RegExp(pattern, 'u').test(value)) return `${at} must match ${pattern}`;
  return undefined;
}

function numberMismatch(schema: NumberSchema, value: unknown, at: string): string | undefined {
  const { type, minimum = -Infinity } = schema;
  if (typeof value !== 'number' || !Number.isFinite(value)) return `${at} must be a number`;
  if (type === 'integer' && !Number.isInteger(value)) return `${at} must be a whole number`;
  return value < minimum ? `${at} must be at least ${minimum}` : undefined;
}

function objectMismatch(schema: ObjectSchema, value: unknown, at: string): string | undefined {
  if (!isRecord(value)) return `${at} must be an object`;
  const missing = schema.required.find((name) => !Object.hasOwn(value, name));
  if (missing !== undefined) return `${at}.${missing} is missing`;
  return first(
    Object.entries(value).map(([name, part]) => {
      const known = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined;
      if (known) return mismatch(known, part, `${at}.${name}`);
      return schema.additionalProperties === false ? `${at}.${name} is not expected` : undefined;
    }),
  );
}

const first = (sentences: (string | undefined)[]) => sentences.find((sentence) => sentence !== undefined);
