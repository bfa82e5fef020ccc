import type { Page } from '@playwright/test'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { enter, openRoom, signIn } from '#scripts/demo.ts'
import { readDevice, test } from './cutSite.ts'
import { expect } from './site.ts'

const { owner } = DEMO_ACCOUNTS

const door = (page: Page) => page.getByRole('heading', { name: 'Admin Girişi' })
const toldWhy = (page: Page) => page.getByText(/Bütün cihazlardaki oturumlarınız kapatıldı/)

/** All data of the owner and of guests on this device; reads again after a reload. */
async function expectNothingKept(page: Page) {
  await expect(async () => {
    const { local, session, databases } = await readDevice(page)
    expect(JSON.stringify([local, session, databases])).not.toMatch(
      /Demirtaş|Öztürk|Yolda Kalan|owner@|accessToken/,
    )
  }).toPass()
}

async function endEverywhere(page: Page) {
  await openRoom(page, 'Araçlar')
  const button = { name: 'Bütün cihazlardan çıkış', exact: true }
  await page.getByRole('button', button).click()
  await page.getByRole('dialog').getByRole('button', button).click()
}

test('an owner who has lost a phone ends its session from a laptop, and its data are removed @long', async ({
  page: phone,
  backend,
  browser,
  baseURL,
}) => {
  await signIn(phone)
  await expect(phone.getByRole('row', { name: /Can Öztürk/ })).toBeVisible()
  const laptop = await (
    await browser.newContext({ baseURL: baseURL ?? '', locale: 'tr-TR' })
  ).newPage()
  await signIn(laptop)

  await endEverywhere(laptop)

  for (const device of [laptop, phone]) {
    await expect(door(device)).toBeVisible()
    await expect(toldWhy(device)).toBeVisible()
    await expectNothingKept(device)
  }

  // A token holds the second of a sign-in, no more.
  const ended = Number(await backend.stored(`sessions/${owner.uid}`))
  const second = (ms: number) => Math.floor(ms / 1_000)
  await expect.poll(() => second(Date.now())).toBeGreaterThan(second(ended))
  await enter(laptop)
  await expect(laptop.getByRole('row', { name: /Can Öztürk/ })).toBeVisible()
  await expect(toldWhy(laptop)).toHaveCount(0)
  await laptop.context().close()
})
