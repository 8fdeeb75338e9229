import { unreadReport, type PhotoReport } from '../../../src/preflight/photo-report.ts';

/** Returns the pre-flight report of an intact JPEG with little metadata. `more` overrides its fields. */
export const reportOf = (more: Partial<PhotoReport> = {}): PhotoReport => ({
  ...unreadReport,
  kind: 'jpeg',
  ...more,
});
