import { getResponse } from 'msw';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { networkHandlers } from '../../../mocks/network.ts';
import { startMocks } from '../../../mocks/page.ts';
import { assertPresent } from '../assert-present.ts';

/** Replaces the network: records what leaves the page by XMLHttpRequest. */
const sent = vi.spyOn(XMLHttpRequest.prototype, 'send').mockReturnValue();
const unwrapped = XMLHttpRequest;
const stops: (() => void)[] = [];
const start = () => stops.push(startMocks());

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  sent.mockClear();
});

test('startMocks sends the files of a host’s own upload with their contents', async () => {
  start();
  const form = new FormData();
  form.append('files', new File(['these bytes'], 'a.jpg'));
  const request = new XMLHttpRequest();
  const onProgress = vi.fn<() => void>();
  request.open('POST', '/host/files');
  request.upload.onprogress = onProgress;
  request.send(form);
  await expect.poll(() => sent.mock.calls).toHaveLength(1);
  const [body] = assertPresent(sent.mock.calls[0]);
  expect(await new Response(body as BodyInit).text()).toContain('these bytes');
  expect(onProgress).not.toHaveBeenCalled();
});

test('startMocks called twice wraps XMLHttpRequest once, and either function stops the mocks', () => {
  start();
  const wrapped = XMLHttpRequest;
  start();
  expect(XMLHttpRequest).toBe(wrapped);
  for (const stop of stops) {
    stop();
    expect(XMLHttpRequest).toBe(unwrapped);
  }
});

test('handlers respond without delay after startMocks has been stopped', async () => {
  start();
  stops[0]?.();
  const setTimer = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => setTimer.mockRestore());
  await getResponse(networkHandlers(), new Request('/api/services'));
  expect(setTimer.mock.calls.filter(([, ms = 0]) => ms > 0)).toEqual([]);
});
