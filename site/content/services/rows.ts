import type { PageRow } from '../page-row.ts';

export const serviceRows: readonly PageRow[] = [];
