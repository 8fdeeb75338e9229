/**
 * Calls `stop` at the first signal to end, and ignores later ones. The same signal often comes twice: npm passes on what the
 * terminal or systemd has sent to every process.
 */
export function onStopSignal(stop: () => Promise<unknown>): void {
  let stopping: Promise<unknown> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => (stopping ??= stop()));
}
