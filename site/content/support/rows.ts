import type { PageRow } from '../page-row.ts';

export const supportRows: readonly PageRow[] = [];
