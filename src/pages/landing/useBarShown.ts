import { useEffect, useState } from 'react'
import { anchors } from '#i18n/addresses.ts'

/** Where there is no way to a reservation in the header's bar (Tailwind's `md`). */
const PHONE = '(max-width: 47.99rem)'

/** Further than any page is long, so that what has left the window on that side counts as in it. */
const FAR = '1000000px'

/** Whether a phone's reader is past the first view's way to a reservation and not yet at the section it leads to. */
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

/** Tells whether an element is in the window, made larger by `margin`; returns how to stop. */
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
