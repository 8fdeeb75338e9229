/* Sample data of the operations pages, labeled as such. Roles, no people. */

export const sampleRoles = [
  { role: 'Owner', orders: 'Change', prices: 'Change', payments: 'Change', settings: 'Change' },
  { role: 'Studio manager', orders: 'Change', prices: 'Change', payments: 'See', settings: 'See' },
  { role: 'Senior retoucher', orders: 'Change', prices: 'See', payments: 'None', settings: 'None' },
  { role: 'Retoucher', orders: 'Own only', prices: 'None', payments: 'None', settings: 'None' },
  { role: 'Quality control', orders: 'See', prices: 'None', payments: 'None', settings: 'None' },
  { role: 'Bookkeeper', orders: 'See', prices: 'See', payments: 'Change', settings: 'None' },
];

/** Sample of an ERPNext queue. `changed` is in UTC. */
export const sampleDocuments = [
  { name: 'SO-2026-01184', type: 'Sales Order', changed: '2026-11-20 08:42', state: 'Synced', tries: 1 },
  { name: 'SO-2026-01185', type: 'Sales Order', changed: '2026-11-20 08:51', state: 'Synced', tries: 1 },
  { name: 'SO-2026-01186', type: 'Sales Order', changed: '2026-11-20 09:03', state: 'Waiting', tries: 0 },
  { name: 'SO-2026-01187', type: 'Sales Order', changed: '2026-11-20 09:04', state: 'Waiting', tries: 0 },
  { name: 'SO-2026-01179', type: 'Sales Order', changed: '2026-11-19 22:17', state: 'Failed', tries: 3 },
  { name: 'SI-2026-00962', type: 'Sales Invoice', changed: '2026-11-20 07:30', state: 'Synced', tries: 1 },
  { name: 'SI-2026-00963', type: 'Sales Invoice', changed: '2026-11-20 07:31', state: 'Synced', tries: 2 },
  { name: 'SI-2026-00964', type: 'Sales Invoice', changed: '2026-11-20 08:15', state: 'Synced', tries: 1 },
  { name: 'SI-2026-00958', type: 'Sales Invoice', changed: '2026-11-19 16:40', state: 'Failed', tries: 3 },
  { name: 'CUST-00417', type: 'Customer', changed: '2026-11-20 06:58', state: 'Synced', tries: 1 },
  { name: 'CUST-00418', type: 'Customer', changed: '2026-11-20 08:50', state: 'Synced', tries: 1 },
  { name: 'ITEM-HDR-PRO', type: 'Item', changed: '2026-11-18 13:05', state: 'Synced', tries: 1 },
  { name: 'ITEM-FOOD-BASIC', type: 'Item', changed: '2026-11-18 13:05', state: 'Synced', tries: 1 },
  { name: 'PE-2026-00871', type: 'Payment Entry', changed: '2026-11-20 08:20', state: 'Synced', tries: 1 },
  { name: 'PE-2026-00872', type: 'Payment Entry', changed: '2026-11-20 09:01', state: 'Waiting', tries: 1 },
] as const;

/** The rows of the two tables. */
export type SampleRole = (typeof sampleRoles)[number];
export type SampleDocument = (typeof sampleDocuments)[number];
