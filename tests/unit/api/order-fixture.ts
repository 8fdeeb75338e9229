import type { OrderPayload } from '../../../src/api/contract.ts';

/** Returns a complete order. */
export function anOrder(own: Partial<OrderPayload> = {}): OrderPayload {
  return {
    customerName: 'Ada',
    customerEmail: 'ada@example.com',
    customerPhone: '',
    serviceType: 'portrait',
    qualityLevel: 'pro',
    turnaroundTime: 'standard',
    imageCount: 1,
    specialInstructions: '',
    rushOrder: false,
    uploadedFiles: ['00001-a.jpg'],
    referenceFiles: [],
    contactPreferences: { method: 'email', time: '' },
    stylePreferences: [],
    colorPreferences: [],
    projectDeadline: null,
    currency: 'USD',
    ...own,
  };
}
