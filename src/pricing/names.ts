import type { CurrencyCode } from './currency.ts';
import type { QualityLevel, ServiceId, Turnaround } from './price-table.ts';

/** The short names of the services, for chips, selects and receipts. */
export const serviceNames: Readonly<Record<ServiceId, string>> = {
  portrait: 'Portrait',
  wedding: 'Wedding',
  'real-estate': 'Real estate',
  product: 'Product',
  ecommerce: 'E-commerce',
  jewelry: 'Jewelry',
  fashion: 'Fashion',
  manipulation: 'Manipulation',
  restoration: 'Restoration',
  'background-removal': 'Background removal',
  'color-correction': 'Color correction',
  hdr: 'HDR',
  automotive: 'Automotive',
  architectural: 'Architectural',
  food: 'Food',
  event: 'Event',
};

/** Titles of the services, for headings. Two are longer than the short name. */
export const serviceTitles: Readonly<Record<ServiceId, string>> = {
  ...serviceNames,
  portrait: 'Portrait retouching',
  hdr: 'HDR merging',
};

/** English name of each quality level. */
export const qualityNames: Readonly<Record<QualityLevel, string>> = {
  basic: 'Basic',
  pro: 'Pro',
  premium: 'Premium',
};

/** English name of each turnaround. */
export const turnaroundNames: Readonly<Record<Turnaround, string>> = {
  standard: 'Standard',
  priority: 'Priority',
  rush: 'Rush',
  express: 'Express',
};

/** English name of each currency. */
export const currencyNames: Readonly<Record<CurrencyCode, string>> = {
  USD: 'US dollar',
  EUR: 'Euro',
  GBP: 'British pound',
  CAD: 'Canadian dollar',
  AUD: 'Australian dollar',
};
