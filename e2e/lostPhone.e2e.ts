import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { Json } from '#rtdb-emulator/rtdb/json.ts'
import { dayFromToday, enter, openRoom, signIn, typed } from '#scripts/demo.ts'
import { readDevice, test, waitUntilKept } from './cutSite.ts'
import { expect, PORTS } from './site.ts'

const { owner } = DEMO_ACCOUNTS
const DATABASE = `http://127.0.0.1:${PORTS.database}`
const TOKENS = `http://127.0.0.1:${PORTS.auth}/securetoken.googleapis.com/v1/token?key=demo-key`

const session = v.object({
  stsTokenManager: v.object({ accessToken: v.string(), refreshToken: v.string() }),
})
const renewed = v.object({ id_token: v.string() })

const door = (page: Page) => page.getByRole('heading', { name: 'Admin Girişi' })
const toldWhy = (page: Page) => page.getByText(/Bütün cihazlardaki oturumlarınız kapatıldı/)

/** What whoever finds the phone can take from it: the token of its session, and what renews it. */
async function takeTokens(page: Page) {
  const { local } = await readDevice(page)
  const [, kept = ''] = Object.entries(local).find(([key]) => key.includes('authUser')) ?? []
  return v.parse(session, JSON.parse(kept)).stsTokenManager
}

/** What the database answers to a token that is sent by REST. */
async function answersTo(token: string) {
  const ask = async (path: string, init?: RequestInit) => {
    const url = `${DATABASE}/${path}.json?ns=demo-villa-default-rtdb&auth=${token}`
    return (await fetch(url, init)).status
  }
  return {
    guests: await ask('reservationDetails'),
    requests: await ask('requests'),
    write: await ask('written/a/thanks', { method: 'DELETE' }),
    end: await ask(`sessions/${owner.uid}`, { method: 'PUT', body: '{".sv":"timestamp"}' }),
  }
}

const REFUSED = { guests: 401, requests: 401, write: 401, end: 401 }

async function renew(refreshToken: string): Promise<string> {
  const fields = { grant_type: 'refresh_token', refresh_token: refreshToken }
  const answer = await fetch(TOKENS, { method: 'POST', body: JSON.stringify(fields) })
  return v.parse(renewed, await answer.json()).id_token
}

/** All that this device has of the owner and of guests; a page that begins anew meanwhile is read again. */
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

test('an owner who has lost a phone ends its session from a laptop, and what it kept is gone', async ({
  page: phone,
  browser,
  baseURL,
}) => {
  await signIn(phone)
  await expect(phone.getByRole('row', { name: /Can Öztürk/ })).toBeVisible()
  const { accessToken, refreshToken } = await takeTokens(phone)
  expect((await answersTo(accessToken)).guests).toBe(200)
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
  expect(await answersTo(accessToken)).toEqual(REFUSED)
  expect(await answersTo(await renew(refreshToken))).toEqual(REFUSED)

  // A token tells the second of a sign-in, no more.
  await laptop.waitForTimeout(1_000)
  await enter(laptop)
  await expect(laptop.getByRole('row', { name: /Can Öztürk/ })).toBeVisible()
  await expect(toldWhy(laptop)).toHaveCount(0)
  await laptop.context().close()
})

test('a lost phone that was without a line meanwhile shows nothing and sends nothing once it is back @long', async ({
  page: phone,
  site,
}) => {
  await signIn(phone)
  await waitUntilKept(phone)
  const { accessToken, refreshToken } = await takeTokens(phone)
  await site.cut()
  await phone.goto('/admin/today')
  await expect(phone.getByText('Elif Demirtaş').first()).toBeVisible()
  await openRoom(phone, 'Rezervasyonlar')
  await phone.locator('[name=musteriAdi]').fill('Yolda Kalan')
  await phone.locator('[name=girisTarihi]').fill(typed(dayFromToday(421)))
  await phone.locator('[name=cikisTarihi]').fill(typed(dayFromToday(424)))
  await phone.getByRole('button', { name: 'Ekle', exact: true }).click()
  await expect(phone.locator('details li')).toHaveCount(1)

  const ended = { [owner.uid]: Date.now() }
  await site.mend({ data: (held) => ({ ...Object(held), sessions: ended }) as Json })

  await expect(door(phone)).toBeVisible({ timeout: 30_000 })
  await expect(phone.locator('body')).not.toContainText(/Elif|Yolda/)
  await expectNothingKept(phone)
  expect(await answersTo(accessToken)).toEqual(REFUSED)
  expect(await answersTo(await renew(refreshToken))).toEqual(REFUSED)
  const stays = await fetch(`${DATABASE}/reservationDetails.json?ns=demo-villa-default-rtdb`, {
    headers: { Authorization: 'Bearer owner' },
  })
  expect(await stays.text()).not.toContain('Yolda Kalan')
})
