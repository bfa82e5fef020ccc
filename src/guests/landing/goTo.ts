import { type Place, places } from '#i18n/addresses.ts'

const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

let target: Element | null = null

/** Navigates like a link: updates the address, scrolls, and moves the focus's starting point. */
export function goTo(place: Place): void {
  window.location.assign(`#${places[place]}`)
  target = document.getElementById(places[place])
}

/**
 * Completes the smooth scroll to a link's target, which browsers end early when content such as
 * prices loads and makes the page longer. Stops at the reader's own scrolling; returns the cleanup
 * function.
 */
export function arriveWhereLinksLead(): () => void {
  const stop = new AbortController()
  const listen = { signal: stop.signal, passive: true, capture: true }
  const release = () => (target = null)
  const layout = new ResizeObserver(() => target?.scrollIntoView())
  const arrive = () => {
    target?.scrollIntoView({ behavior: 'instant' })
    release()
  }

  for (const move of BY_HAND) addEventListener(move, release, listen)
  addEventListener('click', (event) => (target = placeOf(event.target)), listen)
  addEventListener('scrollend', arrive, listen)
  layout.observe(document.body)
  return () => {
    stop.abort()
    layout.disconnect()
  }
}

/** The target within this page of a clicked link. */
function placeOf(clicked: EventTarget | null): Element | null {
  const link = clicked instanceof Element ? clicked.closest('a[href^="#"]') : null
  return link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
}
