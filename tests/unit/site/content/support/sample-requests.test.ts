import { expect, test } from 'vitest';
import { apiCalls } from '../../../../../site/content/support/api-calls.ts';
import { sampleRequests } from '../../../../../site/content/support/sample-requests.ts';
import { contract } from '../../../../../src/api/contract.ts';
import type { EndpointName } from '../../../../../src/api/endpoints.ts';
import { mismatch, type Schema } from '../../../../../src/api/schema.ts';

test('every sample of a request and of a response is as the contract says', () => {
  const problem = (schema: Schema | null, sample: unknown) => (schema && mismatch(schema, sample)) ?? null;
  for (const [name, sample] of Object.entries(sampleRequests))
    expect(problem(contract[name as EndpointName].request, sample), name).toBeNull();
  for (const { id, sampleResponse = 'null' } of apiCalls)
    expect(problem(contract[id].answer, JSON.parse(sampleResponse)), id).toBeNull();
});

test('the documentation of a call states the longest text that the site accepts', () => {
  const order = apiCalls.find(({ id }) => id === 'createOrder');
  expect(order?.responseFields.map(({ type }) => type)).toEqual([
    'string, not empty, at most 1000 characters or number',
  ]);
});
