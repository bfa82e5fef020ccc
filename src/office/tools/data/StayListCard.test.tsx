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

/** Pastes 200 rows: 20 whose stay is stored, and 15 with a night of another row. */
async function preview(): Promise<void> {
  const rows = Array.from({ length: 200 }, (_, index) => {
    const { musteriAdi, dates } = index < 185 ? listed(index) : listed(index - 100)
    const days = [dates.checkIn, dates.checkOut].map(toStoredDate)
    return [index < 185 ? musteriAdi : `Other ${index}`, ...days, '20000'].join('\t')
  })
  stops.push(keepStoresFresh())
  openPage(<StayListCard today={TODAY} />, '/')
  await retype(
    screen.getByRole('textbox', { name: 'Ya da satırları yapıştırın' }),
    ['Misafir\tGiriş\tÇıkış\tToplam', ...rows].join('\n'),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Önizle' }))
}

const countStored = async (path: string) => Object.keys(Object(await stored(path)) as object).length

test('the preview of 200 rows promises as many as the import adds, also after another owner’s save', async () => {
  await addStays(Array.from({ length: 20 }, (_, index) => toAdd(listed(index))))
  await preview()

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
