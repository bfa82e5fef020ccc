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

/** Replaces a translation by its original text. */
export function restoreText(text: Original): void {
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
