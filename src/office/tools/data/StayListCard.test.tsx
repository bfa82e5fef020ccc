// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { addStays } from '#db/save.ts'
import { keepStoresFresh } from '#db/stores.ts'
import { toStoredDate } from '#domain/date.ts'
import { toAdd } from '#domain/stay/stayChange.ts'
import { add, dayOff, draft, openPage, testOnOfficePage, TODAY } from '#office/stays/testing.tsx'
import { retype } from '#office/shared/testingScreen.ts'
import { stops, stored } from '#sample/testingOwnersPage.ts'
import { StayListCard } from './StayListCard.tsx'

testOnOfficePage()

/** Two nights from day 300 on, every three days. */
const listed = (index: number) =>
  draft(300 + 3 * index, 302 + 3 * index, { musteriAdi: `Guest ${index}` })

async function preview(text: string): Promise<void> {
  stops.push(keepStoresFresh())
  openPage(<StayListCard today={TODAY} />, '/')
  await retype(screen.getByRole('textbox', { name: 'Ya da satırları yapıştırın' }), text)
  await userEvent.click(screen.getByRole('button', { name: 'Önizle' }))
}

/** 200 rows: 20 whose stay is stored, and 15 with a night of another row. */
function longList(): string {
  const rows = Array.from({ length: 200 }, (_, index) => {
    const { musteriAdi, dates } = index < 185 ? listed(index) : listed(index - 100)
    const days = [dates.checkIn, dates.checkOut].map(toStoredDate)
    return [index < 185 ? musteriAdi : `Other ${index}`, ...days, '20000'].join('\t')
  })
  return ['Misafir\tGiriş\tÇıkış\tToplam', ...rows].join('\n')
}

const storedValues = async (path: string) =>
  Object.values((await stored(path)) as Record<string, unknown>)
const countStored = async (path: string) => (await storedValues(path)).length

test('the preview of 200 rows promises as many as the import adds, also after another owner’s save', async () => {
  await addStays(Array.from({ length: 20 }, (_, index) => toAdd(listed(index))))
  await preview(longList())

  expect(await screen.findByText('200 satırdan 165 tanesi eklenecek.')).toBeVisible()
  expect(screen.getAllByText('Zaten kayıtlı; eklenmez.')).toHaveLength(20)
  expect(screen.getAllByText(/satırla çakışıyor: Guest/)).toHaveLength(15)

  await add(draft(361, 362, { musteriAdi: 'Zeynep Can' }))
  expect(await screen.findByText('200 satırdan 164 tanesi eklenecek.')).toBeVisible()
  expect(screen.getByText(/Kayıtlı bir konaklamayla çakışıyor: Zeynep Can/)).toBeVisible()

  await userEvent.click(screen.getByRole('button', { name: 'İçe aktar' }))
  expect(
    await screen.findByText('164 konaklama eklendi, 36 satır eklenmedi.', {}, { timeout: 8000 }),
  ).toBeVisible()
  expect(await countStored('reservations')).toBe(20 + 1 + 164)
  expect(await countStored('nights')).toBe(2 * 20 + 1 + 2 * 164)
  expect(await stored(`nights/${dayOff(361)}`)).not.toBeNull()
})

test('a cancelled row comes in with its kept amount, and an ended stay as paid once an owner ticks so', async () => {
  const [past, later] = [draft(-20, -15), draft(-10, -5)].map(({ dates }) =>
    [dates.checkIn, dates.checkOut].map(toStoredDate).join('\t'),
  )
  await preview(
    `Misafir\tGiriş\tÇıkış\tToplam\tDurum\nAda\t${past}\t30000\t\nBora (iptal)\t${later}\t20000\t`,
  )

  await userEvent.selectOptions(await screen.findByRole('combobox'), 'İptal edilmiş konaklama')
  await retype(screen.getByRole('textbox', { name: 'Bizde kalan' }), '5.000')
  const tick = screen.getByRole('checkbox', { name: 'Geçmiş konaklamalar ödendi' })
  expect(tick).toHaveAccessibleDescription(/1 konaklamaya, giriş gününde.+₺30.000 yazılır/)
  await userEvent.click(tick)
  await userEvent.click(screen.getByRole('button', { name: 'İçe aktar' }))

  expect(await screen.findByText('2 konaklama eklendi, 0 satır eklenmedi.')).toBeVisible()
  const [ada, bora] = await storedValues('reservationDetails')
  expect(ada).not.toHaveProperty('agreement')
  expect(bora).toMatchObject({ status: 'cancelled', cancellation: { kept: 5000 } })
  const payments = await storedValues('payments')
  expect(payments.map((each) => Object.values(each as Record<string, unknown>))).toMatchObject([
    [{ amount: 30_000 }],
    [{ amount: 5000 }],
  ])
})
