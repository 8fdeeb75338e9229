/** Waits for the next `count` animation frames. */
export async function frames(count = 1): Promise<void> {
  for (let frame = 0; frame < count; frame++) await new Promise(requestAnimationFrame);
}
