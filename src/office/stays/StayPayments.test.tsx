// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { readPayments } from '#domain/payments/payment.ts'
import { saveStay } from '#db/save.ts'
import { agreement } from '#domain/testing.ts'
import { toAdd, toEdit } from '#domain/stay/stayChange.ts'
import { owner, store, stored } from '#sample/testingOwnersPage.ts'
import { add, control, DEPOSIT, draft, fill, open, press, testOnOfficePage } from './testing.tsx'

testOnOfficePage()

const chosen = () => screen.getByRole('radio', { checked: true })
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const amountsOf = async (id: string) =>
  readPayments(await stored(`payments/${id}`))
    .payments.map(({ amount }) => amount)
    .sort((one, other) => other - one)

async function openPayments(id: string) {
  await open(`/dashboard?stay=${id}`)
  return screen.findByRole('region', { name: 'Ödemeler' })
}

/** The stay of a guest who has paid 10,000, of which a cancellation keeps 500. */
async function addCancelled(): Promise<string> {
  const cancelled = draft(20, 25, {
    status: 'cancelled',
    cancellation: { kept: 500, by: 'ada@example.com', at: 1 },
  })
  const payments = [{ ...DEPOSIT, amount: 10_000 }]
  return (await saveStay(toAdd(cancelled, { payments }))).id
}

test('payments begin with the deposit, propose what remains, and are taken back', async () => {
  const stay = await add(draft(20, 25))
  const money = await openPayments(stay.id)
  expect(money).toHaveTextContent('Kalan borç₺10.000')
  expect(chosen()).toHaveAccessibleName('Tahsilat')
  expect(control('amount')).toHaveValue('3000')
  const letter = screen.getByLabelText('Hangi mesaj?')
  expect(letter).not.toHaveTextContent('Kapora geldi')
  await press('Ödeme ekle')
  await waitFor(() => expect(money).toHaveTextContent('Ödenen₺3.000'))
  expect(control('amount')).toHaveValue('7000')
  expect(letter).toHaveTextContent('Kapora geldi')

  await choose('İade')
  expect(control('amount')).toHaveValue('')
  await fill('amount', '500')
  await press('İade ekle')
  expect(await screen.findByText('Ayşe Yılmaz: iade kaydedildi.')).toBeVisible()
  expect(screen.queryByText('Ayşe Yılmaz: ödeme kaydedildi.')).toBeNull()
  await waitFor(() =>
    expect(money).toHaveTextContent('Ödenen₺3.000İade edilen₺500Kalan borç₺7.500'),
  )
  expect(chosen()).toHaveAccessibleName('İade')
  const [, refund] = within(money).getAllByRole('listitem')
  expect(refund).toHaveTextContent('-₺500')
  await userEvent.click(within(refund ?? money).getByRole('button', { name: 'Geri al' }))
  await waitFor(() => expect(money).toHaveTextContent('Ödenen₺3.000Kalan borç₺7.000'))
})

test('a refund in two parts stays a refund with any typed amount', async () => {
  const id = await addCancelled()
  await openPayments(id)
  expect(chosen()).toHaveAccessibleName('İade')
  expect(control('amount')).toHaveValue('9500')

  await fill('amount', '-4000')
  await press('İade ekle')
  expect(control('amount')).toBeInvalid()
  await fill('amount', '4000')
  expect(chosen()).toHaveAccessibleName('İade')
  await press('İade ekle')
  await waitFor(() => expect(control('amount')).toHaveValue('5500'))
  expect(chosen()).toHaveAccessibleName('İade')
  await press('İade ekle')
  await waitFor(() => expect(control('amount')).toHaveValue(''))
  expect(await amountsOf(id)).toEqual([10_000, -4000, -5500])
})

test('a doubtful amount is asked about with the figures, and saved only after that', async () => {
  const id = await addCancelled()
  await openPayments(id)
  await choose('Tahsilat')
  await fill('amount', '4000')
  await press('Ödeme ekle')
  const question = await screen.findByRole('dialog')
  expect(question).toHaveTextContent('Misafire ₺9.500 iade edilecek')
  expect(question).toHaveTextContent('₺4.000 yine de tahsilat olarak kaydedilsin mi?')
  await userEvent.click(within(question).getByRole('button', { name: 'Vazgeç' }))
  expect(await amountsOf(id)).toHaveLength(1)
  expect(control('amount')).toHaveValue('4000')

  await choose('İade')
  await fill('amount', '10001')
  await press('İade ekle')
  expect(await screen.findByRole('dialog')).toHaveTextContent('elinizde ₺10.000 var; ₺10.001 iade')
  await press('Yine de kaydet')
  await waitFor(async () => expect(await amountsOf(id)).toEqual([10_000, -10_001]))
})

test('an amount above what is owed is asked about', async () => {
  const stay = await add(draft(20, 25))
  await openPayments(stay.id)
  await fill('amount', '10001')
  await press('Ödeme ekle')
  expect(await screen.findByRole('dialog')).toHaveTextContent('kalan borcu ₺10.000; ₺10.001')
  await press('Yine de kaydet')
  await waitFor(async () => expect(await amountsOf(stay.id)).toEqual([10_001]))
})

test('a deposit that is short by 20 is complete with a tap, in one change that can be undone', async () => {
  const stay = await add(draft(20, 25))
  const deposit = async () => (await stored(`reservationDetails/${stay.id}/kapora`)) as unknown
  const money = await openPayments(stay.id)
  await fill('amount', '2980')
  await press('Ödeme ekle')
  const question = await screen.findByRole('dialog', { name: 'Kaporadan ₺20 eksik' })
  expect(question).toHaveTextContent('₺2.980 ile kapora tamam mı?')
  await press('Kapora tamam')
  await waitFor(() => expect(money).toHaveTextContent('Ödenen₺2.980Kalan borç₺7.020'))
  expect(await deposit()).toBe(2980)
  expect(await stored(`reservationDetails/${stay.id}/version`)).toBe(2)
  expect(screen.getByLabelText('Hangi mesaj?')).toHaveTextContent('Kapora geldi')

  const undo = await screen.findByRole('button', { name: 'Geri al', description: /kaydedildi/ })
  await userEvent.click(undo)
  await waitFor(async () => expect(await deposit()).toBe(3000))
  expect(await amountsOf(stay.id)).toEqual([])

  await fill('amount', '2980')
  await press('Ödeme ekle')
  await press('Yalnızca ödemeyi kaydet')
  await waitFor(() => expect(control('amount')).toHaveValue('20'))
  expect(await deposit()).toBe(3000)
})

test('the history shows a payment that came with the stay, a letter that was sent, and changed terms', async () => {
  const added = await saveStay(
    toAdd(draft(20, 25, { agreement: agreement() }), { payments: [DEPOSIT] }),
  )
  const letter = { kind: 'confirmation', language: 'tr', how: 'whatsapp', text: 'Köpek gelebilir.' }
  await store(`sentLetters/${added.id}/first`, { ...letter, by: owner.email, at: Date.now() })
  const kept = agreement({ entry: added.entry })
  const before = { ...draft(20, 25, { agreement: kept }), id: added.id, version: 1 }
  await saveStay(toEdit(before, { ...before, agreement: agreement({ damageDeposit: 5000 }) }))

  await open(`/dashboard?stay=${added.id}`)
  await userEvent.click(await screen.findByText('Bu konaklamanın geçmişi'))
  const history = screen.getByRole('region', { name: 'Bu konaklamanın geçmişi' })
  expect(await within(history).findByText(/ödeme kaydedildi: ₺3\.000/)).toBeVisible()
  expect(within(history).getByText(/WhatsApp’ta açıldı: Onay/)).toBeVisible()
  expect(within(history).getByText('Köpek gelebilir.')).toBeVisible()
  expect(within(history).getByText('Hasar depozitosu: — → ₺5.000')).toBeVisible()
})
