import { contract, type Meaning } from './contract.ts';
import { endpoints, type Endpoint, type EndpointName } from './endpoints.ts';
import type { ObjectSchema, Schema } from './schema.ts';

type Json = { readonly [name: string]: unknown };

/** The parts of an OpenAPI 3.1 document that this file writes. */
type OpenApiDocument = {
  openapi: '3.1.0';
  info: { title: string; version: string; description: string };
  paths: { [path: string]: { [method: string]: Json } };
};

/**
 * The OpenAPI 3.1 document of the seven calls, built from the contract: for a studio's back end, its tests
 * and its documentation.
 */
export function openApiDocument(info: { title?: string; version?: string } = {}): OpenApiDocument {
  const { title = 'Photo-editing orders', version = '1.0.0' } = info;
  const names = Object.keys(endpoints) as EndpointName[];
  return {
    openapi: '3.1.0',
    info: { title, version, description: 'The calls that the site makes. All of them send cookies.' },
    paths: Object.fromEntries(
      names.map((name) => {
        const { path, method } = endpoints[name];
        return [path, { [method.toLowerCase()]: operation(name, endpoints[name], contract[name]) }];
      }),
    ),
  };
}

function operation(operationId: string, endpoint: Endpoint, meaning: Meaning): Json {
  const parameters = [
    ...(endpoint.sends === 'query' && meaning.request ? queryParameters(meaning.request) : []),
    ...(meaning.idempotent ? [idempotencyKey] : []),
  ];
  return {
    operationId,
    summary: meaning.summary,
    ...(parameters.length > 0 ? { parameters } : {}),
    ...requestBody(endpoint, meaning),
    responses: { '2XX': success(meaning.answer), default: failure(meaning.failure) },
  };
}

/** Says which requests share a key. The site’s API page shows it. */
export const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  description:
    'A request is known again by its key, method, path and body; a server that has seen it answers as before. No second order is accepted under the key of an accepted one. An order and its uploads may share a key, except for equal uploads: under one key they are one upload. In the order form the photos and the order share one at first. An upload has another key after one that was stored, refused or answered with what cannot be read, and if its files were lost.',
  schema: { type: 'string' },
};

const queryParameters = ({ properties, required }: ObjectSchema) =>
  Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));

export const mediaTypes = { json: 'application/json', multipart: 'multipart/form-data' } as const;

function requestBody({ sends }: Endpoint, { request }: Meaning): Json {
  if (!request || (sends !== 'json' && sends !== 'multipart')) return {};
  return { requestBody: { required: true, content: { [mediaTypes[sends]]: { schema: request } } } };
}

function success(answer: Schema | null): Json {
  if (!answer) return { description: 'Any 2xx status is a success. The body is not read.' };
  return { description: 'Success', content: { 'application/json': { schema: answer } } };
}

const failure = (description: string): Json => ({
  description,
  content: {
    'text/plain': { schema: { type: 'string' } },
    'application/json': {
      schema: { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] },
    },
  },
});
