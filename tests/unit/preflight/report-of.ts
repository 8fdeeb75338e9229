import type { PhotoReport } from '../../../src/preflight/photo-report.ts';

/** Returns the pre-flight report of an intact JPEG with little metadata. `more` overrides its fields. */
export const reportOf = (more: Partial<PhotoReport> = {}): PhotoReport => ({
  kind: 'jpeg',
  orientation: 1,
  exposure: {},
  findings: [],
  embedded: [],
  bytesRead: 1,
  ...more,
});
