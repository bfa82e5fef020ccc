/** Each text node that a browser's translation took out of the page, with the element that shows its translation. */
const translations = new WeakMap<Node, Element>()

const observer = new MutationObserver(note)

/**
 * Lets React change a page that the browser translates. The translation replaces text nodes by `<font>` elements, and React
 * would then throw or write into a node that nobody sees (facebook/react#11538). Before React touches such a node, its original
 * is put back. The browser replaces nodes from a world of its own, where only an observer notices it.
 */
export function tolerateTranslation(): void {
  observer.observe(document.documentElement, { childList: true, subtree: true })

  // oxlint-disable-next-line typescript/unbound-method -- each is called with its own `this` below
  const { appendChild, insertBefore, removeChild } = Node.prototype
  Node.prototype.appendChild = function <T extends Node>(this: Node, child: T): T {
    restore(child)
    return appendChild.call(this, child) as T
  }
  Node.prototype.insertBefore = function <T extends Node>(
    this: Node,
    child: T,
    before: Node | null,
  ): T {
    restore(child)
    restore(before)
    return insertBefore.call(this, child, before) as T
  }
  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    restore(child)
    return removeChild.call(this, child) as T
  }
  const value = Object.getOwnPropertyDescriptor(Node.prototype, 'nodeValue')
  Object.defineProperty(Node.prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      restore(this)
      value?.set?.call(this, text)
    },
  })
}

function note(records: readonly MutationRecord[]): void {
  const added = new Set<Node | null>(records.flatMap((record) => [...record.addedNodes]))
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    const near = [addedNodes[0] ?? null, previousSibling, nextSibling]
    const translation = near.find((node) => node?.nodeName === 'FONT' && added.has(node))
    if (!(translation instanceof Element)) continue
    for (const node of removedNodes) {
      if (node instanceof Text && !node.parentNode) translations.set(node, translation)
    }
  }
}

function restore(node: Node | null): void {
  if (!(node instanceof Text) || node.parentNode) return
  note(observer.takeRecords())
  translations.get(node)?.replaceWith(node)
  translations.delete(node)
}
