import { expect, type Page } from '@playwright/test'
import { valueOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { dayFromToday, typed } from '#scripts/demo.ts'
import { FAULTS } from './faults.ts'
import { count, countOf, NOTE, type Place } from './place.ts'

const ANYTHING = /^/
const LOST = /İnternet yok/
const KEPT = /İnternet yok; cihazda saklandı, gönderilecek/
const IN_TAB = /İnternet yok; bu sekmeyi açık tutun\..*yalnız bu sekmede bekliyor/
const REFUSED = /Veritabanı/

/** In the office, what is saved waits for the line by itself, and is told by these words once it stands. */
const toldAs = (done: RegExp, unsaved = KEPT) => ({
  killed: unsaved,
  restarted: done,
  slow: done,
  cutBefore: unsaved,
  cutDuring: unsaved,
  cutAfter: LOST,
  refusing: REFUSED,
})

const DEBTOR = 'Elif Demirtaş'
const collect = (page: Page) => page.getByRole('button', { name: `Tahsil edildi: ${DEBTOR}` })

const TODAY: Place = {
  name: 'Bugün, a payment',
  ofOwner: true,
  open: async (page) => {
    await page.goto('/admin/today')
    // A device may still know that it was paid, from an earlier fault.
    await expect(collect(page)).toBeVisible()
  },
  submit: (page) => collect(page).click(),
  done: (page) => expect(collect(page)).toHaveCount(0),
  standing: async (backend) => {
    const ofStays = entriesOf(await backend.stored('payments'))
    const all = ofStays.flatMap(([, payments]) => entriesOf(payments))
    return all.filter(([, payment]) => valueOf(payment, 'amount') === 19_500).length
  },
  closed: { path: 'payments', to: '.write' },
  outlivesTab: true,
  said: toldAs(/kaydedildi/),
  again: ['refusing'],
}

export const STAYS: Place = {
  name: 'Rezervasyonlar, a stay',
  ofOwner: true,
  open: (page) => page.goto('/admin/dashboard').then(() => {}),
  type: async (page, fault) => {
    // A device may still know the stay of an earlier fault when it opens on a slow line.
    const from = 421 + 10 * FAULTS.indexOf(fault)
    await page.locator('[name=musteriAdi]').fill(NOTE)
    await page.locator('[name=girisTarihi]').fill(typed(dayFromToday(from)))
    await page.locator('[name=cikisTarihi]').fill(typed(dayFromToday(from + 3)))
  },
  submit: (page) => page.getByRole('button', { name: 'Ekle', exact: true }).click(),
  done: (page) => expect(page.getByText(`Eklendi: ${NOTE}`)).toBeVisible(),
  kept: (page) => expect(page.locator('[name=musteriAdi]')).toHaveValue(NOTE),
  standing: (backend) =>
    countOf(backend, 'reservationDetails', (stay) => valueOf(stay, 'musteriAdi') === NOTE),
  closed: { path: 'reservations', to: '.write' },
  outlivesTab: true,
  said: toldAs(/Eklendi/),
  again: ['refusing'],
}

const ASKER = 'Deniz Aksoy'

const decline = (page: Page) =>
  page.getByRole('article', { name: ASKER }).getByRole('button', { name: 'Reddet' })

const REQUESTS: Place = {
  name: 'Talepler, an answer',
  ofOwner: true,
  open: async (page) => {
    await page.goto('/admin/requests')
    await expect(decline(page)).toBeVisible()
  },
  submit: (page) => decline(page).click(),
  done: (page) => expect(page.getByText(`Reddedildi: ${ASKER}`)).toBeVisible(),
  standing: async (backend) => {
    // At one moment: what is written together must be seen together.
    const all = await backend.stored('')
    const said = count(valueOf(valueOf(all, 'log'), 'requests'), (log) =>
      JSON.stringify(log).includes('"decline"'),
    )
    const declined = count(
      valueOf(all, 'requests'),
      (request) =>
        valueOf(request, 'status') === 'declined' && JSON.stringify(request).includes('Aksoy'),
    )
    expect(said).toBe(declined)
    return declined
  },
  closed: { path: 'requests', to: '.write' },
  outlivesTab: true,
  said: toldAs(/Reddedildi/),
  again: ['refusing'],
}

const YEAR: Place = {
  name: 'Takvim, looked at anew',
  ofOwner: true,
  open: async (page) => {
    await page.goto('/admin/calendar')
    await YEAR.done(page)
  },
  submit: (page) => page.reload().then(() => {}),
  done: (page) =>
    expect(page.locator('main td[aria-label*="James Whitfield"]').first()).toBeVisible(),
  standing: (backend) =>
    countOf(
      backend,
      'reservationDetails',
      (stay) => valueOf(stay, 'musteriAdi') === 'James Whitfield',
    ),
  closed: { path: 'reservationDetails', to: '.read' },
  said: { ...toldAs(ANYTHING), killed: LOST, cutBefore: LOST, cutDuring: LOST },
  again: ['refusing'],
}

const editing = (page: Page) => page.getByRole('button', { name: /^Düzenle: / }).first()

export const PRICES: Place = {
  name: 'Fiyatlar, a season',
  ofOwner: true,
  open: async (page) => {
    await page.goto('/admin/prices')
    await expect(editing(page)).toBeVisible()
    await expect(page.getByText('₺6.750')).toHaveCount(0)
  },
  type: async (page) => {
    await editing(page).click()
    await page.locator('[name=perNight]').fill('6.750')
  },
  submit: (page) => page.getByRole('button', { name: 'Güncelle' }).click(),
  done: (page) => expect(page.getByText('₺6.750').first()).toBeVisible(),
  kept: (page) => expect(page.locator('[name=perNight]')).toHaveValue('6.750'),
  standing: async (backend) => {
    const isIt = (stored: unknown) => JSON.stringify(stored).includes('6750')
    const all = await backend.stored('')
    const stands = count(valueOf(valueOf(all, 'prices'), 'seasons'), isIt)
    expect(count(valueOf(valueOf(all, 'log'), 'prices'), isIt)).toBe(stands)
    return stands
  },
  closed: { path: 'prices', to: '.write' },
  said: toldAs(/Güncellendi/, IN_TAB),
  again: ['refusing'],
}

const CALENDAR_URL = 'https://www.airbnb.com/calendar/ical/1.ics'

const TOOLS: Place = {
  name: 'Araçlar, a channel',
  ofOwner: true,
  open: (page) => page.goto('/admin/tools').then(() => {}),
  type: async (page) => {
    await page.locator('[name=name]').fill(NOTE)
    await page.locator('[name=url]').fill(CALENDAR_URL)
  },
  submit: (page) =>
    page
      .locator('form', { has: page.locator('[name=url]') })
      .getByRole('button', { name: 'Ekle', exact: true })
      .click(),
  done: (page) => expect(page.getByText(`Eklendi: ${NOTE}`)).toBeVisible(),
  kept: (page) => expect(page.locator('[name=url]')).toHaveValue(CALENDAR_URL),
  standing: (backend) =>
    countOf(backend, 'channels', (channel) => valueOf(channel, 'url') === CALENDAR_URL),
  closed: { path: 'channels', to: '.write' },
  said: toldAs(/Eklendi/, IN_TAB),
  again: ['refusing'],
}

/** The six, in the order of the office. */
export const ROOMS = [TODAY, STAYS, REQUESTS, YEAR, PRICES, TOOLS]
