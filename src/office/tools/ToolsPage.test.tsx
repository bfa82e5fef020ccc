// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { expect, test } from 'vitest'
import { testOnOwnersPage } from '#sample/testingOwnersPage.ts'
import { ToolsPage } from './ToolsPage.tsx'

testOnOwnersPage()

function open(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/tools/:tab?" element={<ToolsPage />} />
      </Routes>
    </MemoryRouter>,
  )
}

test.each([
  ['Mesajlar', ['Mesajlar']],
  ['Rehber', ['Varış rehberi']],
  ['Kanallar', ['Satış kanalları', 'Otomatik kontrol', 'Takvim dosyası']],
  ['Temizlik', ['Temizlik listesi']],
  ['Yorumlar', ['Misafirlerin yorumları']],
  ['Site', ['Banka hesabı', 'Ev sahipleri, saatler ve koşullar', 'Adınız']],
  ['Veri', ['Excel için liste', 'Yedek al', 'Rezervasyon listesi']],
])('the tab %s has the cards %j', async (tab, cards) => {
  open('/tools')
  await userEvent.click(await screen.findByRole('link', { name: tab }))

  for (const name of cards) expect(await screen.findByRole('region', { name })).toBeVisible()
  expect(screen.getAllByRole('region')).toHaveLength(cards.length)
})
