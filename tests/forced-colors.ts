/**
 * Runs in the page. Makes the computed `-webkit-text-fill-color` that of `color` in forced colors. Chromium reports the
 * author's value there, but paints `color`. axe reads the fill color first, and would check colors that are not shown.
 */
export function reportPaintedColors(): void {
  const { getPropertyValue } = CSSStyleDeclaration.prototype;
  CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
    const isForced = name === '-webkit-text-fill-color' && matchMedia('(forced-colors: active)').matches;
    return getPropertyValue.call(this, isForced ? 'color' : name);
  };
}

/**
 * Runs in the page. Returns the controls below `root` that are invisible in forced colors, because only their background
 * distinguishes them: they have no border, no underline, no text, no image, and no framed parent.
 */
export function edgelessControls(root: string): string[] {
  const hasBorder = (element: Element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) > 0;
  /** Whether the parent has the border, and is hardly higher: a field and its button may share one. */
  const isFramed = ({ parentElement: frame, clientHeight }: Element) =>
    frame !== null && hasBorder(frame) && frame.clientHeight - clientHeight < 24;
  return [...document.querySelectorAll(`${root} :is(button, input, select, textarea)`)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isVisuallyHidden = width < 3 || height < 3;
      const isInCard = element.closest('label, [role=tablist], summary');
      const { appearance, position, textDecorationLine } = getComputedStyle(element);
      const isUnderlined = textDecorationLine !== 'none';
      // The browser draws these itself, unless `appearance` is `none`.
      const isNative =
        element.matches('[type=file]') ||
        (element.matches('[type=range], [type=checkbox], [type=radio]') && appearance !== 'none');
      // Covers an image that shows where to press.
      const isOverPicture =
        position === 'absolute' && element.parentElement?.querySelector('img, canvas, svg');
      const hasEdge = isUnderlined || hasBorder(element) || isFramed(element);
      const hasContent = element.textContent || element.querySelector('svg, img');
      return !isVisuallyHidden && !isInCard && !hasEdge && !hasContent && !isNative && !isOverPicture;
    })
    .map((element) => element.outerHTML.slice(0, 120));
}
