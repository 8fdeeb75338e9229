import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { OrderPayload, UploadResponse } from '../../../../src/api/contract.ts';
import { anOrder } from '../../api/order-fixture.ts';
import { startStudio, type StudioOptions } from '../../../../site/studio/server.ts';

/** The first bytes of a JPEG, by which the server recognizes one. */
const JPEG = [0xff, 0xd8, 0xff, 0xe0];

export function jpeg(name = 'DSC_0001.jpg', content = name): File {
  return new File([new Uint8Array(JPEG), content], name, { type: 'image/jpeg' });
}

export const payload = anOrder({
  customerName: 'Ada Brook',
  serviceType: 'portrait',
  specialInstructions: 'Keep the grain.',
  uploadedFiles: [],
});

type TestResponse = { status: number; headers: Headers; text: string; message: string; json: unknown };
type TestRequest = { body?: BodyInit; headers?: Record<string, string>; method?: string };

/** Creates a client of a server. */
export function createVisitor(origin: string) {
  async function request(path: string, init: TestRequest = {}): Promise<TestResponse> {
    const response = await fetch(origin + path, init);
    const text = await response.text();
    const json: unknown = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : undefined;
    const { message = '' } = Object(json) as { message?: string };
    return { status: response.status, headers: response.headers, text, message, json };
  }
  const keyed = (key?: string): Record<string, string> => (key ? { 'Idempotency-Key': key } : {});
  return {
    request,
    post: (path: string, value: unknown, headers: Record<string, string> = {}) =>
      request(path, {
        method: 'POST',
        body: typeof value === 'string' ? value : JSON.stringify(value),
        headers: { 'Content-Type': 'application/json', ...headers },
      }),
    send(files: readonly File[], key?: string) {
      const form = new FormData();
      for (const file of files) form.append('files', file, file.name);
      return request('/api/upload', { method: 'POST', body: form, headers: keyed(key) });
    },
    /** Uploads files and returns their stored names. */
    async upload(files: readonly File[] = [jpeg()], key?: string): Promise<string[]> {
      const { json, status, text } = await this.send(files, key);
      if (status !== 200) throw new Error(`${status}: ${text}`);
      return (json as UploadResponse).files.map(({ filename }) => filename);
    },
    order(values: Partial<OrderPayload>, key?: string) {
      return this.post('/api/orders', { ...payload, ...values }, keyed(key));
    },
  };
}

/** Starts a server on a data folder, without rate limits, because all tests share one client address. */
export async function openTestStudio(options: Partial<StudioOptions> & { data: string }) {
  const studio = await startStudio({
    site: (_request, response) => void response.writeHead(404).end(),
    searchEntries: [],
    limits: {},
    ...options,
  });
  const at = (...path: string[]) => join(options.data, ...path);
  return {
    ...studio,
    at,
    visitor: () => createVisitor(studio.origin),
    folders: () => readdir(at('orders')),
    /** Returns the names in the data folder outside the databases and the orders. */
    async leftovers() {
      const lists = await Promise.all(['incoming', 'uploads', 'staging'].map((name) => readdir(at(name))));
      return lists.flat();
    },
    read: (...path: string[]) => readFile(at('orders', ...path)),
  };
}

export type TestStudio = Awaited<ReturnType<typeof openTestStudio>>;
