import type { PageRow } from '../page-row.ts';

export const companyRows: readonly PageRow[] = [];
