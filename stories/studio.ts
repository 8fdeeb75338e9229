import type { OfficeHours } from '../src/pricing/delivery-clock.ts';

/** Office hours for stories, in no particular studio's zone, and a Wednesday on which they are told. */
export const studio: OfficeHours = { timeZone: 'Europe/Lisbon', opens: '09:00', closes: '18:00' };

export const wednesday = new Date('2026-11-18T16:05Z');
