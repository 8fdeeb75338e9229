import type { PageRow } from '../page-row.ts';

export const legalRows: readonly PageRow[] = [];
