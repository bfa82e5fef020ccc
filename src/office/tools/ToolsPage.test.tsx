// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { entriesOf } from '#domain/field/collection.ts'
import { getField } from '#domain/field/record.ts'
import { retype } from '#office/shared/testingScreen.ts'
import { add, draft, openPage, testOnOfficePage, TODAY } from '#office/stays/testing.tsx'
import { store, stored } from '#sample/testingOwnersPage.ts'
import { Route, Routes } from 'react-router-dom'
import { ToolsPage } from './ToolsPage.tsx'

testOnOfficePage()

const KEY = 'R'.repeat(22)

function open(tab: string): void {
  openPage(
    <Routes>
      <Route path="/tools/:tab?" element={<ToolsPage />} />
    </Routes>,
    `/tools/${tab}`,
  )
}

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }))
const control = async (name: string | RegExp) => screen.findByRole('textbox', { name })

test.each([
  ['Mesajlar', ['Mesajlar']],
  ['Rehber', ['Varış rehberi']],
  ['Kanallar', ['Satış kanalları', 'Otomatik kontrol', 'Takvim dosyası']],
  ['Temizlik', ['Temizlik listesi']],
  ['Yorumlar', ['Misafirlerin yorumları']],
  [
    'Site',
    [
      'Banka hesabı',
      'Ev sahipleri, saatler ve koşullar',
      'Talep formu',
      'Kimlik bildirimi',
      'Adınız',
    ],
  ],
  ['Veri', ['Excel için liste', 'Yedek al', 'Rezervasyon listesi']],
])('the tab %s has the cards %j', async (tab, cards) => {
  open('')
  await userEvent.click(await screen.findByRole('link', { name: tab }))

  for (const name of cards) expect(await screen.findByRole('region', { name })).toBeVisible()
  expect(screen.getAllByRole('region')).toHaveLength(cards.length)
})

test('Mesajlar stores an owner’s own words for one message in one language', async () => {
  open('messages')
  await retype(await control('Konu'), 'Onayınız: {ev}')
  await press('Mesajı kaydet')

  expect(await screen.findByText('Mesaj kaydedildi.')).toBeVisible()
  expect(await stored('letters/confirmation/tr')).toMatchObject({ subject: 'Onayınız: {villa}' })
})

test('Rehber stores a section of the guide', async () => {
  open('guide')
  await retype(await control('Anahtar, Türkçe'), 'Kutuda.')
  await press('Rehberi kaydet')

  expect(await screen.findByText(/^Rehber kaydedildi/)).toBeVisible()
  expect(await stored('guide/texts/tr/keys')).toBe('Kutuda.')
})

test('Temizlik shows who leaves and arrives, and gives a link to the cleaner', async () => {
  await add(draft(2, 6, { arrivalTime: '21:30' }))
  open('cleaning')

  const list = await screen.findByRole('region', { name: 'Temizlik listesi' })
  expect(list).toHaveTextContent('Giriş: Ayşe, 21.30')
  expect(list).toHaveTextContent('Çıkış: Ayşe, en geç 10.00')
  await press('Bağlantı oluştur')
  const key = await waitFor(async () => String(await stored('settings/keys/cleaning')))
  expect(await within(list).findByText(new RegExp(`#${key}$`))).toBeVisible()
})

test('Yorumlar publishes a review word for word', async () => {
  const review = { rating: 4, text: 'Havuz çok güzeldi.', language: 'tr', checkOut: TODAY }
  await store(`reviews/${KEY}`, { ...review, version: 1, at: Date.now() })
  open('reviews')
  await press('Yayımla')

  await screen.findByText('Yayında')
  const [[, published] = []] = entriesOf(await stored('publishedReviews'))
  expect(getField(published, 'text')).toBe('Havuz çok güzeldi.')
})

test('Veri makes a list and a backup, and says what is in them', async () => {
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:file')
  await add(draft(2, 6))
  open('data')
  await press('CSV indir')
  expect(await screen.findByText(/\.csv hazırlandı.*: 1 konaklama/)).toBeVisible()

  await press('Yedek indir')
  expect(await screen.findByText(/\.json hazırlandı/)).toBeVisible()
})
