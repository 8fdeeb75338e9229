import { isServiceId } from '../../../src/pricing/price-table.ts';

/* Invented figures for the pages that show a studio its own business. The pages say so. */

/** Twelve months with a wedding season and a quiet January. Revenue and refunds in US dollars. */
export const sampleMonths = [
  { month: '2025-11', orders: 214, images: 5136, revenue: 27_820, refunds: 310 },
  { month: '2025-12', orders: 268, images: 5896, revenue: 33_510, refunds: 420 },
  { month: '2026-01', orders: 151, images: 3171, revenue: 18_120, refunds: 150 },
  { month: '2026-02', orders: 163, images: 3749, revenue: 20_375, refunds: 180 },
  { month: '2026-03', orders: 197, images: 4728, revenue: 25_610, refunds: 260 },
  { month: '2026-04', orders: 226, images: 5876, revenue: 31_640, refunds: 240 },
  { month: '2026-05', orders: 281, images: 8992, revenue: 42_150, refunds: 390 },
  { month: '2026-06', orders: 324, images: 11_988, revenue: 51_840, refunds: 520 },
  { month: '2026-07', orders: 308, images: 11_704, revenue: 50_820, refunds: 480 },
  { month: '2026-08', orders: 297, images: 11_286, revenue: 48_114, refunds: 450 },
  { month: '2026-09', orders: 312, images: 12_168, revenue: 51_480, refunds: 500 },
  { month: '2026-10', orders: 276, images: 8280, revenue: 37_788, refunds: 330 },
];

/** October, by service. `redone` counts orders that came back for a change. */
const services = [
  { service: 'wedding', orders: 38, images: 3420, revenue: 13_680, redone: 3 },
  { service: 'real-estate', orders: 61, images: 1586, revenue: 6344, redone: 2 },
  { service: 'product', orders: 44, images: 1100, revenue: 5500, redone: 1 },
  { service: 'portrait', orders: 52, images: 624, revenue: 3744, redone: 4 },
  { service: 'ecommerce', orders: 21, images: 840, revenue: 3360, redone: 0 },
  { service: 'fashion', orders: 12, images: 216, revenue: 2160, redone: 1 },
  { service: 'jewelry', orders: 15, images: 180, revenue: 1440, redone: 1 },
  { service: 'background-removal', orders: 14, images: 210, revenue: 630, redone: 0 },
  { service: 'restoration', orders: 11, images: 34, revenue: 510, redone: 2 },
  { service: 'food', orders: 8, images: 70, revenue: 420, redone: 0 },
] as const;

/** The rows of the services that are offered. */
export const sampleServices = services.filter(({ service }) => isServiceId(service));

/** `onTime` and `repeat` in percent of the orders. */
export const sampleQuarters = [
  { quarter: '2025 Q1', revenue: 58_900, cost: 41_200, onTime: 94.1, repeat: 46 },
  { quarter: '2025 Q2', revenue: 109_300, cost: 74_300, onTime: 93.2, repeat: 48 },
  { quarter: '2025 Q3', revenue: 131_700, cost: 88_200, onTime: 92.8, repeat: 51 },
  { quarter: '2025 Q4', revenue: 91_400, cost: 62_100, onTime: 95.0, repeat: 53 },
  { quarter: '2026 Q1', revenue: 64_105, cost: 43_600, onTime: 96.3, repeat: 54 },
  { quarter: '2026 Q2', revenue: 125_630, cost: 82_900, onTime: 95.4, repeat: 56 },
  { quarter: '2026 Q3', revenue: 150_414, cost: 97_800, onTime: 94.9, repeat: 58 },
];

/** The rows of the three tables. */
export type SampleMonth = (typeof sampleMonths)[number];
export type SampleService = (typeof sampleServices)[number];
export type SampleQuarter = (typeof sampleQuarters)[number];
