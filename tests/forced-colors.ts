/**
 * Runs in the page. In forced colors Chromium paints text in the person's color, which `color` tells, but leaves
 * `-webkit-text-fill-color` as it was written; axe asks that one first, and would judge colors that are not shown.
 */
export function tellPaintedColors(): void {
  const { getPropertyValue } = CSSStyleDeclaration.prototype;
  CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
    const isForced = name === '-webkit-text-fill-color' && matchMedia('(forced-colors: active)').matches;
    return getPropertyValue.call(this, isForced ? 'color' : name);
  };
}

/**
 * Runs in the page. The controls below `root` that only a ground of their own sets off, which forced colors take away:
 * no edge, no underline, no word, no picture, and nothing around them that stands for them.
 */
export function edgelessControls(root: string): string[] {
  const hasBorder = (element: Element) => Number.parseFloat(getComputedStyle(element).borderTopWidth) > 0;
  /** A field whose button lies in the same frame leaves the edge to that frame, which is little higher. */
  const isFramed = ({ parentElement: frame, clientHeight }: Element) =>
    frame !== null && hasBorder(frame) && frame.clientHeight - clientHeight < 24;
  return [...document.querySelectorAll(`${root} :is(button, input, select, textarea)`)]
    .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      const isHiddenForEyes = width < 3 || height < 3;
      const inCard = element.closest('label, [role=tablist], summary');
      const { appearance, position, textDecorationLine } = getComputedStyle(element);
      const isUnderlined = textDecorationLine !== 'none';
      // The browser draws these itself, unless they were told to look like nothing.
      const isNative =
        element.matches('[type=file]') ||
        (element.matches('[type=range], [type=checkbox], [type=radio]') && appearance !== 'none');
      // Laid over a picture that shows where to press.
      const isOverPicture =
        position === 'absolute' && element.parentElement?.querySelector('img, canvas, svg');
      const hasEdge = isUnderlined || hasBorder(element) || isFramed(element);
      const saysItself = element.textContent || element.querySelector('svg, img');
      return !isHiddenForEyes && !inCard && !hasEdge && !saysItself && !isNative && !isOverPicture;
    })
    .map((element) => element.outerHTML.slice(0, 120));
}
