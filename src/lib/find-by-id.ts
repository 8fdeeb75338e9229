/** Returns the element with an id in the shadow root that `near` is in, or else in the document. `near` is attached. */
export const findById = (id: string, near: Node | null): HTMLElement | null =>
  ((near?.getRootNode() ?? document) as Document | ShadowRoot).getElementById(id);
