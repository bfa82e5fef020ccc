// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { season, terms } from '#domain/prices/testing.ts'
import { reservation } from '#features/office/testing.ts'
import { showLanguage } from '#i18n/index.ts'
import { button, field, openForm, type } from './testingForm.tsx'

const prices = {
  seasons: [
    season('2026-07-01', '2026-08-31', 9_000, 5, {
      weekendPerNight: 11_000,
      weekPercent: 10,
      arrivalDays: '6',
    }),
    season('2026-09-01', '2026-09-30', 6_000, 2),
  ],
  terms: terms({ cleaningFee: 1_500, depositPercent: 30, minNights: 2 }),
}

async function days(checkIn: string, checkOut: string) {
  await type('Giriş', checkIn)
  await type('Çıkış', checkOut)
}

/** Opens a stay of two nights in September with agreed figures. */
function edit(usesPayments?: true) {
  const dates = { checkIn: '01.09.2026', checkOut: '03.09.2026' }
  const figures = { toplamUcret: 28_000, kapora: 8_500, kalan: 19_500 }
  const editing = reservation({ ...dates, ...figures, ...(usesPayments && { usesPayments }) })
  openForm({ prices, reservations: [editing], editing })
}

const amounts = () =>
  ['Toplam', 'Kapora'].map((label) => field(label)).map((each) => 'value' in each && each.value)
const lines = () => [...document.querySelectorAll('dl > div')].map((line) => line.textContent)
const warnings = () => screen.queryByText(/Yine de kaydedebilirsiniz/)

afterEach(async () => {
  sessionStorage.clear()
  await showLanguage('tr')
})

describe('the price of the typed dates', () => {
  test('is shown line by line, and fills the amounts only when it is taken', async () => {
    openForm({ prices, reservations: [] })

    await days('11.07.2026', '18.07.2026')

    expect(lines()).toEqual([
      '5 hafta içi gecesi × ₺9.000₺45.000',
      '2 hafta sonu gecesi × ₺11.000₺22.000',
      'Bir hafta ve üzeri indirimi (%10)-₺6.700',
      'Temizlik₺1.500',
    ])
    expect(amounts()).toEqual(['', ''])
    await userEvent.click(button('Bu fiyatı al'))
    expect(amounts()).toEqual(['61800', '18540'])
    expect(warnings()).not.toBeInTheDocument()
  })

  test('never replaces an amount, whatever changes or arrives later', async () => {
    const { change } = openForm({ prices: null, reservations: [] })
    await days('01.09.2026', '03.09.2026')
    await type('Toplam', '12000')
    await type('Kapora', '1')

    change({ prices, reservations: [] })
    await type('Çıkış', '04.09.2026')
    change({ prices: { ...prices, seasons: [] }, reservations: [] })

    expect(amounts()).toEqual(['12000', '1'])
  })

  test.each([
    { says: 'what came of a stay from before there were payments', kapora: '8500' },
    { says: 'only what is agreed of any other', usesPayments: true as const, kapora: '4050' },
  ])('is taken over with a deposit that is $says', async ({ usesPayments, kapora }) => {
    edit(usesPayments)

    await userEvent.click(button('Bu fiyatı al'))

    expect(amounts()).toEqual(['13500', kapora])
  })

  test('is missing for dates without a price', async () => {
    openForm({ prices, reservations: [] })

    await days('10.11.2026', '15.11.2026')

    expect(screen.getByText('5 gecenin fiyatı girilmemiş.')).toBeVisible()
  })
})

describe('an owner’s own terms', () => {
  test('warn of too few nights and of the arrival day, and do not prevent saving', async () => {
    const { onSave } = openForm({ prices, reservations: [] })
    await type('Müşteri', 'Işık Karagöz')
    await days('20.07.2026', '22.07.2026')

    expect(warnings()).toHaveTextContent(
      'Bu tarihte en az 5 gece istiyorsunuz. Bu tarihte giriş gününüz Cumartesi. Yine de kaydedebilirsiniz.',
    )
    await userEvent.click(button('Ekle'))
    expect(onSave).toHaveBeenCalledOnce()
  })

  test('warn of a guest who leaves on the arrival day, but not for blocked days', async () => {
    const other = reservation({ id: 'b', checkIn: '01.09.2026', checkOut: '05.09.2026' })
    openForm({ prices, reservations: [other] })

    await days('05.09.2026', '08.09.2026')
    expect(warnings()).toHaveTextContent(
      `Aynı gün giriş: ${other.musteriAdi} o gün, 05.09.2026, çıkıyor.`,
    )

    await userEvent.click(screen.getByLabelText('Kapalı'))
    expect(warnings()).not.toBeInTheDocument()
  })

  test('are not checked for an edited stay until its dates change', async () => {
    const short = reservation({ id: 'b', checkIn: '20.07.2026', checkOut: '22.07.2026' })
    openForm({ prices, reservations: [short], editing: short })
    expect(warnings()).not.toBeInTheDocument()

    await type('Çıkış', '23.07.2026')

    expect(warnings()).toBeVisible()
  })
})

describe('a longer stay', () => {
  const editing = reservation({ checkIn: '01.09.2026', checkOut: '03.09.2026', usesPayments: true })

  test('warns that its price is the same, until it has a new one', async () => {
    const { onSave } = openForm({ prices, reservations: [editing], editing })
    await type('Çıkış', '05.09.2026')
    expect(warnings()).toHaveTextContent(
      /^2 gece 4 gece oldu, toplam hâlâ ₺30.000: yeni tutarı yazın./,
    )

    await userEvent.click(button('Bu fiyatı al'))
    expect(screen.queryByText(/gece oldu/)).toBeNull()
    await userEvent.click(button('Güncelle'))

    expect(onSave.mock.calls[0]?.[0]).not.toMatchObject({ toplamUcret: 30_000 })
  })

  test('does not warn if the number of nights is the same', async () => {
    openForm({ reservations: [editing], editing })

    await type('Giriş', '02.09.2026')
    await type('Çıkış', '04.09.2026')

    expect(warnings()).toBeNull()
  })
})
