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

// The loader and the site are separate scripts, which share the recorded nodes through this
// property.
type Original = Text & { translation?: Element }
type Translation = Element & { original?: Text }

/** Starts recording which texts a browser's translation replaces by `<font>` elements. */
export function recordTranslations(): MutationObserver {
  const observer = new MutationObserver(record)
  observer.observe(document.documentElement, { childList: true, subtree: true })
  return observer
}

function record(records: readonly MutationRecord[]): void {
  const added = new Set<Node | null>(records.flatMap((each) => [...each.addedNodes]))
  for (const { removedNodes, addedNodes, previousSibling, nextSibling } of records) {
    const near = [addedNodes[0] ?? null, previousSibling, nextSibling]
    const font = near.find((node) => node?.nodeName === 'FONT' && added.has(node))
    if (!(font instanceof Element)) continue
    for (const node of removedNodes) {
      if (node instanceof Text && !node.parentNode) link(node, font)
    }
  }
}

function restoreText(text: Original): void {
  text.translation?.replaceWith(text)
  delete text.translation
}

/** Restores and returns the original texts of a part of the page. */
export function restoreTexts(part: Element): Text[] {
  const originals = [...part.querySelectorAll<Translation>('font')].flatMap(
    ({ original }) => original ?? [],
  )
  for (const original of originals) restoreText(original)
  return originals
}

function link(original: Original, translation: Translation) {
  original.translation = translation
  translation.original = original
}
