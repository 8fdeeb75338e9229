/*
 * Page translators, such as Chrome's, replace each text node with a <font> element. React still holds the text node:
 * removing it throws and takes the page down (facebook/react#11538), and changing it shows nothing. This module puts a
 * text node back just before React touches it. The translator then translates it again.
 */

/** The element that has replaced a text node. */
const translations = new WeakMap<Node, ChildNode>();

/** Records which text nodes are replaced. The DOM's methods are replaced only after the first one was. */
export function survivePageTranslation(): void {
  let isTranslated = false;
  new MutationObserver((records) => {
    for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
      const [text] = removedNodes;
      // Replaced in one step, or the element was inserted first, before or after the text.
      const translation = [...addedNodes, previousSibling, nextSibling].find(
        (node) => node?.nodeName === 'FONT',
      );
      if (text?.nodeType !== Node.TEXT_NODE || !translation) continue;
      translations.set(text, translation as ChildNode);
      if (!isTranslated) restoreBeforeChanges();
      isTranslated = true;
    }
  }).observe(document.body, { childList: true, subtree: true });
}

function restore(text: Node) {
  const translation = translations.get(text);
  if (!translation) return;
  translations.delete(text);
  if (translation.isConnected) translation.replaceWith(text);
}

/**
 * Restores a text node when it is changed, removed or inserted before. One that was replaced before the recording began
 * cannot be restored: it is left out, because an exception would take the page down.
 */
function restoreBeforeChanges() {
  const { removeChild, insertBefore } = Node.prototype;
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue');
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    restore(child);
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, node: Child, before: Node | null) {
    if (before) restore(before);
    return insertBefore.call(this, node, before?.parentNode === this ? before : null) as Child;
  };
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      restore(this);
      value?.set?.call(this, text);
    },
  });
}
