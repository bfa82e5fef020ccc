import { type ComponentType, lazy } from 'react'
import { restoreTexts } from './translatedTexts.ts'

/** Restores translated texts before hydration, because React discards HTML with other texts. */
export function lazyPart(
  load: () => Promise<ComponentType>,
  find: () => Element | null,
): ComponentType {
  return lazy(() => {
    const loaded = load().then((Part) => ({ default: Part }))
    const isPrerendering = typeof document === 'undefined'
    if (!isPrerendering) {
      void loaded.then(
        // React then knows that the part has loaded, but has not hydrated it.
        () => queueMicrotask(() => hydrateTranslated(find())),
        () => {},
      )
    }
    return loaded
  })
}

/** React hydrates synchronously for a discrete event, so that the translation cannot interrupt. */
function hydrateTranslated(part: Element | null) {
  if (part)
    restoreTexts(part)[0]?.dispatchEvent(new PointerEvent('pointercancel', { bubbles: true }))
}
