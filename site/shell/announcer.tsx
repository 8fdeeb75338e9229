const ID = 'announcer';

/** Polite live region in which the title of the new page is announced after a client navigation. */
export function Announcer() {
  return <output id={ID} aria-live="polite" className="sr-only" />;
}

/** Announces a sentence. It writes to the DOM directly, because no other component needs the region's state. */
export function announce(text: string): void {
  const region = document.getElementById(ID);
  if (region) region.textContent = text;
}
