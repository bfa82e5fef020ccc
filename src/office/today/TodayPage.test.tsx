// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { saveStay } from '#db/save.ts'
import { store, stored } from '#sample/testingOwnersPage.ts'
import { getField } from '#domain/field/record.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { toAdd } from '#domain/stay/stayChange.ts'
import { draft, openPage, testOnOfficePage, TODAY } from '#office/stays/testing.tsx'
import { TodayPage } from './TodayPage.tsx'

testOnOfficePage()

const DEPOSIT = { key: 'p', date: TODAY, amount: 3000, method: 'cash' } as const

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

test('of two owners who collect the same amount at once, the second is refused', async () => {
  const id = await open()
  await press('Tahsil ettim: Ayşe Yılmaz')
  // The other owner's collection is stored, and this page does not show it yet.
  await store(`versions/${id}/n`, 2)
  await userEvent.click(screen.getByRole('button', { name: 'Nakit' }))

  expect(await screen.findByRole('alert')).toHaveTextContent('Yazma hatası')
  expect(await amountsOf(id)).toEqual([3000])
})
