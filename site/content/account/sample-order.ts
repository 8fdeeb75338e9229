import type { SentOrderRecord } from '../../orders/sent-orders.ts';

/** The sample order, always labeled as such, for visitors who have not sent one. */
export const sampleOrder: SentOrderRecord = {
  id: 'SAMPLE',
  time: '2026-11-03T15:20:00.000Z',
  service: 'wedding',
  quality: 'pro',
  turnaround: 'priority',
  imageCount: 120,
  rush: false,
  photos: 120,
  references: 2,
  looks: ['Natural & Realistic', 'Warm & Cozy'],
  deadline: '2026-11-20',
  total: 576,
};
