// @vitest-environment happy-dom
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { anchors, type Section } from '#i18n/addresses.ts'
import { showLanguage } from '#i18n/index.ts'
import { Header } from './Header.tsx'

/** The header with the page's sections at given scroll positions. */
function Page({ onSwitchLanguage = () => {} }: { onSwitchLanguage?: () => void }) {
  return (
    <>
      <Header onSwitchLanguage={onSwitchLanguage} />
      <main>
        {Object.values(anchors).map((id) => (
          <section key={id} id={id} />
        ))}
      </main>
      <footer />
    </>
  )
}

/** Scrolls to `y`, with the top edge of each named section as in the second argument. */
function scrollTo(y: number, tops: Partial<Record<Section, number>> = {}) {
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (
    this: HTMLElement,
  ) {
    const section = Object.entries(anchors).find(([, id]) => id === this.id)?.[0]
    const top = Object.entries(tops).find(([key]) => key === section)?.[1] ?? 9999
    return new DOMRect(0, top, 0, 0)
  })
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(y)
  act(() => void window.dispatchEvent(new Event('scroll')))
}

const bar = () => screen.getByRole('navigation')
const menuButton = () => screen.getByRole('button', { name: 'Menü' })
const panel = () => document.getElementById(menuButton().getAttribute('aria-controls') ?? '')
const inPanel = (name: string) => within(panel() ?? document.body).getByText(name)
const current = () =>
  within(bar())
    .getAllByRole('link')
    .filter((link) => link.hasAttribute('aria-current'))
    .map((link) => link.textContent)

beforeEach(() => scrollTo(0, { home: 0 }))
afterEach(async () => {
  vi.useRealTimers()
  window.location.hash = ''
  await showLanguage('tr')
})

describe('the bar', () => {
  test('links to every section and to the reservation, with or without scripts', () => {
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

  test.each([
    [50, 'bg-transparent'],
    [51, 'bg-white'],
  ])('is transparent up to 50 px and white with a shadow after (%i px)', (y, ground) => {
    render(<Page />)

    scrollTo(y, { home: -y })

    expect(screen.getByRole('banner')).toHaveClass(ground)
    expect(screen.getByRole('banner').classList.contains('shadow-soft')).toBe(y > 50)
  })

  test.each<[string, Partial<Record<Section, number>>, string]>([
    ['at the top', { home: 0, gallery: 1700 }, 'Ana Sayfa'],
    ['a pixel before the gallery', { home: -1600, gallery: 101 }, 'Ana Sayfa'],
    ['with the gallery under the line', { home: -1600, gallery: 100, info: 900 }, 'Galeri'],
    ['at the calendar', { home: -9, gallery: -8, info: -7, reservation: 80 }, 'Rezervasyon'],
    ['at the end', { home: -9, gallery: -8, info: -7, reservation: -6, contact: 0 }, 'İletişim'],
  ])('marks the section under the top 100 px: %s', (_, tops, name) => {
    render(<Page />)

    scrollTo(1600, tops)

    expect(current()).toEqual([name])
  })

  test('can be skipped with the keyboard', async () => {
    render(<Page />)

    await userEvent.tab()

    expect(screen.getByRole('link', { name: 'İçeriğe geç' })).toHaveFocus()
    expect(document.activeElement).toHaveAttribute('href', '#anasayfa')
  })
})

describe('the menu of small screens', () => {
  test('opens and closes by its button, which has the state', async () => {
    render(<Page />)
    expect(menuButton()).toHaveAttribute('aria-expanded', 'false')
    expect(panel()).not.toHaveAttribute('data-open')

    await userEvent.click(menuButton())
    expect(menuButton()).toHaveAttribute('aria-expanded', 'true')
    expect(panel()).toHaveAttribute('data-open')

    await userEvent.click(menuButton())
    expect(panel()).not.toHaveAttribute('data-open')
  })

  test('closes on Escape and returns the focus', async () => {
    render(<Page />)
    await userEvent.click(menuButton())
    act(() => inPanel('Bilgi').focus())

    await userEvent.keyboard('{Escape}')

    expect(panel()).not.toHaveAttribute('data-open')
    expect(menuButton()).toHaveFocus()
  })

  test('keeps the focus and locks the page’s scrolling until it is closed', async () => {
    render(<Page />)
    await userEvent.click(menuButton())
    expect(screen.getByRole('main')).toHaveAttribute('inert')
    expect(document.documentElement).toHaveClass('overflow-hidden')

    act(() => inPanel('English').focus())
    await userEvent.tab()
    expect(menuButton()).toHaveFocus()
    await userEvent.tab({ shift: true })
    expect(inPanel('English')).toHaveFocus()

    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('main')).not.toHaveAttribute('inert')
    expect(document.documentElement).not.toHaveClass('overflow-hidden')
  })

  test.each([
    ['Galeri', '#galeri', 250],
    ['İletişim', '#iletisim', 250],
    ['Rezervasyon', '#rezervasyon', 300],
  ])('closes first and goes to %s (%s) after %i ms', (name, hash, delay) => {
    vi.useFakeTimers()
    render(<Page />)
    fireEvent.click(menuButton())

    fireEvent.click(inPanel(name))

    expect(panel()).not.toHaveAttribute('data-open')
    vi.advanceTimersByTime(delay - 1)
    expect(window.location.hash).toBe('')
    vi.advanceTimersByTime(1)
    expect(window.location.hash).toBe(hash)
  })

  test('switches the language and closes', async () => {
    const onSwitchLanguage = vi.fn<() => void>()
    render(<Page onSwitchLanguage={onSwitchLanguage} />)
    await userEvent.click(menuButton())

    await userEvent.click(inPanel('English'))

    expect(onSwitchLanguage).toHaveBeenCalledOnce()
    expect(panel()).not.toHaveAttribute('data-open')
  })

  test('is named in English, too', async () => {
    await showLanguage('en')

    render(<Header onSwitchLanguage={() => {}} />)

    expect(screen.getByRole('button', { name: 'Menu' })).toBeInTheDocument()
    expect(within(bar()).getByRole('link', { name: 'Check dates' })).toBeInTheDocument()
  })
})
