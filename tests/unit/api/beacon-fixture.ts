import { vi } from 'vitest';
import { call } from '../../../src/api/client.ts';
import { configureApi } from '../../../src/api/config.ts';
import { resetReports } from '../../../src/api/report-error.ts';
import { assertPresent } from '../assert-present.ts';

/** Mock of `navigator.sendBeacon`. Accepts every report by default. */
export const sendBeacon = vi.fn<(url: string, body: Blob) => boolean>();

/**
 * Stubs the page's URL and `sendBeacon`, and clears the record of earlier reports. `call` must be a mock, and the
 * test must call `vi.unstubAllGlobals` afterward.
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
