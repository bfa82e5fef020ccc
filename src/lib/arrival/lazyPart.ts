import { type ComponentType, lazy } from 'react'
import { restoreTexts } from './translatedTexts.ts'

/**
 * A lazy component whose prerendered HTML, which `find` returns, may have been translated by the browser before React hydrates
 * it: the texts are put back first, for React would discard HTML whose texts are not those it renders.
 */
export function lazyPart(
  load: () => Promise<ComponentType>,
  find: () => Element | null,
): ComponentType {
  return lazy(() => {
    const loaded = load().then((Part) => ({ default: Part }))
    const isPrerendering = typeof document === 'undefined'
    if (!isPrerendering) {
      void loaded.then(
        // By then React has learnt that the part is here, and has not begun to hydrate it.
        () => queueMicrotask(() => hydrateTranslated(find())),
        () => {},
      )
    }
    return loaded
  })
}

/** React hydrates in one task what a discrete event reaches, and the translation cannot come in between. */
function hydrateTranslated(part: Element | null) {
  if (part)
    restoreTexts(part)[0]?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))
}
