import { vi } from 'vitest';
import { call } from '../../../src/api/client.ts';
import { configureApi } from '../../../src/api/config.ts';
import { resetReports } from '../../../src/api/report-error.ts';
import { assertPresent } from '../assert-present.ts';

/** The browser's beacon, which takes what it is given. */
export const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>();

/**
 * A browser at an address, and a page that has reported nothing yet. Wants `call` to be a mock, and
 * `vi.unstubAllGlobals` afterwards.
 */
export function beginReporting(location: { pathname: string; search?: string }): void {
  sendBeacon.mockReset().mockReturnValue(true);
  vi.stubGlobal('navigator', { userAgent: 'Test/1', sendBeacon });
  vi.stubGlobal('location', { origin: 'https://studio.test', ...location });
  configureApi();
  resetReports();
  vi.mocked(call).mockClear().mockResolvedValue(undefined);
}

/** Parses the body of a sent report. Default: the first one. */
export const sent = async (at = 0) =>
  JSON.parse(await assertPresent(sendBeacon.mock.calls[at])[1].text()) as Record<string, string>;
