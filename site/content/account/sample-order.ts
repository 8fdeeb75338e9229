import { estimate } from '../../../src/pricing/estimate.ts';
import type { SentOrderRecord } from '../../orders/sent-orders.ts';
import { exampleService } from '../facts.ts';

const choices = {
  service: exampleService('wedding'),
  quality: 'pro',
  turnaround: 'priority',
  imageCount: 120,
  rush: false,
} as const;

/** The sample order, always labeled as such, for visitors who have not sent one. */
export const sampleOrder: SentOrderRecord = {
  id: 'SAMPLE',
  time: '2026-11-03T15:20:00.000Z',
  ...choices,
  photos: 120,
  references: 2,
  looks: ['Natural & Realistic', 'Warm & Cozy'],
  deadline: '2026-11-20',
  total:
    estimate({
      serviceType: choices.service,
      qualityLevel: choices.quality,
      turnaround: choices.turnaround,
      imageCount: choices.imageCount,
      rushOrder: choices.rush,
    })?.total ?? NaN,
};
