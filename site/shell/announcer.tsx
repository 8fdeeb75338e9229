const ID = 'announcer';

/** The polite live region that tells screen readers which page a client navigation has led to. */
export function Announcer() {
  return <output id={ID} aria-live="polite" className="sr-only" />;
}

/** Announces a sentence. It writes to the DOM directly, because no other component needs the region's state. */
export function announce(text: string): void {
  const region = document.getElementById(ID);
  if (region) region.textContent = text;
}
