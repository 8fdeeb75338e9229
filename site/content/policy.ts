import { guaranteeDays } from '../brand.ts';

/**
 * The studio's own promises in numbers, for every page that states them. What the specification states is in `brand.ts`,
 * salaries are in `company/jobs.ts`. A studio changes its terms here.
 */
export const policy = {
  /** Days from delivery until originals, working files and results are erased. */
  filesKept: 60,
  /** Days until the backups of what was erased are overwritten too. */
  backupsKept: 30,
  /** Years that an order's description and the messages about it are kept. */
  ordersKept: 3,
  /** Days that error reports are kept. */
  errorReportsKept: 90,
  /** Email that arrives before this time of the office is answered on the same working day. */
  answeredBefore: '3 PM',
  /** Days in which a quote can be approved. */
  quoteOpen: 14,
  /** Set in brand.ts, because the footer states it. */
  guarantee: guaranteeDays,
  /** Days until an unpaid invoice holds up new work. */
  invoiceDue: 30,
  /** Percent of an order that an affiliate earns, on all orders that a new customer approves in so many days. */
  commission: 15,
  commissionDays: 90,
  /** Days from delivery until it is paid, longer than the guarantee. */
  commissionPaid: 45,
  /** Percent off the first order of a customer with a code. */
  firstOrderDiscount: 10,
  /** Finished images a working day that one order can count on without asking. */
  imagesPerDay: 200,
  /** Images in one order from which a bulk price is quoted. */
  bulkFrom: 500,
  /** Slices of a focus stack in one image of each kind of work; more are quoted. */
  slices: { product: 20, jewelry: 40 },
} as const;
