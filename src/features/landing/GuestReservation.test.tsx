// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { anchors } from '#i18n/addresses.ts'
import { useBarShown } from './GuestReservation.tsx'

type Watch = { element: Element; margin: string; tell: (seen: boolean) => void; stopped: boolean }

let watches: Watch[] = []
const phone = Object.assign(new EventTarget(), { matches: true, media: '' })

/** An IntersectionObserver whose entries the test sets. */
class Observer {
  readonly watch: Watch

  constructor(
    onSeen: (entries: { isIntersecting: boolean }[]) => void,
    { rootMargin }: { rootMargin: string },
  ) {
    const tell = (seen: boolean) =>
      act(() => onSeen([{ isIntersecting: !seen }, { isIntersecting: seen }]))
    this.watch = { element: document.body, margin: rootMargin, tell, stopped: false }
    watches.push(this.watch)
  }

  observe(element: Element) {
    this.watch.element = element
  }

  disconnect() {
    this.watch.stopped = true
  }
}

beforeEach(() => {
  watches = []
  phone.matches = true
  vi.stubGlobal('IntersectionObserver', Observer)
  vi.stubGlobal('matchMedia', (media: string) => Object.assign(phone, { media }))
  document.body.innerHTML = `<section id="${anchors.home}"><a href="#${anchors.reservation}">Rezervasyon</a></section>
    <section id="${anchors.reservation}"></section>`
})

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.innerHTML = ''
})

function open() {
  const hook = renderHook(() => useBarShown())
  const [first, section] = watches
  if (!first || !section) throw new Error('Nothing is watched')
  return { ...hook, first, section }
}

test('shows the bar on a phone between the first view’s link and the reservation section', () => {
  const { result, first, section, unmount } = open()
  expect(phone.media).toBe('(max-width: 47.99rem)')
  expect([first.element.textContent, section.element.id]).toEqual([
    'Rezervasyon',
    anchors.reservation,
  ])
  // Elements above the viewport count as the first view's; elements below it do not yet count as
  // the section.
  expect([first.margin, section.margin]).toEqual(['0px 0px 1000000px', '1000000px 0px 0px'])
  expect(result.current).toBe(false)

  first.tell(false)
  expect(result.current).toBe(false)
  section.tell(false)
  expect(result.current).toBe(true)

  section.tell(true)
  expect(result.current).toBe(false)
  section.tell(false)
  first.tell(true)
  expect(result.current).toBe(false)

  unmount()
  expect(watches.map(({ stopped }) => stopped)).toEqual([true, true])
})

test('hides the bar on a wide window and shows it on a narrow one', () => {
  const { result, first, section } = open()
  first.tell(false)
  section.tell(false)

  for (const matches of [false, true]) {
    phone.matches = matches
    act(() => void phone.dispatchEvent(new Event('change')))
    expect(result.current).toBe(matches)
  }
})

test.each([
  ['the first view has no way to it', `<section id="${anchors.reservation}"></section>`],
  [
    'there is no such section',
    `<section id="${anchors.home}"><a href="#${anchors.reservation}">R</a></section>`,
  ],
])('the bar is hidden where %s', (_, html) => {
  document.body.innerHTML = html

  const { result } = renderHook(() => useBarShown())

  expect([result.current, watches]).toEqual([false, []])
})
