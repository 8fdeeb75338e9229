import { call } from '../../src/api/client.ts';
import type { ErrorReport, OrderPayload } from '../../src/api/contract.ts';
import type { EndpointName } from '../../src/api/endpoints.ts';
import { uploadFiles } from '../../src/api/upload.ts';
import { exampleService } from '../content/facts.ts';

/** One of the seven calls with something harmless to send. */
export type SampleCall = {
  name: EndpointName;
  /** Purpose of the call, in a few words. */
  purpose: string;
  /** Request body or query, shown before it is sent. */
  sample?: unknown;
  /** Makes the call. Resolves with the answer, `undefined` where it is not read. */
  run: () => Promise<unknown>;
};

/** Not a secret and no account: `example` is a reserved name (RFC 2606). */
const login = { username: 'erp-test@studio.example', password: 'not-a-password' };
const registration = { username: 'ERP test', email: 'erp-test@studio.example', password: 'not-a-password' };
const query = { q: 'wedding' };

const order: OrderPayload = {
  customerName: 'ERP test',
  customerEmail: 'erp-test@studio.example',
  customerPhone: '',
  serviceType: exampleService('color-correction'),
  qualityLevel: 'basic',
  turnaroundTime: 'standard',
  imageCount: 1,
  specialInstructions: 'Test order. Please do not edit anything.',
  rushOrder: false,
  uploadedFiles: ['the stored name of one pixel'],
  referenceFiles: [],
  contactPreferences: { method: 'email', time: 'Anytime' },
  stylePreferences: [],
  colorPreferences: [],
  projectDeadline: null,
  currency: 'USD',
};

const report: ErrorReport = {
  id: 'ERP-TEST',
  message: 'A test report from the ERPNext test page',
  stack: '',
  componentStack: '',
  url: '/erpnext-test',
  userAgent: 'ERPNext test page',
  timestamp: '2026-11-20T09:00:00.000Z',
};

/** The smallest PNG there is: one transparent pixel. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

const pixel = () =>
  new File([Uint8Array.from(atob(PIXEL), (char) => char.charCodeAt(0))], 'erp-test.png', {
    type: 'image/png',
  });

/** All seven, those that only read first. */
export const sampleCalls: readonly SampleCall[] = [
  {
    name: 'services',
    purpose: 'List the services',
    run: () => call('services'),
  },
  {
    name: 'search',
    purpose: 'Search the site',
    sample: query,
    run: () => call('search', { query }),
  },
  {
    name: 'login',
    purpose: 'Sign in',
    sample: login,
    run: () => call('login', { json: login }),
  },
  {
    name: 'register',
    purpose: 'Create an account',
    sample: registration,
    run: () => call('register', { json: registration }),
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
