/**
 * Runs in the page. In forced colors Chromium paints text in the person's color, which `color` tells, but leaves
 * `-webkit-text-fill-color` as it was written; axe asks that one first, and would judge colors that nobody sees.
 */
export function tellPaintedColors(): void {
  const { getPropertyValue } = CSSStyleDeclaration.prototype;
  CSSStyleDeclaration.prototype.getPropertyValue = function (name) {
    const isForced = name === '-webkit-text-fill-color' && matchMedia('(forced-colors: active)').matches;
    return getPropertyValue.call(this, isForced ? 'color' : name);
  };
}
