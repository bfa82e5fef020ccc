// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { type ComponentProps, StrictMode } from 'react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { villa } from '#content/villa.ts'
import type { Availability } from '#domain/availability.ts'
import { day } from '#domain/testing.ts'
import { showLanguage } from '#i18n/index.ts'
import { Reservation } from './Reservation.tsx'

type Props = ComponentProps<typeof Reservation>

const booked: Availability = [{ from: day('2026-06-22'), to: day('2026-06-24') }]

const usual: Props = {
  availability: { state: 'ready', value: booked },
  connected: true,
  prices: null,
  today: day('2026-06-18'),
  barShown: false,
  onRetry: () => {},
  sendRequest: () => Promise.resolve(),
}

async function open(props: Partial<Props> = {}) {
  const shown = render(<Reservation {...usual} {...props} />)
  await screen.findByRole('group', { name: /takvimi|calendar/ })
  return {
    ...shown,
    change: (changed: Partial<Props>) =>
      shown.rerender(<Reservation {...usual} {...props} {...changed} />),
  }
}

function tile(name: string) {
  return screen.getByRole('button', { name: new RegExp(`^${name}`), hidden: true })
}

function typeDate(label: string, value: string) {
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
}

afterEach(async () => {
  sessionStorage.clear()
  localStorage.clear()
  await showLanguage('tr')
})

describe('the calendar and the form', () => {
  test('share the dates: a picked stay fills the form and the summary, and typed dates move the calendar', async () => {
    await open()
    expect(screen.getByText('Önce giriş gününüzü seçin')).toBeVisible()

    await userEvent.click(tile('25 Haziran 2026'))
    expect(screen.getByLabelText('Giriş')).toHaveValue('2026-06-25')
    expect(screen.getByText('Giriş 25 Haziran')).toBeVisible()

    await userEvent.click(tile('30 Haziran 2026'))
    expect(screen.getByLabelText('Çıkış')).toHaveValue('2026-06-30')
    expect(screen.getByText('5 gece').closest('p')).toHaveTextContent(/^5 gece · 25–30 Haziran$/)

    typeDate('Giriş', '2026-12-10')
    typeDate('Çıkış', '2026-12-11')

    expect(tile('10 Aralık 2026 Perşembe, giriş günü')).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText('1 gece')).toBeVisible()
  })

  test('refuse a stay across booked days immediately, name the day, and continue from the free day', async () => {
    await open()
    await userEvent.click(tile('20 Haziran 2026'))

    await userEvent.click(tile('26 Haziran 2026'))

    expect(screen.getByRole('alert')).toHaveTextContent(
      '22 Haziran 2026 dolu. 26 Haziran yeni giriş gününüz oldu.',
    )
    expect(screen.getByLabelText('Giriş')).toHaveValue('2026-06-26')
    expect(screen.getByLabelText('Çıkış')).toHaveValue('')

    await userEvent.click(tile('28 Haziran 2026'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByText('2 gece')).toBeVisible()
  })

  test('show how far a half-picked stay can reach, and which days would begin another', async () => {
    await open()
    const far = '26 Haziran 2026 Cuma'
    const mark = () => screen.queryByText('Seçtiğiniz güne uymuyor')
    expect(tile(far)).toHaveAccessibleName(far)
    expect(mark()).toBeNull()

    await userEvent.click(tile('20 Haziran 2026'))

    expect(mark()).toBeVisible()
    expect(screen.getByText('çıkış en geç 21 Haziran')).toBeVisible()
    expect(tile('21 Haziran 2026')).toHaveAccessibleName('21 Haziran 2026 Pazar')
    expect(tile(far)).toHaveAccessibleName(`${far}, seçilirse yeni giriş günü olur`)
    expect(tile(far)).toHaveClass('day-beyond')

    await userEvent.click(tile('21 Haziran 2026'))
    expect(tile(far)).toHaveAccessibleName(far)
    expect(mark()).toBeNull()
  })

  test.each([
    ['a picked stay', ['25 Haziran 2026', '30 Haziran 2026']],
    ['a half-picked one', ['28 Haziran 2026']],
  ])('report that an owner books days of %s, and keep the typed text', async (_title, picks) => {
    const { change } = await open()
    for (const pick of picks) await userEvent.click(tile(pick))
    await userEvent.type(screen.getByLabelText('Ad'), 'Ayşe')

    change({
      availability: { state: 'ready', value: [{ from: day('2026-06-28'), to: day('2026-07-02') }] },
    })

    expect(screen.getByRole('alert')).toHaveTextContent(/28 Haziran 2026 bu arada doldu/)
    expect(screen.getByLabelText('Ad')).toHaveValue('Ayşe')
    expect(screen.getByLabelText('Giriş')).not.toHaveValue('')
    expect(tile('29 Haziran 2026')).toHaveAttribute('aria-disabled', 'true')
  })

  test('clear the dates, but not the texts', async () => {
    await open()
    await userEvent.click(tile('25 Haziran 2026'))
    await userEvent.type(screen.getByLabelText('Ad'), 'Ayşe')

    await userEvent.click(screen.getByRole('button', { name: 'Temizle' }))

    expect(screen.getByLabelText('Giriş')).toHaveValue('')
    expect(tile('25 Haziran 2026')).toHaveAttribute('aria-pressed', 'false')
    expect(screen.getByLabelText('Ad')).toHaveValue('Ayşe')
  })

  test('find the first free weekend', async () => {
    await open({
      availability: { state: 'ready', value: [{ from: day('2026-06-21'), to: day('2026-06-27') }] },
    })

    await userEvent.click(screen.getByRole('button', { name: 'İlk boş hafta sonu' }))

    expect(screen.getByLabelText('Giriş')).toHaveValue('2026-07-03')
    expect(screen.getByLabelText('Çıkış')).toHaveValue('2026-07-05')
    expect(tile('3 Temmuz 2026 Cuma, giriş günü')).toBeVisible()
  })

  test('report that no weekend is free within a year', async () => {
    await open({
      availability: { state: 'ready', value: [{ from: day('2026-06-18'), to: day('2028-01-01') }] },
    })

    await userEvent.click(screen.getByRole('button', { name: 'İlk boş hafta sonu' }))

    expect(screen.getByRole('alert')).toHaveTextContent('boş hafta sonu kalmamış')
  })
})

describe('the availability', () => {
  test('shows the specified loading text while the form stays usable', () => {
    render(<Reservation {...usual} availability={{ state: 'loading' }} />)

    expect(screen.getByText('Loading…')).toBeVisible()
    expect(screen.getByLabelText('Ad')).toBeEnabled()
  })

  test('shows an error when it fails, and can be retried', async () => {
    const onRetry = vi.fn<() => void>()
    const failed = { state: 'failed', error: 'Dolu günler alınamadı.' } as const
    render(<Reservation {...usual} availability={failed} onRetry={onRetry} />)

    expect(screen.getByRole('alert')).toHaveTextContent('Dolu günler alınamadı.')
    await userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }))

    expect(onRetry).toHaveBeenCalledOnce()
    expect(screen.getByLabelText('Giriş')).toBeEnabled()
  })

  test('is marked when it is cached', async () => {
    const { change } = await open({ connected: false })
    expect(screen.getByText(/son bilinen hâlini/)).toHaveRole('status')

    change({ connected: true })

    expect(screen.queryByText(/son bilinen hâlini/)).not.toBeInTheDocument()
  })
})

function message() {
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ })
  return new URL(link.href)
}

test('the WhatsApp message is addressed to the owners and asks for free dates or the chosen ones, in the language of the page', async () => {
  await open()

  expect(message().origin + message().pathname).toBe(`https://wa.me/${villa.phone.slice(1)}`)
  expect(message().searchParams.get('text')).toBe(
    `Merhaba! ${villa.name} için boş günleri sormak istiyorum.`,
  )
  const link = screen.getByRole('link', { name: /WhatsApp/ })
  expect(link).toHaveAttribute('target', '_blank')
  expect(link).toHaveAttribute('rel', expect.stringContaining('noopener'))

  typeDate('Giriş', '2026-07-10')
  typeDate('Çıkış', '2026-07-15')
  expect(message().searchParams.get('text')).toBe(
    `Merhaba! ${villa.name}, 10 Temmuz 2026 – 15 Temmuz 2026 (5 gece) için boş mu?`,
  )

  await act(() => showLanguage('en'))

  expect(message().searchParams.get('text')).toBe(
    `Hello! Is ${villa.name} free from July 10, 2026 to July 15, 2026 (5 nights)?`,
  )
})

test('the prerendered page sends nothing before hydration, and keeps the typed text', async () => {
  const page = (
    <StrictMode>
      <Reservation {...usual} availability={{ state: 'loading' }} today={null} />
    </StrictMode>
  )
  document.body.innerHTML = `<div>${renderToString(page)}</div>`
  expect(screen.getByRole('button', { name: 'Talebi gönder' })).toBeDisabled()
  expect(screen.getByText('Form, sayfa tamamen yüklenince açılır.')).toBeVisible()
  screen.getByLabelText<HTMLInputElement>('Ad').value = 'Ayşe'

  const container = document.body.firstElementChild
  if (!container) throw new Error('nothing was rendered')
  const root = await act(async () => hydrateRoot(container, page))

  await waitFor(() => expect(screen.getByLabelText('Ad')).toHaveValue('Ayşe'))
  expect(screen.getByRole('button', { name: 'Talebi gönder' })).toBeEnabled()
  expect(sessionStorage.getItem('villa.request')).toContain('Ayşe')
  act(() => root.unmount())
})
