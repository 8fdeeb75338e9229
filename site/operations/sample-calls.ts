import { call } from '../../src/api/client.ts';
import type { EndpointName } from '../../src/api/endpoints.ts';
import { uploadFiles } from '../../src/api/upload.ts';
import { sampleRequests } from '../content/support/sample-requests.ts';

/** One of the seven calls, with sample data to send. */
export type SampleCall = {
  name: EndpointName;
  /** Purpose of the call, in a few words. */
  purpose: string;
  /** Request body or query, as the page shows it. */
  sample?: unknown;
  /** Makes the call. Resolves with the answer, `undefined` where it is not read. */
  run: () => Promise<unknown>;
};

const { search } = sampleRequests;

/* What a studio stores says that it is a test. `example` is a reserved name (RFC 2606). */
const email = 'erp-test@studio.example';
const login = { ...sampleRequests.login, username: email };
const register = { ...sampleRequests.register, username: 'ERP test', email };
const order = {
  ...sampleRequests.createOrder,
  customerName: 'ERP test',
  customerEmail: email,
  imageCount: 1,
  uploadedFiles: ['the stored name of one pixel'],
  specialInstructions: 'Test order. Please do not edit anything.',
  projectDeadline: null,
};
const report = {
  ...sampleRequests.logError,
  id: 'ERP-TEST',
  message: 'A test report from the ERPNext test page',
  url: '/erpnext-test',
};

/** A PNG of one pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const pixel = () =>
  new File([Uint8Array.from(atob(PIXEL), (char) => char.charCodeAt(0))], 'erp-test.png', {
    type: 'image/png',
  });

/** All seven, those that only read first. */
export const sampleCalls: readonly SampleCall[] = [
  { name: 'services', purpose: 'List the services', run: () => call('services') },
  {
    name: 'search',
    purpose: 'Search the site',
    sample: search,
    run: () => call('search', { query: search }),
  },
  { name: 'login', purpose: 'Sign in', sample: login, run: () => call('login', { json: login }) },
  {
    name: 'register',
    purpose: 'Create an account',
    sample: register,
    run: () => call('register', { json: register }),
  },
  {
    name: 'upload',
    purpose: 'Store a photograph',
    sample: { files: ['erp-test.png, one pixel'] },
    run: () => uploadFiles([pixel()]),
  },
  {
    name: 'createOrder',
    purpose: 'Place an order',
    sample: order,
    // An order names files that the server has, so one is stored first.
    run: async () => call('createOrder', { json: { ...order, uploadedFiles: await uploadFiles([pixel()]) } }),
  },
  {
    name: 'logError',
    purpose: 'Report an error',
    sample: report,
    run: () => call('logError', { json: report }),
  },
];
