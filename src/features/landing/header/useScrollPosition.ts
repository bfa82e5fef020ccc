import { useSyncExternalStore } from 'react'
import { type Place, places } from '#i18n/addresses.ts'

/** Whether the page is scrolled, and its current section. */
export type ScrollPosition = { scrolled: boolean; section: Place }

const SCROLLED_PX = 50
const SECTION_LINE_PX = 100
const TOP: ScrollPosition = { scrolled: false, section: 'home' }
/** In the page's order. */
const SECTIONS = ['home', 'gallery', 'info', 'reservation', 'location', 'contact'] as const

let position = TOP

/**
 * Whether the page is scrolled, and its current section; renders only on changes, not for each
 * pixel.
 */
export function useScrollPosition(): ScrollPosition {
  return useSyncExternalStore(subscribe, readPosition, () => TOP)
}

function subscribe(onChange: () => void) {
  window.addEventListener('scroll', onChange, { passive: true })
  // Sections also move when an earlier one loads or changes its language.
  const layout = new ResizeObserver(onChange)
  layout.observe(document.body)
  return () => {
    window.removeEventListener('scroll', onChange)
    layout.disconnect()
  }
}

function readPosition(): ScrollPosition {
  const scrolled = window.scrollY > SCROLLED_PX
  // At the top the hero is the current section; measuring others would force their layout early.
  const section = (scrolled ? SECTIONS.findLast(reachesLine) : undefined) ?? 'home'
  if (position.scrolled !== scrolled || position.section !== section) {
    position = { scrolled, section }
  }
  return position
}

function reachesLine(section: Place) {
  const element = document.getElementById(places[section])
  return element !== null && element.getBoundingClientRect().top <= SECTION_LINE_PX
}
