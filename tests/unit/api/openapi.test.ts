import { expect, test } from 'vitest';
import { openApiDocument } from '../../../src/api/openapi.ts';
import { assertPresent } from '../assert-present.ts';

type Operation = {
  operationId: string;
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content: Record<string, { schema: { required?: string[] } }> };
  responses: Record<string, { description: string; content?: Record<string, unknown> }>;
};

const document = openApiDocument({ title: 'Studio', version: '2' });
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) =>
    Object.assign({ path, method }, operation as Operation),
  ),
);
const named = (id: string) => operations.find(({ operationId }) => operationId === id) as Operation;

test('openApiDocument returns a serializable OpenAPI 3.1 document', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Studio', version: '2' } });
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});

test('the OpenAPI document has exactly the seven calls of the contract (errors 5)', () => {
  expect(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`).toSorted()).toEqual([
    'GET /api/search',
    'GET /api/services',
    'POST /api/auth/login',
    'POST /api/auth/register',
    'POST /api/logs/error',
    'POST /api/orders',
    'POST /api/upload',
  ]);
});

test('each OpenAPI operation has a unique id and describes its success and its failure', () => {
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(7);
  for (const { responses } of operations) {
    expect(Object.keys(responses)).toEqual(['2XX', 'default']);
    expect(responses['2XX']?.description).toMatch(/\w/);
    expect(responses['default']?.description).toMatch(/\w/);
  }
});

test('the OpenAPI document declares JSON bodies, multipart uploads and a search query parameter', () => {
  expect(Object.keys(assertPresent(named('login').requestBody).content)).toEqual(['application/json']);
  expect(Object.keys(assertPresent(named('upload').requestBody).content)).toEqual(['multipart/form-data']);
  expect(named('search').parameters).toMatchObject([{ name: 'q', in: 'query', required: true }]);
  expect(named('search').requestBody).toBeUndefined();
  expect(named('services').requestBody).toBeUndefined();
});

test('only the OpenAPI operations upload and createOrder take an Idempotency-Key (ordering 40)', () => {
  const takers = operations.filter(({ parameters }) =>
    parameters?.some(({ name }) => name === 'Idempotency-Key'),
  );
  expect(takers.map(({ operationId }) => operationId)).toEqual(['upload', 'createOrder']);
});

test('the OpenAPI order requires sixteen keys and allows no other (ordering 33)', () => {
  const { schema } = assertPresent(
    assertPresent(named('createOrder').requestBody).content['application/json'],
  );
  expect(schema.required).toHaveLength(16);
  expect(schema).toMatchObject({ additionalProperties: false, properties: { currency: { const: 'USD' } } });
});
