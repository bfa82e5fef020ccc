// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { NO_PRICES, type Prices } from '#domain/prices/prices.ts'
import { FromPrice } from './FromPrice.tsx'
import { season, terms } from '#domain/prices/testing.ts'
import { day } from '#domain/testing.ts'
import { calendarWith, cleanUp, open, tile, type } from '#guests/booking/testingReservation.tsx'

const prices: Prices = {
  seasons: [
    season('2026-06-01', '2026-07-09', 6_540, 3),
    season('2026-07-10', '2026-08-31', 9_000, 5),
  ],
  terms: terms({ cleaningFee: 1_500, depositPercent: 30 }),
}

function openWith(given: Prices | null = prices) {
  const calendar = calendarWith(['2026-07-20', '2026-07-24'])
  return open({ calendar, prices: given, today: day('2026-07-01') })
}

function stay(checkIn: string, checkOut: string) {
  type('Giriş', checkIn)
  type('Çıkış', checkOut)
}

const lines = () =>
  [...document.querySelectorAll('dl > div')].map((line) =>
    [...line.children]
      .map((part) => part.textContent)
      .join(': ')
      .replaceAll(/\s/g, ' '),
  )

afterEach(cleanUp)

describe('a guest', () => {
  test('reads the price and minimum nights of the shown month', async () => {
    openWith()
    expect(await screen.findByText('· Temmuz, en az 3 gece')).toBeVisible()

    await userEvent.click(screen.getByRole('button', { name: 'Bir ay ileri' }))

    expect(await screen.findByText('Gecelik ₺9.000’den')).toHaveTextContent(
      'Gecelik ₺9.000’den · Ağustos, en az 5 gece',
    )
    // A month without a price shows the lowest of all.
    await userEvent.click(screen.getByRole('button', { name: 'Bir ay ileri' }))
    expect(await screen.findAllByText('Gecelik ₺6.540’tan')).toHaveLength(2)
  })

  test('reads the month of the lowest price of the two shown ones, not both months', async () => {
    const august = season('2026-07-01', '2026-08-31', 9_500, 5)
    const shown = { from: day('2026-08-01'), to: day('2026-09-30') }
    const seasons = [august, season('2026-09-01', '2026-10-31', 7_800, 3)]
    render(
      <FromPrice
        rules={{ today: day('2026-07-01'), availability: [], prices: { ...prices, seasons } }}
        months={shown}
      />,
    )
    expect(screen.getByText(/^Gecelik/)).toHaveTextContent(
      'Gecelik ₺7.800’den · Eylül, en az 3 gece',
    )
  })

  test('reads an estimate of the picked stay, which opens into its lines, and that tax is included', async () => {
    openWith({ ...prices, terms: { ...prices.terms, taxPercent: 2 } })

    stay('2026-07-08', '2026-07-12')
    await userEvent.click(screen.getByText('Tahmini ₺32.580'))

    expect(lines()).toEqual([
      '2 gece × ₺6.540Geceler: 8–9 Tem 2026: ₺13.080',
      '2 gece × ₺9.000Geceler: 10–11 Tem 2026: ₺18.000',
      'Temizlik ücreti: ₺1.500',
      'Tahmini toplam: ₺32.580',
      'Bunun kaporası (%30): ₺9.774',
    ])
    expect(screen.getByText(/Bu bir tahmindir/)).toHaveTextContent(
      /Konaklama vergisi \(%2\) fiyata dahildir/,
    )
  })

  test('sees the estimate follow an owner’s price change, and disappear with a price', () => {
    const { change } = openWith()
    stay('2026-07-10', '2026-07-15')

    change({ prices: { ...prices, seasons: [season('2026-07-01', '2026-08-31', 10_000)] } })
    expect(screen.getByText('Tahmini ₺51.500')).toBeVisible()

    change({ prices: { ...prices, seasons: [season('2026-07-01', '2026-07-11', 10_000)] } })
    expect(screen.getByText(/^3 gecenin fiyatı henüz belli değil/)).toBeVisible()
    expect(screen.queryByText(/Tahmini/)).not.toBeInTheDocument()
  })

  test.each([
    {
      what: 'the minimum stay',
      seasons: prices.seasons,
      picks: ['10 Temmuz 2026', '12 Temmuz 2026'],
      name: '12 Temmuz 2026 Pazar, en az 5 gece kalınır',
      words: 'Bu tarihte en az 5 gece kalınır; çıkış en erken 15 Temmuz 2026.',
      checkIn: '2026-07-10',
      next: '15 Temmuz 2026',
    },
    {
      what: 'the arrival days',
      seasons: [season('2026-07-01', '2026-08-31', 9_000, 1, { arrivalDays: '6' })],
      picks: ['9 Temmuz 2026'],
      name: '9 Temmuz 2026 Perşembe, giriş günü değil; giriş: Cumartesi',
      words: '9 Temmuz 2026 giriş günü değil; o tarihlerde evin giriş günü Cumartesi.',
      checkIn: '',
      next: '11 Temmuz 2026',
    },
  ])('is shown $what on the day, and after picking it', async (row) => {
    openWith({ ...prices, seasons: row.seasons })
    const [first = '', second] = row.picks
    if (second) await userEvent.click(tile(first))
    const refused = second ?? first
    expect(tile(refused)).toHaveAccessibleName(row.name)
    expect(tile(refused)).toHaveClass('day-short')

    await userEvent.click(tile(refused))
    expect(screen.getByRole('alert')).toHaveTextContent(row.words)
    expect(screen.getByLabelText('Giriş')).toHaveValue(row.checkIn)
    expect(screen.getByLabelText('Çıkış')).toHaveValue('')

    await userEvent.click(tile(row.next))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('is shown immediately when a free gap is shorter than the minimum stay', async () => {
    openWith()

    await userEvent.click(tile('17 Temmuz 2026'))

    expect(screen.getByText('arka arkaya 5 boş gece yok; başka bir gün seçin')).toBeVisible()
  })
})

test.each([['not heard yet', null] as const, ['none', NO_PRICES] as const])(
  'while prices are %s, the page does not mention them',
  async (_, given) => {
    const { container } = openWith(given)
    await userEvent.click(tile('10 Temmuz 2026'))
    await userEvent.click(tile('11 Temmuz 2026'))

    expect(screen.getByText('1 gece')).toBeVisible()
    expect(container).not.toHaveTextContent(/₺|tahmin|en az/i)
  },
)
