import { defaultFields, type QuoteFields, type QuoteState } from '../../src/quote/quote-state.ts';
import { fileOf } from '../photos/sample-files.ts';

/** Returns an order just before it is sent, with this number of photos and the changes of a story. */
export function sampleQuote(changes: Partial<QuoteFields> = {}, frames = 4): QuoteState {
  return {
    fields: {
      ...defaultFields,
      serviceType: 'wedding',
      turnaround: 'priority',
      imageCount: Math.max(1, frames),
      stylePrefs: ['Warm & Cozy'],
      colorPrefs: ['Enhance existing colors'],
      specialRequirements:
        'Keep the dress white under the tungsten lamps.\nTake out the exit sign above the door.',
      projectDeadline: '2026-12-04',
      clientName: 'Ana Torres',
      ...changes,
    },
    photos: Array.from({ length: frames }, (_, index) =>
      fileOf(`DSC_${String(412 + index).padStart(4, '0')}.NEF`),
    ),
    references: [],
    marks: {},
  };
}
