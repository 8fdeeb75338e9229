import type { PhotoReport } from '../../../src/preflight/photo-report.ts';

/** What the pre-flight says of a sound JPEG that says little of itself, but for what the test wants. */
export const reportOf = (more: Partial<PhotoReport> = {}): PhotoReport => ({
  kind: 'jpeg',
  orientation: 1,
  exposure: {},
  findings: [],
  embedded: [],
  bytesRead: 1,
  ...more,
});
