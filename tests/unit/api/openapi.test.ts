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

test('openApiDocument is valid OpenAPI 3.1', () => {
  expect(document).toMatchObject({ openapi: '3.1.0', info: { title: 'Studio', version: '2' } });
  expect(JSON.parse(JSON.stringify(document))).toEqual(document);
});

test('openApiDocument has the seven calls of the contract and no other (errors 5)', () => {
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

test('each operation has an id, a success and a described failure', () => {
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(7);
  for (const { responses } of operations) {
    expect(Object.keys(responses)).toEqual(['2XX', 'default']);
    expect(responses['2XX']?.description).toMatch(/\w/);
    expect(responses['default']?.description).toMatch(/\w/);
  }
});

test('bodies are JSON, files are multipart, and the query is in the URL', () => {
  expect(Object.keys(assertPresent(named('login').requestBody).content)).toEqual(['application/json']);
  expect(Object.keys(assertPresent(named('upload').requestBody).content)).toEqual(['multipart/form-data']);
  expect(named('search').parameters).toMatchObject([{ name: 'q', in: 'query', required: true }]);
  expect(named('search').requestBody).toBeUndefined();
  expect(named('services').requestBody).toBeUndefined();
});

test('upload and order take an Idempotency-Key, the others do not (ordering 40)', () => {
  const takers = operations.filter(({ parameters }) =>
    parameters?.some(({ name }) => name === 'Idempotency-Key'),
  );
  expect(takers.map(({ operationId }) => operationId)).toEqual(['upload', 'createOrder']);
});

test('the order has its sixteen keys (ordering 33)', () => {
  const { schema } = assertPresent(
    assertPresent(named('createOrder').requestBody).content['application/json'],
  );
  expect(schema.required).toHaveLength(16);
  expect(schema).toMatchObject({ additionalProperties: false, properties: { currency: { const: 'USD' } } });
});
