// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { retype } from '#office/shared/testingScreen.ts'
import { add, draft, openPage, testOnOfficePage } from '#office/stays/testing.tsx'
import { stored } from '#sample/testingOwnersPage.ts'
import { Route, Routes } from 'react-router-dom'
import { ToolsPage } from './ToolsPage.tsx'

testOnOfficePage()

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
  ['Kanallar', ['Satış kanalları', 'Otomatik kontrol']],
  ['Temizlik', ['Temizlik listesi']],
  ['Yorumlar', ['Misafirlerin yorumları']],
  ['Site', ['Banka hesabı', 'Ev sahipleri ve saatler', 'Talep formu', 'Kimlik bildirimi']],
  ['Veri', ['Muhasebeci için liste', 'Excel için liste', 'Yedek al', 'Rezervasyon listesi']],
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
