import { lazy, Suspense, useLayoutEffect } from 'react'
import { retryForever } from '#db/retryForever.ts'
import { latePart } from '#guests/shared/latePart.ts'
import { anchors } from '#i18n/addresses.ts'
import { loadMoreTexts } from '#i18n/index.ts'

/** How long a browser without `requestIdleCallback` waits: Safari. */
const IDLE_MS = 200

async function loadReservation() {
  const texts = loadMoreTexts(['booking'])
  const { GuestReservation: reservation } = await import('./GuestReservation.tsx')
  await texts
  return { default: reservation }
}

const isPrerendered = typeof document === 'undefined'

const GuestReservation = lazy(() =>
  isPrerendered ? loadReservation() : whenNeeded().then(() => retryForever(loadReservation)),
)

/** The reservation section; its HTML stays as it was prerendered until its own code arrives, which the rest of the page does not need. */
export function LateReservation() {
  useLayoutEffect(() => latePart.set('prerendered'), [])
  return (
    <Suspense>
      <GuestReservation />
    </Suspense>
  )
}

/** Resolves once the section is less than a window's height away, or the page is idle. */
function whenNeeded(): Promise<void> {
  return new Promise((resolve) => {
    const section = document.getElementById(anchors.reservation)
    // After a language was switched it has no HTML.
    if (!section) return resolve()
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) resolve()
      },
      { rootMargin: '100% 0px' },
    )
    observer.observe(section)
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve())
    else setTimeout(resolve, IDLE_MS)
  })
}
