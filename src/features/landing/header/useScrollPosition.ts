import { useSyncExternalStore } from 'react'
import { anchors, type Section } from '#i18n/addresses.ts'

/** Where the reader is: past the first pixels or not, and in which section. */
export type ScrollPosition = { scrolled: boolean; section: Section }

const SCROLLED_PX = 50
const SECTION_LINE_PX = 100
const TOP: ScrollPosition = { scrolled: false, section: 'home' }
const SECTIONS = Object.keys(anchors).filter((key): key is Section => key in anchors)

let position = TOP

/** Where the reader is: whether the page has left its top, and in which section; renders anew only when it changes, not with each pixel. */
export function useScrollPosition(): ScrollPosition {
  return useSyncExternalStore(subscribe, readPosition, () => TOP)
}

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  // Sections also move when one above them arrives or is read in the other language.
  const layout = new ResizeObserver(onChange)
  layout.observe(document.body)
  return () => {
    window.removeEventListener('scroll', onChange)
    layout.disconnect()
  }
}

function readPosition(): ScrollPosition {
  const scrolled = window.scrollY > SCROLLED_PX
  // At the top the hero is under the line; measuring what is below it would lay that out before its time.
  const section = (scrolled ? SECTIONS.findLast(reachesLine) : undefined) ?? 'home'
  if (position.scrolled !== scrolled || position.section !== section) {
    position = { scrolled, section }
  }
  return position
}

function reachesLine(section: Section) {
  const element = document.getElementById(anchors[section])
  return element !== null && element.getBoundingClientRect().top <= SECTION_LINE_PX
}
