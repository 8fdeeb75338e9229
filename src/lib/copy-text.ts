/**
 * Resolves to whether a text was copied. The clipboard API is missing outside of secure contexts, may be forbidden by a
 * policy, and rejects if the page has no focus.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
