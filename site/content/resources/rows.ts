import type { PageRow } from '../page-row.ts';

export const resourceRows: readonly PageRow[] = [];
