import { defaultFields, type QuoteFields, type QuoteState } from '../../src/quote/quote-state.ts';
import { fileOf } from '../photos/sample-files.ts';

/** An order as it stands shortly before it is sent: the number of frames, and what a story changes. */
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
