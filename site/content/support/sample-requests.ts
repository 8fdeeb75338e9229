import type { RequestOf } from '../../../src/api/contract.ts';
import type { EndpointName } from '../../../src/api/endpoints.ts';
import { exampleService } from '../facts.ts';

/** A request of each call that sends JSON or a query, for the documentation of the calls and the ERPNext test page. */
export const sampleRequests = {
  login: { username: 'you@example.com', password: 'a long sentence' },
  register: { username: 'Your Name', email: 'you@example.com', password: 'a long sentence' },
  search: { q: 'portrait' },
  createOrder: {
    customerName: 'Your Name',
    customerEmail: 'you@example.com',
    customerPhone: '',
    serviceType: exampleService('portrait'),
    qualityLevel: 'pro',
    turnaroundTime: 'standard',
    imageCount: 2,
    specialInstructions: 'Keep the freckles. Cool the window light.',
    rushOrder: false,
    uploadedFiles: ['a81f-IMG_0412.CR3', 'b07c-IMG_0413.CR3'],
    referenceFiles: [],
    contactPreferences: { method: 'email', time: 'Anytime' },
    stylePreferences: ['Natural & Realistic'],
    colorPreferences: ['Cooler tones'],
    projectDeadline: '2026-12-04',
    currency: 'USD',
  },
  logError: {
    id: 'E-7K2M9Q',
    message: 'Cannot read properties of null',
    stack: 'TypeError: Cannot read properties of null\n    at Frame (…)',
    componentStack: '',
    url: 'https://studio.example/pricing',
    userAgent: 'Mozilla/5.0 (…)',
    timestamp: '2026-11-21T09:30:00.000Z',
  },
} satisfies { [N in Exclude<EndpointName, 'upload' | 'services'>]: RequestOf<N> };
