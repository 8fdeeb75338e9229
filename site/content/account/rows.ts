import type { PageRow } from '../page-row.ts';

export const accountRows: readonly PageRow[] = [];
