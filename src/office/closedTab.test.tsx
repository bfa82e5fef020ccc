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

const REQUEST = 'request00000000000000A'

/** A form, its address, a control with a text, and the button that shows it. */
const FORMS: readonly [form: string, address: string, name: string, text: string, show?: string][] =
  [
    ['a new stay', '/dashboard', 'musteriAdi', 'Yarım'],
    ['the edit of a stay', '/dashboard?stay=s&edit', 'notlar', 'Yarım'],
    ['a payment', '/dashboard?stay=s', 'amount', '1234'],
    ['a cancellation', '/dashboard?stay=s', 'reason', 'Yarım', 'İptal et'],
    ['the acceptance of a request', `/dashboard?request=${REQUEST}`, 'notlar', 'Yarım'],
    ['a new price season', '/prices', 'perNight', '1234'],
    ['the edit of a price season', '/prices', 'perNight', '1234', 'Düzenle'],
    ['the terms', '/prices', 'cleaningFee', '1234'],
    ['the terms of payment', '/prices', 'balanceDays', '12'],
    ['a letter', '/tools/messages', 'subject', 'Yarım'],
    ['the guide', '/tools/guide', 'tr_arrival', 'Yarım'],
    ['a new channel', '/tools/channels', 'name', 'Yarım'],
    ['the edit of a channel', '/tools/channels', 'name', 'Yarım', 'Düzenle'],
    ['the bank account', '/tools/site', 'bankName', 'Yarım'],
    ['the hosts', '/tools/site', 'hosts', 'Yarım'],
    ['the reply to a review', '/tools/reviews', 'reply', 'Yarım', 'Yanıtla'],
  ]

/** Presses the last button of a name, which is the panel's beside the list. */
async function press(name: string): Promise<void> {
  const button = (await screen.findAllByRole('button', { name: new RegExp(`^${name}`) })).at(-1)
  await userEvent.click(button ?? document.body)
}

async function storeSeason() {
  const today = dayIn('Europe/Istanbul', Date.now())
  const [soon, later, end] = [20, 40, 44].map((days) => addDays(today, days))
  if (!soon || !later || !end) throw new Error('No days')
  const dates = { checkIn: soon, checkOut: addDays(soon, 5) }
  const amounts = { toplamUcret: 10_000, kapora: 3000, kalan: 7000 }
  const stay = { musteriAdi: 'Ayşe', dates, ...amounts, notlar: '', status: 'booked' } as const
  await saveStay({ ...toAdd(stay), id: 's' })
  await store(`requests/${REQUEST}`, {
    reservation: { ...REQUEST_PAYLOAD, checkIn: later, checkOut: end },
    asked: { checkIn: later, checkOut: end },
    at: 1,
  })
  await store('prices/seasons/a', { from: soon, to: end, perNight: 1000, minNights: 1 })
  await store('channels/c', { name: 'Airbnb', url: 'https://a.example/c.ics', version: 1 })
  const words = { rating: 5, text: 'Güzeldi', language: 'tr' }
  await store('publishedReviews/p', { ...words, month: '2026-06' })
  await store(`reviews/${'A'.repeat(22)}`, {
    ...words,
    checkOut: '2026-06-18',
    version: 1,
    at: 1,
    publishedId: 'p',
  })
}

test.each(FORMS)(
  'a tab closed in the middle of %s keeps the text, and Bugün leads back to it',
  async (form, address, name, text, show) => {
    await storeSeason()
    const first = open(address)
    if (show !== undefined) await press(show)
    await retype(await control(name), text)
    first.unmount()

    open('/today')
    expect(await screen.findByText(/^Yarım kalan kayıt · /)).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Devam et' }))
    // Only a question is asked again.
    if (form === 'a cancellation' && show !== undefined) await press(show)
    expect(await control(name)).toHaveValue(text)
  },
)
