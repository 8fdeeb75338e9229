const ID = 'announcer';

/** The polite live region that tells screen readers which page a client navigation has led to. */
export function Announcer() {
  return <output id={ID} aria-live="polite" className="sr-only" />;
}

/** Says a sentence. It goes past React: the region has no state that anything else could need. */
export function announce(text: string): void {
  const region = document.getElementById(ID);
  if (region) region.textContent = text;
}
