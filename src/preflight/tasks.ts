import type { WorkerMessage } from '../lib/worker-runner.ts';
import { fingerprint } from './fingerprint.ts';
import { decoders, makeThumbnail, type PhotoDecoder, type PhotoDecoders } from './thumbnail.ts';
import { readPhoto } from './read-photo.ts';

/** All tasks that the worker can run on a photo. */
const tasks = { read: readPhoto, thumbnail: makeThumbnail, fingerprint };

export type Tasks = typeof tasks;
export type TaskName = keyof Tasks;

export type TaskRequest = { name: TaskName; input: unknown[] };

/** Runs a task in this thread. Resolves to `null` if it fails. */
export const runInThisThread = ({ name, input }: TaskRequest): Promise<unknown> =>
  (tasks[name] as (...input: unknown[]) => Promise<unknown>)(...input).catch(() => null);

const post = (message: WorkerMessage) => postMessage(message);

/**
 * Runs the tasks of the pre-flight in a worker, so that typing and scrolling never wait for them. To add decoders for
 * formats that some browsers cannot show, call it in a worker of your own, and pass a function that starts that worker to
 * `setDecoderWorker`.
 */
export function runPreflightWorker(loaders: PhotoDecoders = {}): void {
  for (const [kind, load] of Object.entries(loaders)) {
    let loading: Promise<PhotoDecoder> | undefined;
    decoders[kind as keyof PhotoDecoders] = async (file) => {
      // Reported, so that the page ends this worker and starts another for the next photo: a worker never requests failed
      // code again.
      loading ??= load().catch((error: unknown) => {
        reportError(error);
        throw error;
      });
      return (await loading)(file);
    };
  }
  addEventListener('message', async ({ data }: MessageEvent<TaskRequest>) => {
    post({ output: await runInThisThread(data) });
  });
  post('ready');
}
