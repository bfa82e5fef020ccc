import type { Page } from '@playwright/test'
import { entriesOf } from '#domain/field/collection.ts'
import { dayFromToday, signIn, typed } from './demo.ts'
import { expect, test } from './site.ts'

test.use({ hasTouch: true })

/** How often the processor is slowed down. */
const SLOWER = 4

/** Types into each field in turn, as a person who talks on the telephone. */
async function typeStay(page: Page, guest: string, from: number, last: string) {
  const texts = {
    musteriAdi: guest,
    phone: '0532 000 00 27',
    toplamUcret: '30000',
    kapora: '10000',
    notlar: 'Geç gelecek',
    girisTarihi: typed(dayFromToday(from)).replaceAll('.', ' '),
    cikisTarihi: typed(dayFromToday(from + 3)).replaceAll('.', ' '),
  }
  const names = Object.keys(texts).filter((name) => name !== last)
  for (const name of [...names, last]) {
    await page.locator(`[name=${name}]`).tap()
    await page.keyboard.type(String(Object.entries(texts).find(([key]) => key === name)?.[1]))
  }
}

test('one tap on the button saves a stay, whichever field was left last, on a slow phone @long', async ({
  page,
  backend,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page)
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  const fields = ['musteriAdi', 'phone', 'girisTarihi', 'cikisTarihi', 'toplamUcret', 'notlar']
  for (const [index, last] of fields.entries()) {
    const guest = `Dokunan ${index}`
    await page.goto('/admin/dashboard?new')
    await page.locator('[name=musteriAdi]').waitFor()
    await typeStay(page, guest, 400 + index * 5, last)
    const button = page.getByRole('button', { name: 'Ekle', exact: true })
    await button.evaluate((element) => element.scrollIntoView({ block: 'center' }))
    const box = await button.boundingBox()
    if (!box) throw new Error('No button')
    const y = box.y + box.height / 2
    // A real tap at the place where the button was seen, not at where it may have gone.
    await page.touchscreen.tap(box.x + box.width / 2, y)
    await expect(page.getByText(`Eklendi: ${guest}`)).toBeVisible()
    const stored = entriesOf(await backend.stored('reservationDetails'))
    expect(stored.filter(([, each]) => JSON.stringify(each).includes(guest))).toHaveLength(1)
  }
})
