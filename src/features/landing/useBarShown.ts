import { useEffect, useState } from 'react'
import { anchors } from '#i18n/addresses.ts'

/** Below Tailwind's `md`, the header has no link to the reservation section. */
const PHONE = '(max-width: 47.99rem)'

/** Larger than any page, so that an element beyond that edge of the viewport counts as visible. */
const FAR = '1000000px'

/**
 * Whether a phone's reader has scrolled past the first view's link and has not reached the
 * reservation section.
 */
export function useBarShown(): boolean {
  const [shown, setShown] = useState(false)

  useEffect(() => {
    const phone = matchMedia(PHONE)
    const first = document.querySelector(`#${anchors.home} a[href="#${anchors.reservation}"]`)
    const section = document.getElementById(anchors.reservation)
    if (!first || !section) return
    const here = { atFirst: true, atSection: true }
    const look = () => setShown(phone.matches && !here.atFirst && !here.atSection)
    const stops = [
      follow(first, `0px 0px ${FAR}`, (seen) => {
        here.atFirst = seen
        look()
      }),
      follow(section, `${FAR} 0px 0px`, (seen) => {
        here.atSection = seen
        look()
      }),
    ]
    phone.addEventListener('change', look)
    return () => {
      for (const stop of stops) stop()
      phone.removeEventListener('change', look)
    }
  }, [])

  return shown
}

/**
 * Observes whether an element is within the viewport enlarged by `margin`; returns the unsubscribe
 * function.
 */
function follow(element: Element, margin: string, onSeen: (seen: boolean) => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1)
      if (last) onSeen(last.isIntersecting)
    },
    { rootMargin: margin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
