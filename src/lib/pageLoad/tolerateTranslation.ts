import { record, recordTranslations, restoreText } from './translatedTexts.ts'

/**
 * Makes React tolerate browser translation, which replaces text nodes by `<font>` elements: React
 * would throw or update a detached node (facebook/react#11538). Restores the original before React
 * touches such a node. The browser replaces nodes from an isolated world, so only an observer
 * notices it.
 */
export function tolerateTranslation(): void {
  const observer = recordTranslations()

  function restore(node: Node | null) {
    if (!(node instanceof Text) || node.parentNode) return
    record(observer.takeRecords())
    restoreText(node)
  }

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
