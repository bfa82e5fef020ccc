// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { NO_PRICES, type Prices } from '#domain/prices/prices.ts'
import { season, terms } from '#domain/prices/testing.ts'
import { day } from '#domain/testing.ts'
import { Reservation } from '#features/booking/Reservation.tsx'
import { showLanguage } from '#i18n/index.ts'

const prices: Prices = {
  seasons: [
    season('2026-06-01', '2026-07-09', 6_540, 3),
    season('2026-07-10', '2026-08-31', 9_000, 5),
  ],
  terms: terms({ cleaningFee: 1_500, depositPercent: 30 }),
}

function page(given: Prices | null) {
  return (
    <Reservation
      availability={{ state: 'ready', value: [{ from: day('2026-07-20'), to: day('2026-07-24') }] }}
      connected
      prices={given}
      today={day('2026-07-01')}
      barShown={false}
      onRetry={() => {}}
      sendRequest={() => Promise.resolve()}
    />
  )
}

async function open(given: Prices | null = prices) {
  const shown = render(page(given))
  await screen.findByRole('group', { name: /takvimi|calendar/ })
  return { ...shown, hear: (next: Prices | null) => shown.rerender(page(next)) }
}

function stay(checkIn: string, checkOut: string) {
  fireEvent.change(screen.getByLabelText(/Giriş|Check-in/), { target: { value: checkIn } })
  fireEvent.change(screen.getByLabelText(/Çıkış|Check-out/), { target: { value: checkOut } })
}

function tile(name: string) {
  return screen.getByRole('button', { name: new RegExp(`^${name}`), hidden: true })
}

const lines = () =>
  [...document.querySelectorAll('dl > div')].map((line) =>
    [...line.children]
      .map((part) => part.textContent)
      .join(': ')
      .replaceAll(/\s/g, ' '),
  )

afterEach(async () => {
  sessionStorage.clear()
  localStorage.clear()
  await showLanguage('tr')
})

describe('a guest', () => {
  test('reads the price and minimum nights of the shown month', async () => {
    await open()
    expect(await screen.findByText('· Temmuz, en az 3 gece')).toBeVisible()

    await userEvent.click(screen.getByRole('button', { name: 'Bir ay ileri' }))

    expect(await screen.findByText('Gecelik ₺9.000’den')).toHaveTextContent(
      'Gecelik ₺9.000’den · Ağustos, en az 5 gece',
    )
    // A month without a price shows the lowest of all.
    await userEvent.click(screen.getByRole('button', { name: 'Bir ay ileri' }))
    expect(await screen.findByText('Gecelik ₺6.540’tan')).toHaveTextContent('Gecelik ₺6.540’tan')
  })

  test('reads an estimate of the picked stay, which opens into its lines', async () => {
    await open()

    stay('2026-07-08', '2026-07-12')
    await userEvent.click(screen.getByText('Tahmini ₺32.580'))

    expect(lines()).toEqual([
      '2 gece × ₺6.5408–9 Temmuz 2026: ₺13.080',
      '2 gece × ₺9.00010–11 Temmuz 2026: ₺18.000',
      'Temizlik, bir kez: ₺1.500',
      'Tahmini toplam: ₺32.580',
      'Kişi başı (6 kişi): ₺5.430',
      'Kapora (%30): ₺9.774',
    ])
    expect(screen.getByText(/Bu bir tahmindir/)).toBeVisible()
  })

  test('reads that tax is included', async () => {
    await open({ ...prices, terms: { ...prices.terms, taxPercent: 2 } })

    stay('2026-07-08', '2026-07-12')

    expect(lines()).toContain('Tahmini toplam: ₺32.580')
    expect(screen.getByText(/Konaklama vergisi \(yüzde 2\) içindedir/)).toBeInTheDocument()
  })

  test('sees the estimate follow an owner’s price change, and disappear with a price', async () => {
    const { hear } = await open()
    stay('2026-07-10', '2026-07-15')

    hear({ ...prices, seasons: [season('2026-07-01', '2026-08-31', 10_000)] })
    expect(screen.getByText('Tahmini ₺51.500')).toBeVisible()

    hear({ ...prices, seasons: [season('2026-07-01', '2026-07-11', 10_000)] })
    expect(screen.getByText(/^3 gecenin fiyatı henüz belli değil/)).toBeVisible()
    expect(screen.queryByText(/Tahmini/)).not.toBeInTheDocument()
  })

  test('is shown the minimum stay at the check-in, and cannot pick fewer nights', async () => {
    await open()

    await userEvent.click(tile('10 Temmuz 2026'))
    expect(screen.getByText('en az 5 gece, çıkış en geç 19 Temmuz')).toBeVisible()
    expect(tile('12 Temmuz 2026')).toHaveAccessibleName(
      '12 Temmuz 2026 Pazar, en az 5 gece kalınır',
    )
    expect(tile('12 Temmuz 2026')).toHaveClass('day-short')

    await userEvent.click(tile('12 Temmuz 2026'))
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Bu tarihte en az 5 gece kalınır; çıkış en erken 15 Temmuz 2026.',
    )
    expect(screen.getByLabelText('Giriş')).toHaveValue('2026-07-10')
    expect(screen.getByLabelText('Çıkış')).toHaveValue('')

    await userEvent.click(tile('15 Temmuz 2026'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(screen.getByText('Tahmini ₺46.500')).toBeVisible()
  })

  test('is shown the arrival days on the day, and after picking or typing another', async () => {
    const onSaturdays = season('2026-07-01', '2026-08-31', 9_000, 1, { arrivalDays: '6' })
    await open({ ...prices, seasons: [onSaturdays] })
    expect(screen.getByText('Giriş günü değil')).toBeVisible()
    expect(tile('9 Temmuz 2026')).toHaveAccessibleName(
      '9 Temmuz 2026 Perşembe, giriş günü değil; giriş: Cumartesi',
    )
    expect(tile('9 Temmuz 2026')).toHaveClass('day-short')

    await userEvent.click(tile('9 Temmuz 2026'))
    expect(screen.getByRole('alert')).toHaveTextContent(
      '9 Temmuz 2026 giriş günü değil; o tarihlerde evin giriş günü Cumartesi.',
    )
    expect(screen.getByLabelText('Giriş')).toHaveValue('')

    await userEvent.click(tile('11 Temmuz 2026'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    stay('2026-07-10', '2026-07-16')
    await userEvent.click(screen.getByRole('button', { name: 'Talebi gönder' }))
    expect(screen.getByLabelText('Giriş')).toHaveAccessibleDescription(/giriş günü değil/)
  })

  test('is shown immediately when a free gap is shorter than the minimum stay', async () => {
    await open()

    await userEvent.click(tile('17 Temmuz 2026'))

    expect(screen.getByText('en az 5 gece sığmıyor; başka bir gün seçin')).toBeVisible()
  })
})

test.each([['not heard yet', null] as const, ['none', NO_PRICES] as const])(
  'while prices are %s, the page does not mention them',
  async (_, given) => {
    const { container } = await open(given)
    await userEvent.click(tile('10 Temmuz 2026'))
    await userEvent.click(tile('11 Temmuz 2026'))

    expect(screen.getByText('1 gece')).toBeVisible()
    expect(container).not.toHaveTextContent(/₺|tahmin|en az/i)
  },
)
