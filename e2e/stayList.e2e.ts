import { dayFromToday, openTools, signIn, typed } from '#scripts/demo.ts'
import { entriesOf } from '#domain/records.ts'
import { expect, test } from './site.ts'

test('a pasted list is added and taken back as a whole, without a stay that changed since @long', async ({
  page,
  backend,
}) => {
  const row = (guest: string, from: number) =>
    [guest, typed(dayFromToday(from)), typed(dayFromToday(from + 3)), '30.000'].join('\t')
  await signIn(page)
  await openTools(page, 'Veri')
  await page
    .getByLabel('Ya da satırları yapıştırın')
    .fill(
      [
        'Ad Soyad\tGiriş\tÇıkış\tToplam',
        row('Gülşen Öz', 500),
        row('Kerem Bulut', 510),
        'TOPLAM\t\t\t60.000',
      ].join('\n'),
    )
  const card = page.getByRole('region', { name: 'Rezervasyon listesi' })
  await card.getByRole('button', { name: 'Önizle' }).click()
  await card.getByRole('button', { name: 'İçe aktar' }).click()
  await expect(card.getByText('2 konaklama eklendi.')).toBeVisible()
  await expect(card.getByText('1 satır eklenmedi: TOPLAM.')).toBeVisible()
  await expect
    .poll(async () => JSON.stringify(await backend.stored('written')).match(/"confirmation"/g))
    .toHaveLength(2)

  const details = entriesOf(await backend.stored('reservationDetails'))
  const [id, stay] = details.find(([, each]) => JSON.stringify(each).includes('Kerem')) ?? []
  await backend.store(`reservationDetails/${id}`, { ...Object(stay), version: 2 })
  await backend.store(`versions/${id}`, 2)
  await card.getByRole('button', { name: 'Eklenen 2 konaklamayı geri al' }).click()
  await expect(page.getByText('1 konaklama geri alındı; “Silinenler”de duruyor.')).toBeVisible()
  await expect(page.getByText('Sonradan değiştiği için kaldı: Kerem Bulut.')).toBeVisible()
  await expect(card.getByText('Yeni: 1')).toBeVisible()
})
