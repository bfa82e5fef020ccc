import type { Locator, Page } from '@playwright/test'
import { dayFromToday, signIn, typed } from './demo.ts'
import {
  type Backend,
  createLeftGuestPage,
  expect,
  LEFT_GUEST_KEY,
  stayIdOf,
  test,
} from './site.ts'

test.use({ hasTouch: true, viewport: { width: 390, height: 844 } })

/** How often the processor is slowed down. */
const SLOWER = 4

type Form = {
  /** The address; `null` for the page of the guest whose stay the test opens. */
  address: string | ((backend: Backend) => Promise<string>)
  button: string
  /** The text typed into each control; a round has its own days. */
  texts: (round: number) => { [name: string]: string }
  /** The controls that are typed into and left last; by default each. */
  last?: readonly string[]
  /** Shows the form on its page. */
  begin?: (page: Page) => Promise<void>
  isGuests?: boolean
}

/** The texts whose questions and hints are longest. */
const PHONE_TEXT = '0532 000 00 27 / 0533 000 00 28'
const EMAIL_TEXT = 'emma@gmial.com'

const days = (round: number) => ({
  girisTarihi: typed(dayFromToday(400 + round * 5)).replaceAll('.', ' '),
  cikisTarihi: typed(dayFromToday(403 + round * 5)).replaceAll('.', ' '),
})

/** The address of a sample stay, in the panel. */
const stayOf =
  (guest: string, part = '') =>
  async (backend: Backend) =>
    `/admin/dashboard?stay=${await stayIdOf(guest, backend)}${part}`

/** The page of a guest who has left. */
async function leftGuest(backend: Backend): Promise<string> {
  await createLeftGuestPage('Elif Demirtaş', backend)
  return `/konaklama#${LEFT_GUEST_KEY}`
}

const FORMS: { readonly [title: string]: Form } = {
  'a new stay': {
    address: '/admin/dashboard?new',
    button: 'Ekle',
    texts: (round) => ({
      ...days(round),
      musteriAdi: `Dokunan ${round}`,
      phone: PHONE_TEXT,
      toplamUcret: '30.000',
      kapora: '40000',
      kalan: '5',
      notlar: 'Geç gelecek',
    }),
  },
  'a payment': {
    address: stayOf('Zeynep Arslan', '#payments'),
    button: 'Ödeme ekle',
    texts: (round) => ({
      date: typed(dayFromToday(-round)).replaceAll('.', ' '),
      amount: '900',
    }),
  },
  'a cancellation': {
    address: stayOf('Zeynep Arslan'),
    button: 'Evet, iptal et',
    texts: () => ({ reason: 'Uçuş iptal oldu', kept: '1000' }),
    last: ['kept'],
    begin: (page) => page.getByRole('button', { name: 'İptal et' }).last().tap(),
  },
  'the bank account': {
    address: '/admin/tools/site',
    button: 'Kaydet',
    texts: (round) => ({
      // Another IBAN, or a holder who is no host, would be asked about first.
      accountHolder: ['Nihal Sezer', 'Kerem Sezer'][round % 2] ?? '',
      bankName: `Banka ${round}`,
      accountNumber: 'TR330006100519786457841326',
    }),
  },
  'the request of a guest': {
    address: '/#rezervasyon',
    button: 'Talebi gönder',
    texts: (round) => ({
      firstName: 'Emma',
      lastName: 'Brown',
      email: EMAIL_TEXT,
      phone: '07700 900123',
      checkIn: dayFromToday(300 + round),
      checkOut: dayFromToday(307 + round),
      adults: '2',
      notes: 'Akşam geliriz',
    }),
    begin: async (page) => {
      await expect(page.locator('html')).toHaveAttribute('data-hydrated')
      const again = page.getByRole('button', { name: 'Yeni talep' })
      if (await again.isVisible()) await again.tap()
    },
    isGuests: true,
  },
  'the review of a guest': {
    address: leftGuest,
    button: 'Gönder',
    texts: (round) => ({ text: `Çok güzeldi ${round}`, name: `Elif ${round}` }),
    begin: async (page) => {
      const change = page.getByRole('button', { name: 'Değiştir' })
      const stars = page.locator('label', { has: page.locator('[name=rating]') }).last()
      await expect(change.or(stars)).toBeVisible()
      if (await change.isVisible()) await change.tap()
      await stars.tap()
    },
    isGuests: true,
  },
}

/** Counts what the page writes: updates of the database's socket, and requests that store. */
function countSaves(page: Page): () => number {
  let saves = 0
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      if (String(payload).includes('"a":"m"')) saves += 1
    })
  })
  page.on('request', (request) => {
    if (request.method() === 'PUT' || request.url().includes('method-override=PUT')) saves += 1
  })
  return () => saves
}

/** Types into a control as a person does, who leaves it focused. */
async function type(control: Locator, text: string): Promise<void> {
  await control.tap()
  if ((await control.getAttribute('type')) === 'date') return control.fill(text)
  await control.selectText()
  await control.pressSequentially(text)
}

/** Taps where the button is seen; returns how far it moves before the tap reaches it. */
async function tap(page: Page, button: Locator): Promise<number> {
  const before = await button.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' })
    const { top, left, width, height } = element.getBoundingClientRect()
    document.addEventListener(
      'click',
      () => {
        document.documentElement.dataset['moved'] = String(
          element.getBoundingClientRect().top - top,
        )
      },
      { capture: true, once: true },
    )
    return { x: left + width / 2, y: top + height / 2 }
  })
  await page.touchscreen.tap(before.x, before.y)
  const moved = page.locator('html[data-moved]')
  return Number(await moved.getAttribute('data-moved'))
}

for (const [title, form] of Object.entries(FORMS))
  test(`one tap stores ${title} once, whichever field was left last, and the button stays where it is, on a slow phone @long`, async ({
    page,
    backend,
  }) => {
    const { texts, begin, button, isGuests } = form
    const saves = countSaves(page)
    if (!isGuests) await signIn(page)
    const address = typeof form.address === 'string' ? form.address : await form.address(backend)
    const session = await page.context().newCDPSession(page)
    const slowDown = (rate: number) => session.send('Emulation.setCPUThrottlingRate', { rate })
    const isEdit = title === 'the bank account'
    for (const [index, last] of (form.last ?? Object.keys(texts(0))).entries()) {
      const typedTexts = texts(index + 1)
      await slowDown(1)
      await page.goto(address)
      await begin?.(page)
      const [first = ''] = Object.keys(typedTexts)
      const place = page.locator('form', { has: page.locator(`[name=${first}]`) }).last()
      await place.waitFor({ state: 'attached' })
      await page.evaluate(() => {
        for (const fold of document.querySelectorAll('details')) fold.open = true
      })
      const names = isEdit ? [] : Object.keys(typedTexts).filter((name) => name !== last)
      for (const name of names) await place.locator(`[name=${name}]`).fill(typedTexts[name] ?? '')
      await slowDown(SLOWER)
      await type(place.locator(`[name=${last}]`), typedTexts[last] ?? '')
      const before = saves()
      const moved = await tap(page, place.getByRole('button', { name: button, exact: true }))
      await expect.poll(saves, { message: `${last}: one tap` }).toBeGreaterThan(before)
      expect([last, moved, saves() - before]).toEqual([last, 0, 1])
      await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toHaveCount(0)
      // The answer, so that the next round edits the stored version.
      await page.waitForTimeout(200)
    }
  })
