// @vitest-environment happy-dom
import { agreement } from '#domain/testing.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { saveStay } from '#db/save.ts'
import { owner, store, stored } from '#sample/testingOwnersPage.ts'
import { getField } from '#domain/field/record.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { toAdd } from '#domain/stay/stayChange.ts'
import {
  dayOff,
  DEPOSIT,
  draft,
  openPage,
  testOnOfficePage,
  TODAY,
  typed,
} from '#office/stays/testing.tsx'
import { TodayPage } from './TodayPage.tsx'

testOnOfficePage()

/** Bugün, when Ayşe arrives and has paid her deposit. */
async function open() {
  const { id } = await saveStay(toAdd(draft(0, 5), { payments: [DEPOSIT] }))
  openPage(<TodayPage />, '/today')
  expect(await screen.findByText('₺7.000')).toBeVisible()
  return id
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const amountsOf = async (id: string) =>
  entriesOf(await stored(`payments/${id}`)).map(([, payment]) => getField(payment, 'amount'))

test('an amount is collected once, and the collection is undone from the toast', async () => {
  const id = await open()
  await press('Tahsil ettim: Ayşe Yılmaz')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Nakit' }))

  expect(
    await screen.findByText(/Tahsil edildi olarak kaydedildi: Ayşe Yılmaz, ₺7.000/),
  ).toBeVisible()
  await waitFor(() => expect(screen.queryByText('₺7.000')).toBeNull())
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await amountsOf(id)).toEqual([7000, 3000])
  await press('Geri al')
  expect(await screen.findByText('₺7.000')).toBeVisible()
  expect(await amountsOf(id)).toEqual([3000])
})

test('of two owners who collect the same amount simultaneously, the second is refused', async () => {
  const id = await open()
  await press('Tahsil ettim: Ayşe Yılmaz')
  // The other owner's collection is stored, and this page does not show it yet.
  await store(`versions/${id}/n`, 2)
  await userEvent.click(screen.getByRole('button', { name: 'Nakit' }))

  expect(await screen.findByRole('alert')).toHaveTextContent('Yazma hatası')
  expect(await amountsOf(id)).toEqual([3000])
})

const card = (name: string) => screen.findByRole('region', { name })

test('the first card shows who leaves and arrives in the next seven days, with the facts for their arrival', async () => {
  await saveStay(toAdd(draft(-3, 2, { musteriAdi: 'Can Demir' })))
  await saveStay(
    toAdd(
      draft(2, 6, {
        guests: 3,
        arrivalTime: '18:30',
        agreement: agreement({ adults: 2, children: 1, infants: 1, cot: true }),
      }),
      { payments: [DEPOSIT] },
    ),
  )
  await saveStay(toAdd(draft(9, 12, { musteriAdi: 'Elif Kaya' })))
  openPage(<TodayPage />, '/today')

  const coming = within(await card('Gelenler ve ayrılanlar'))
  const [day, last] = coming.getAllByRole('region')
  expect(last).toHaveTextContent('Ayrılıyor: Ayşe Yılmaz')
  expect(day).toHaveTextContent('Aynı gün giriş')
  expect(day).toHaveTextContent('Ayrılıyor: Can Demir')
  expect(day).toHaveTextContent(
    'Geliyor: Ayşe Yılmaz 4 gece · 2 yetişkin, 1 çocuk, 1 bebek, bebek yatağı · varış 18.30 · kapora geldi · kalan borç ₺7.000',
  )
  expect(coming.queryByText('Elif Kaya')).toBeNull()
})

test('amounts are grouped by their day, and those of past stays folded into one line', async () => {
  await saveStay(toAdd(draft(-30, -25, { musteriAdi: 'Can Demir' })))
  await saveStay(toAdd(draft(4, 8), { payments: [DEPOSIT] }))
  await saveStay(
    toAdd(
      draft(20, 25, { musteriAdi: 'Elif Kaya', agreement: agreement({ depositDueBy: dayOff(3) }) }),
    ),
  )
  openPage(<TodayPage />, '/today')

  const money = within(await card('Ödemeler'))
  expect(money.getByRole('region', { name: 'Kalan borç, bu hafta' })).toHaveTextContent('₺7.000')
  expect(money.getByRole('region', { name: 'Kapora bekleniyor' })).toHaveTextContent(
    `Kaporanın son günü ${typed(3)}`,
  )
  expect(money.getByText('Geciken ödemeler: 1 konaklama, ₺10.000')).toBeVisible()
})

test('a balance that is transferred seven days before check-in is asked for, and late, by that day', async () => {
  const ahead = { agreement: agreement({ balanceDays: 7 }) }
  await saveStay(toAdd(draft(9, 12, ahead), { payments: [DEPOSIT] }))
  await saveStay(toAdd(draft(4, 8, { musteriAdi: 'Can Demir', ...ahead }), { payments: [DEPOSIT] }))
  openPage(<TodayPage />, '/today')

  const money = within(await card('Ödemeler'))
  const week = await money.findByRole('region', { name: 'Kalan borç, bu hafta' })
  expect(week).toHaveTextContent('Ayşe Yılmaz')
  expect(week).not.toHaveTextContent('Can Demir')
  const overdue = within(money.getByRole('region', { name: 'Gecikenler' }))
  expect(overdue.getByRole('link', { name: 'Can Demir' })).toBeVisible()
  expect(overdue.getByText(`${typed(-3)} gününden beri ödenmedi`)).toBeVisible()
})

test('a letter that is due leads to that letter at the stay', async () => {
  const { id } = await saveStay(toAdd(draft(-5, -1, { phone: '+90 555 010 20 30' })))
  openPage(<TodayPage />, '/today')

  const letters = within(await card('Gönderilecek mesajlar'))
  expect(letters.getByRole('link', { name: 'Ayşe Yılmaz' })).toHaveAttribute(
    'href',
    `/dashboard?stay=${id}&letter=thanks#messages`,
  )
})

test('reminds of the report of identities once the owners turn it on, and marks it with day and owner', async () => {
  const identity = { remindsIdentity: true, identityLink: 'https://kbs.example' }
  await store('settings/private', { ...identity, version: 1, change: 'a' })
  const { id } = await saveStay(toAdd(draft(0, 4, { phone: '+44 7700 900123' })))
  openPage(<TodayPage />, '/today')

  const coming = within(await card('Gelenler ve ayrılanlar'))
  expect(await coming.findByText('Kimlik bildirimi')).toBeVisible()
  expect(coming.getByRole('link', { name: /^Bildirim sayfası/ })).toHaveAttribute(
    'href',
    'https://kbs.example',
  )
  const [, message] = coming.getAllByRole('link', { name: 'WhatsApp' })
  expect(message?.getAttribute('href')).toContain('passport%20number')
  await userEvent.click(coming.getByRole('button', { name: 'Bildirildi' }))

  expect(await coming.findByText(/^Bildirildi: /)).toBeVisible()
  expect(await stored(`reservationDetails/${id}`)).toMatchObject({
    identityReportedOn: TODAY,
    identityReportedBy: owner.email,
  })
})
