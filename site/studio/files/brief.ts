import { formatSize } from '../../../src/lib/format-size.ts';
import { isBlankText } from '../../../src/lib/is-blank-text.ts';
import { plainLine } from '../../../src/lib/plain-line.ts';
import { formatMoney } from '../../../src/pricing/currency.ts';
import { estimate } from '../../../src/pricing/estimate.ts';
import { qualityNames, serviceNames, turnaroundNames } from '../../../src/pricing/names.ts';
import type { QualityLevel, ServiceId, Turnaround } from '../../../src/pricing/price-table.ts';
import type { Order, OrderFile } from '../sqlite-records.ts';

const NONE = 'none';

/** Returns an order as a text that a retoucher can read and print. Marks are sentences of the instructions. */
export function briefOf({ number, receivedAt, payload, photos, references }: Order): string {
  const { method, time } = payload.contactPreferences;
  const price = estimate({
    serviceType: payload.serviceType as ServiceId,
    qualityLevel: payload.qualityLevel as QualityLevel,
    turnaround: payload.turnaroundTime as Turnaround,
    imageCount: payload.imageCount,
    rushOrder: payload.rushOrder,
  });
  return `Order ${number}
Received ${receivedAt.slice(0, 16).replace('T', ' ')} UTC

CUSTOMER
${row('Name', payload.customerName)}
${row('Email', payload.customerEmail)}
${row('Phone', payload.customerPhone)}
${row('Contact by', [method, time].filter(Boolean).join(', '))}

SERVICE
${row('Service', nameOf(serviceNames, payload.serviceType))}
${row('Quality', nameOf(qualityNames, payload.qualityLevel))}
${row('Images', String(payload.imageCount))}
${row('Estimate', price ? `${formatMoney(price.total)} by the current price list` : '')}

DELIVERY
${row('Turnaround', nameOf(turnaroundNames, payload.turnaroundTime))}
${row('Rush order', payload.rushOrder ? 'yes' : 'no')}
${row('Deadline', payload.projectDeadline ?? '')}

LOOK
${row('Style', payload.stylePreferences.join(', '))}
${row('Color', payload.colorPreferences.join(', '))}

INSTRUCTIONS AND MARKS
${instructions(payload.specialInstructions)}
${filesOf('PHOTOS', photos)}${filesOf('REFERENCES', references)}`;
}

const row = (label: string, value: string) =>
  `  ${`${label}:`.padEnd(12)} ${isBlankText(value) ? NONE : plainLine(value)}`;

/** Indents the customer's text, so that no line of it looks like one of our headings. */
const instructions = (text: string) =>
  (isBlankText(text) ? NONE : text)
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `  ${plainLine(line)}`.trimEnd())
    .join('\n');

/**
 * Returns a heading and a numbered line for each file, or nothing without files. Marks on photos of one name say
 * "(photo 2)".
 */
const filesOf = (title: string, files: readonly OrderFile[]) =>
  files.length === 0 ? '' : `\n${title} (${files.length})\n${files.map(fileLine).join('')}`;

const fileLine = ({ savedAs, size, sha256 }: OrderFile, index: number) =>
  `  ${index + 1}. ${savedAs}  (${formatSize(size)}, SHA-256 ${sha256.slice(0, 16)}…)\n`;

/** Returns the name of a choice, or its id if the studio has stopped offering it. */
export const nameOf = (names: Readonly<Record<string, string>>, id: string): string => names[id] ?? id;

/** Returns a number with its noun: `1 photo`, `2 photos`. */
export const count = (number: number, noun: string): string => `${number} ${noun}${number === 1 ? '' : 's'}`;
