import { type Place, places } from '#i18n/addresses.ts'

const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

let target: Element | null = null

/** Goes to a place as a link would: the address, the scrolling and the point where Tab goes on follow. */
export function goTo(place: Place): void {
  window.location.assign(`#${places[place]}`)
  target = document.getElementById(places[place])
}

/**
 * Lets whoever follows a link to a place in the page arrive there: what comes in meanwhile, such as prices, makes the page
 * longer, and browsers then end a smooth scroll on its way. The reader's own moves come first; returns how to stop.
 */
export function arriveWhereLinksLead(): () => void {
  const stop = new AbortController()
  const listen = { signal: stop.signal, passive: true, capture: true }
  const letGo = () => (target = null)
  const layout = new ResizeObserver(() => target?.scrollIntoView())
  const arrive = () => {
    target?.scrollIntoView({ behavior: 'instant' })
    letGo()
  }

  for (const move of BY_HAND) addEventListener(move, letGo, listen)
  addEventListener('click', (event) => (target = placeOf(event.target)), listen)
  addEventListener('scrollend', arrive, listen)
  layout.observe(document.body)
  return () => {
    stop.abort()
    layout.disconnect()
  }
}

/** Where in this page a clicked link leads. */
function placeOf(clicked: EventTarget | null): Element | null {
  const link = clicked instanceof Element ? clicked.closest('a[href^="#"]') : null
  return link && document.getElementById(link.getAttribute('href')?.slice(1) ?? '')
}
