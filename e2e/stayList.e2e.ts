import { dayFromToday, openRoom, openTools, signIn, typed } from './demo.ts'
import { expect, test } from './site.ts'

test('a pasted list adds every good row, and shows beside the others why they were not added @long', async ({
  page,
}) => {
  const row = (guest: string, from: number, total = '30.000') =>
    [guest, typed(dayFromToday(from)), typed(dayFromToday(from + 3)), total].join('\t')
  await signIn(page)
  await openTools(page, 'Veri')
  const card = page.getByRole('region', { name: 'Rezervasyon listesi' })
  await card
    .getByLabel('Ya da satırları yapıştırın')
    .fill(
      [
        'Ad Soyad\tGiriş\tÇıkış\tToplam',
        row('Gülşen Öz', 500),
        row('Kerem Bulut', 510, '900 EUR'),
        row('Nur Ay', 501),
        row('Ece Su', 520),
      ].join('\n'),
    )
  await card.getByRole('button', { name: 'Önizle' }).click()
  await expect(card.getByText('4 satırdan 3 tanesi eklenecek.')).toBeVisible()
  const rowOf = (guest: string) =>
    card.getByRole('listitem').filter({ hasText: new RegExp(`^${guest}|\\d\\. ${guest}`) })
  await expect(rowOf('Kerem Bulut')).toContainText('Tutar lira olarak okunamadı: “900 EUR”.')

  await card.getByRole('button', { name: 'İçe aktar' }).click()

  await expect(card.getByText('2 konaklama eklendi, 2 satır eklenmedi.')).toBeVisible()
  await expect(rowOf('Gülşen Öz')).toContainText('Eklendi')
  await expect(rowOf('Ece Su')).toContainText('Eklendi')
  await expect(rowOf('Nur Ay')).toContainText('Gülşen Öz')
  await openRoom(page, 'Rezervasyonlar')
  await expect(page.getByRole('row', { name: /Ece Su/ })).toBeVisible()
  await expect(page.getByRole('row', { name: /Nur Ay/ })).toHaveCount(0)
})
