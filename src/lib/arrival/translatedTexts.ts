// The page's loader and the site are scripts of their own. What one has recorded the other finds on the nodes.
type Original = Text & { translation?: Element }
type Translation = Element & { original?: Text }

/** Begins to record which texts a browser's translation replaces by `<font>` elements. */
export function recordTranslations(): MutationObserver {
  const observer = new MutationObserver(record)
  observer.observe(document.documentElement, { childList: true, subtree: true })
  return observer
}

export function record(records: readonly MutationRecord[]): void {
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

/** Puts a text back in the place of its translation. */
export function restoreText(text: Original): void {
  text.translation?.replaceWith(text)
  delete text.translation
}

/** Puts the texts of a part of the page back in the places of their translations, and returns them. */
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
