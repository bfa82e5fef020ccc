// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { villa } from '#content/villa.ts'
import { calendarWith, cleanUp, open, tile, type } from './testingReservation.tsx'

afterEach(cleanUp)

describe('the calendar and the form', () => {
  test('share the dates: a picked stay fills the form and the summary, and typed dates move the calendar', async () => {
    open()
    expect(screen.getByText('Önce giriş gününüzü seçin')).toBeVisible()

    await userEvent.click(tile('25 Haziran 2026'))
    expect(screen.getByLabelText('Giriş')).toHaveValue('2026-06-25')
    expect(screen.getByText('Giriş 25 Haziran')).toBeVisible()

    await userEvent.click(tile('30 Haziran 2026'))
    expect(screen.getByLabelText('Çıkış')).toHaveValue('2026-06-30')
    expect(screen.getByText('5 gece').closest('p')).toHaveTextContent(/^5 gece · 25–30 Haziran$/)

    type('Giriş', '2026-12-10')
    type('Çıkış', '2026-12-11')

    expect(tile('10 Aralık 2026 Perşembe, giriş günü')).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByText('1 gece')).toBeVisible()
  })

  test('refuse a stay across booked days immediately, name the day, and continue from the free day', async () => {
    open()
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
    open()
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
    const { change } = open()
    for (const pick of picks) await userEvent.click(tile(pick))
    await userEvent.type(screen.getByLabelText('Ad'), 'Ayşe')

    change({
      calendar: calendarWith(['2026-06-28', '2026-07-02']),
    })

    expect(screen.getByRole('alert')).toHaveTextContent(/28 Haziran 2026 bu arada doldu/)
    expect(screen.getByLabelText('Ad')).toHaveValue('Ayşe')
    expect(screen.getByLabelText('Giriş')).not.toHaveValue('')
    expect(tile('29 Haziran 2026')).toHaveAttribute('aria-disabled', 'true')
  })

  test('that were typed before the booked ones were known are not reported as booked since', () => {
    const unknown = { ...calendarWith(), availability: { state: 'loading' } as const }
    const { change } = open({ calendar: unknown })
    type('Giriş', '2026-06-29')
    type('Çıkış', '2026-07-03')

    change({ calendar: calendarWith(['2026-06-28', '2026-07-02']) })

    expect(screen.getByRole('alert')).toHaveTextContent(/^29 Haziran 2026 dolu\./)
  })

  test('of a check-out that no check-in reaches ask for another day', () => {
    open({ calendar: calendarWith(['2026-06-22', '2026-06-24'], ['2026-06-26', '2026-06-28']) })
    type('Çıkış', '2026-06-25')
    expect(screen.getByText(/uyan boş gece yok/)).toBeVisible()
  })

  test('are cleared without the texts', async () => {
    open()
    await userEvent.type(screen.getByLabelText('Ad'), 'Ayşe')
    await userEvent.click(tile('25 Haziran 2026'))
    await userEvent.click(tile('28 Haziran 2026'))
    expect(screen.getByLabelText('Giriş')).toHaveValue('2026-06-25')

    await userEvent.click(screen.getByRole('button', { name: 'Temizle' }))
    expect(screen.getByLabelText('Giriş')).toHaveValue('')
    expect(tile('25 Haziran 2026')).toHaveAttribute('aria-pressed', 'false')
    expect(screen.getByLabelText('Ad')).toHaveValue('Ayşe')
  })
})

describe('the availability', () => {
  test('shows the specified loading text, an error when it fails, and can be retried, while the form stays usable', async () => {
    const retry = vi.fn<() => void>()
    const calendar = { connected: true, retry }
    const { change } = open({ calendar: { ...calendar, availability: { state: 'loading' } } })
    expect(screen.getByText('Loading…')).toBeVisible()
    expect(screen.getByLabelText('Ad')).toBeEnabled()

    const failed = { state: 'failed', error: 'Dolu günler alınamadı.' } as const
    change({ calendar: { ...calendar, availability: failed } })
    expect(screen.getByRole('alert')).toHaveTextContent('Dolu günler alınamadı.')
    expect(screen.getByLabelText('Giriş')).toBeEnabled()

    await userEvent.click(screen.getByRole('button', { name: 'Yeniden dene' }))
    expect(retry).toHaveBeenCalledOnce()
  })

  test('is marked when it is cached', () => {
    const { change } = open({ calendar: { ...calendarWith(), connected: false } })
    expect(screen.getByText(/son bilinen hâlini/)).toHaveRole('status')

    change({ calendar: calendarWith() })

    expect(screen.queryByText(/son bilinen hâlini/)).not.toBeInTheDocument()
  })
})

test('the WhatsApp message is addressed to the owners and asks for free dates or the chosen ones', () => {
  const message = () =>
    new URL(screen.getByRole<HTMLAnchorElement>('link', { name: /WhatsApp/ }).href)
  open()
  expect(message().origin + message().pathname).toBe('https://wa.me/905550102030')
  expect(message().searchParams.get('text')).toBe(
    `Merhaba! ${villa.name} için boş günleri sormak istiyorum.`,
  )

  type('Giriş', '2026-07-10')
  type('Çıkış', '2026-07-15')
  expect(message().searchParams.get('text')).toBe(
    `Merhaba! ${villa.name}, 10 Temmuz 2026 – 15 Temmuz 2026 (5 gece) için boş mu?`,
  )
})
