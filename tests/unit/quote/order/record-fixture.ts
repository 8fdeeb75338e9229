import type { OrderRecord } from '../../../../src/quote/order/order-record.ts';
import { defaultFields } from '../../../../src/quote/quote-state.ts';

export const NOW = Date.UTC(2026, 10, 22);
/** A stored draft with one photo, its receipt, a mark and an attempt whose outcome is unknown. */
export const record: OrderRecord = {
  id: 'draft',
  form: 'order',
  seed: 'seed',
  uploadSeed: 'seed',
  owner: { tab: 'mine', at: NOW },
  updatedAt: NOW,
  mayExpire: false,
  quote: {
    fields: { ...defaultFields, serviceType: 'portrait', clientName: 'Ana' },
    photos: ['a.jpg/1/1'],
    references: [],
    marks: { 'a.jpg/1/1': [{ id: 1, kind: 'pin', x: 0.5, y: 0.5, note: 'here' }] },
  },
  isPartial: false,
  receipts: { 'photos/a.jpg/1/1': { name: 'stored', at: NOW } },
  attempts: [{ content: 'c', key: 'k', outcome: 'unknown', payload: undefined, refused: [] }],
  orderNumber: null,
};
