/** Returns the element with an ID in the document or shadow root of `near`, which is in one. */
export const findById = (id: string, near: Node | null): HTMLElement | null =>
  ((near?.getRootNode() ?? document) as Document | ShadowRoot).getElementById(id);
