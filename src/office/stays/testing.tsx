import { render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { saveStay } from '#db/save.ts'
import { store, testOnOwnersPage } from '#sample/testingOwnersPage.ts'
import type { StayMore } from '#domain/testing.ts'
import { addDays, dayIn, type IsoDate, toStoredDate } from '#domain/date.ts'
import type { Reservation, ReservationDraft } from '#domain/stay/reservation.ts'
import { toAdd } from '#domain/stay/stayChange.ts'
import { retype, stubWindow } from '#office/shared/testingScreen.ts'
import { loadOfficeTexts } from '#i18n/index.ts'
import { Toasts } from '#ui/Toasts.tsx'
import { StaysPage } from './StaysPage.tsx'

/** Signs an owner in before each test of a file, at a wide screen. */
export function testOnOfficePage(): void {
  testOnOwnersPage()
  beforeAll(loadOfficeTexts)
  beforeEach(() => stubWindow({ isWide: true }))
  afterEach(() => {
    vi.unstubAllGlobals()
  })
}

export const TODAY = dayIn('Europe/Istanbul', Date.now())
export const dayOff = (days: number): IsoDate => addDays(TODAY, days)
export const DEPOSIT = { key: 'p', date: TODAY, amount: 3000, method: 'cash' } as const
export const typed = (days: number) => toStoredDate(dayOff(days))

export function draft(from: number, to: number, more: StayMore = {}): ReservationDraft {
  return {
    musteriAdi: 'Ayşe Yılmaz',
    dates: { checkIn: dayOff(from), checkOut: dayOff(to) },
    kapora: 3000,
    kalan: 7000,
    toplamUcret: 10_000,
    notlar: '',
    status: 'booked',
    ...more,
  }
}

/** Stores a price of ₺1,000 a night for the next sixty days. */
export async function storeSeason(): Promise<void> {
  const season = { from: dayOff(1), to: dayOff(60), perNight: 1000, minNights: 1, version: 1 }
  const terms = {
    cleaningFee: 0,
    depositPercent: 30,
    minNights: 1,
    sameDayTurnover: false,
    taxPercent: 0,
    taxPaid: 'included',
  }
  await store('prices', { seasons: { a: season }, terms: { ...terms, version: 1 } })
}

/** Stores a stay as another page of the same owner would. */
export async function add(next: ReservationDraft): Promise<Reservation> {
  const { id } = await saveStay(toAdd(next))
  return { ...next, id, version: 1 }
}

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="address">{pathname + search}</output>
}

/** Renders a page of the office at an address, which a label shows. */
export function openPage(page: ReactNode, address: string) {
  return render(
    <MemoryRouter initialEntries={[address]}>
      {page}
      <Address />
      <Toasts closeLabel="Kapat" />
    </MemoryRouter>,
  )
}

export async function open(address = '/dashboard') {
  const page = openPage(<StaysPage />, address)
  await screen.findByRole('table')
  return page
}

export const control = (name: string) =>
  document.querySelector<HTMLInputElement>(`[name=${name}]`) ?? expect.fail(`No ${name}`)
export const fill = (name: string, text: string) => retype(control(name), text)
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
export const row = (name: string) => screen.findByRole('row', { name: new RegExp(name) })
export const rowButton = async (guest: string, name: string) =>
  userEvent.click(within(await row(guest)).getByRole('button', { name }))
