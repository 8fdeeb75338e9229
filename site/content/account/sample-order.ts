import { totalOf, type SentOrderRecord } from '../../orders/sent-orders.ts';
import { exampleService } from '../facts.ts';

const priced = {
  service: exampleService('wedding'),
  quality: 'pro',
  turnaround: 'priority',
  imageCount: 120,
  rush: false,
} as const;

/** The sample order, always labeled as such, for visitors who have not sent one. */
export const sampleOrder: SentOrderRecord = {
  ...priced,
  id: 'SAMPLE',
  time: '2026-11-03T15:20:00.000Z',
  photos: 120,
  references: 2,
  looks: ['Natural & Realistic', 'Warm & Cozy'],
  deadline: '2026-11-20',
  total: totalOf(priced) ?? NaN,
};
