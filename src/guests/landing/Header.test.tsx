// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anchors } from '#i18n/addresses.ts'
import { Header } from './Header.tsx'

/** The header with the page's sections at given scroll positions. */
function Page() {
  return (
    <>
      <Header onSwitchLanguage={() => {}} />
      <main>
        {Object.values(anchors).map((id) => (
          <section key={id} id={id} />
        ))}
      </main>
      <footer />
    </>
  )
}

const bar = () => screen.getByRole('navigation')
const menuButton = () => screen.getByRole('button', { name: 'Menü' })
const panel = () => document.getElementById(menuButton().getAttribute('aria-controls') ?? '')
const inPanel = (name: string) => within(panel() ?? document.body).getByText(name)

afterEach(() => {
  vi.useRealTimers()
  window.location.hash = ''
})

test('the bar links to every section and to the reservation, with or without scripts', () => {
  render(<Page />)

  const links = within(bar()).getAllByRole('link')

  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Ana Sayfa', '#anasayfa'],
    ['Galeri', '#galeri'],
    ['Bilgi', '#bilgi'],
    ['Fiyatlar', '#fiyatlar'],
    ['Konum', '#konum'],
    ['Sorular', '#sorular'],
    ['İletişim', '#iletisim'],
    ['Rezervasyon', '#rezervasyon'],
  ])
})

describe('the menu of small screens', () => {
  // The test's document has no popovers.
  const popover = { showPopover: vi.fn<() => void>(), hidePopover: vi.fn<() => void>() }
  beforeEach(() => Object.assign(HTMLElement.prototype, popover))
  afterEach(() => {
    for (const name of Object.keys(popover)) Reflect.deleteProperty(HTMLElement.prototype, name)
  })

  test.each([
    ['Galeri', '#galeri', 250],
    ['Rezervasyon', '#rezervasyon', 300],
  ])('closes first and goes to %s (%s) after %i ms', (name, hash, delay) => {
    vi.useFakeTimers()
    render(<Page />)
    vi.spyOn(panel() ?? document.body, 'matches').mockReturnValue(true)
    act(() => void panel()?.dispatchEvent(new Event('toggle')))

    fireEvent.click(inPanel(name))

    expect(popover.hidePopover).toHaveBeenCalled()
    vi.advanceTimersByTime(delay - 1)
    expect(window.location.hash).toBe('')
    vi.advanceTimersByTime(1)
    expect(window.location.hash).toBe(hash)
  })
})
