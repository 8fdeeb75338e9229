/**
 * Copies a text. Returns false if the browser refuses: the clipboard API is missing outside HTTPS, may be forbidden by a
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
