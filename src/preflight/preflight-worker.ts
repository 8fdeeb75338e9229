import { tasks, type Answer, type Question } from './tasks.ts';

/** The thread on which photos are read and drawn small, so that typing and scrolling never wait for it. */
addEventListener('message', async ({ data }: MessageEvent<Question>) => {
  const run = tasks[data.name] as (...input: unknown[]) => Promise<unknown>;
  const answer: Answer = { id: data.id, output: await run(...data.input).catch(() => null) };
  postMessage(answer);
});
postMessage(null);
