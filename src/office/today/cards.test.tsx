// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { saveStay } from '#db/save.ts'
import { toAdd, toCancel } from '#domain/stay/stayChange.ts'
import { OPEN_REQUEST } from '#domain/request/testing.ts'
import {
  add,
  dayOff,
  DEPOSIT,
  draft,
  openPage,
  testOnOfficePage,
  TODAY,
  typed,
} from '#office/stays/testing.tsx'
import { store } from '#sample/testingOwnersPage.ts'
import { TodayPage } from './TodayPage.tsx'

testOnOfficePage()

const REQUEST = 'request00000000000000A'
const hold = (until: number) =>
  ({ status: 'held', heldUntil: dayOff(until), request: REQUEST }) as const

async function card(name: string | RegExp) {
  openPage(<TodayPage />, '/today')
  return screen.findByRole('region', { name })
}

test('a request that waits for an answer leads to it in the inbox', async () => {
  await store(`requests/${REQUEST}`, OPEN_REQUEST)

  expect(
    within(await card('1 talep bekliyor')).getByRole('link', { name: 'İpek Işık' }),
  ).toHaveAttribute('href', `/requests?request=${REQUEST}`)
})

test('a held guest is listed with the last day of the hold', async () => {
  await add(draft(20, 25, hold(2)))

  expect(await card('Beklettikleriniz')).toHaveTextContent(`Ayşe Yılmaz ${typed(20)}`)
  expect(screen.getByText(`Son gün ${typed(2)}`)).toBeVisible()
})

test('a hold that has ended and a record that cannot be read need attention', async () => {
  await add(draft(20, 25, hold(-1)))
  await store('reservations/bad', { girisTarihi: 'yarın', cikisTarihi: typed(25) })
  await store('reservationDetails/bad', { musteriAdi: 'Bozuk', version: 1 })

  const wrong = await card('Bakılması gerekenler')
  expect(wrong).toHaveTextContent('Bekletme bitti: Ayşe Yılmaz')
  expect(wrong).toHaveTextContent('Bozuk')
})

test('what a cancelled guest gets back is listed until it is refunded', async () => {
  const { id } = await saveStay(toAdd(draft(20, 25), { payments: [DEPOSIT] }))
  await saveStay(
    toCancel({ ...draft(20, 25), id, version: 1 }, { kept: 1000, refundBy: dayOff(-1) }),
  )

  expect(await card('İade edilecek')).toHaveTextContent(`₺2.000 iadenin son günü ${typed(-1)} idi`)
})

test('new reviews are counted', async () => {
  const review = { rating: 5, text: 'Güzeldi', language: 'tr', checkOut: TODAY, version: 1 }
  await store(`reviews/${'R'.repeat(22)}`, { ...review, at: Date.now() })

  expect(await card('Yeni yorumlar')).toHaveTextContent('1 yeni yorum yayımlanmayı bekliyor')
})
