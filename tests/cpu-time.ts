/**
 * Returns the CPU time of this process so far, in ms. Tests that limit how long code may take measure it in place of the
 * time of day, in which a busy machine lets other processes run.
 */
export function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
