import type { PageRow } from '../page-row.ts';

export const blogRows: readonly PageRow[] = [];
