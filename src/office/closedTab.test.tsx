// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { saveStay } from '#db/save.ts'
import { addDays, dayIn } from '#domain/date.ts'
import { REQUEST_PAYLOAD } from '#domain/request/testing.ts'
import { toAdd } from '#domain/stay/stayChange.ts'
import { loadOfficeTexts } from '#i18n/index.ts'
import { retype, stubWindow } from '#office/shared/testingScreen.ts'
import { store, testOnOwnersPage } from '#sample/testingOwnersPage.ts'
import { PricesPage } from './prices/PricesPage.tsx'
import { StaysPage } from './stays/StaysPage.tsx'
import { TodayPage } from './today/TodayPage.tsx'
import { ToolsPage } from './tools/ToolsPage.tsx'

testOnOwnersPage()
beforeAll(loadOfficeTexts)
beforeEach(() => stubWindow({ isWide: true }))
afterEach(() => vi.unstubAllGlobals())

function open(address: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/today" element={<TodayPage />} />
        <Route path="/dashboard" element={<StaysPage />} />
        <Route path="/prices" element={<PricesPage />} />
        <Route path="/tools/:tab" element={<ToolsPage />} />
      </Routes>
    </MemoryRouter>,
  )
}

async function control(name: string): Promise<HTMLInputElement> {
  return waitFor(() => {
    const found = document.querySelector<HTMLInputElement>(`[name="${name}"]`)
    if (!found) throw new Error(`No ${name}`)
    return found
  })
}

const REQUEST = '-OaaaaaaaaaaaaaaaaaA'

test.each([
  ['a new stay', '/dashboard', 'musteriAdi', 'Yarım'],
  ['the edit of a stay', '/dashboard?stay=s', 'notlar', 'Yarım'],
  ['a payment', '/dashboard?stay=s', 'note', 'Yarım'],
  ['the acceptance of a request', `/dashboard?request=${REQUEST}`, 'notlar', 'Yarım'],
  ['a new price season', '/prices', 'perNight', '1234'],
  ['the terms', '/prices', 'cleaningFee', '1234'],
  ['a letter', '/tools/messages', 'subject', 'Yarım'],
  ['the guide', '/tools/guide', 'tr_arrival', 'Yarım'],
  ['a channel', '/tools/channels', 'name', 'Yarım'],
  ['the bank account', '/tools/site', 'bankName', 'Yarım'],
  ['the hosts', '/tools/site', 'hosts', 'Yarım'],
])(
  'a tab closed in the middle of %s keeps the text, and Bugün leads back to it',
  async (...row) => {
    const [, address, name, text] = row
    const today = dayIn('Europe/Istanbul', Date.now())
    const dates = { checkIn: addDays(today, 20), checkOut: addDays(today, 25) }
    const amounts = { toplamUcret: 10_000, kapora: 3000, kalan: 7000 }
    const stay = { musteriAdi: 'Ayşe', dates, ...amounts, notlar: '', status: 'booked' } as const
    await saveStay({ ...toAdd(stay), id: 's' })
    await store(`requests/${REQUEST}`, {
      reservation: {
        ...REQUEST_PAYLOAD,
        checkIn: addDays(today, 40),
        checkOut: addDays(today, 44),
      },
    })
    const first = open(address)
    await retype(await control(name), text)
    first.unmount()

    open('/today')
    expect(await screen.findByText(/^Yarım kalan kayıt · /)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Devam et' }))
    expect(await control(name)).toHaveValue(text)
  },
)
