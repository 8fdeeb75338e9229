import type { OfficeHours } from '../src/pricing/delivery-clock.ts';

/** Office hours of the stories, and a Wednesday as their current time. */
export const studio: OfficeHours = { timeZone: 'Europe/Lisbon', opens: '09:00', closes: '18:00' };

export const wednesday = new Date('2026-11-18T16:05Z');
