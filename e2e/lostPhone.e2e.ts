import type { Page } from '@playwright/test'
import * as v from 'valibot'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { enter, openRoom, signIn } from '#scripts/demo.ts'
import { readDevice, test } from './cutSite.ts'
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

/** The tokens that the finder of a phone could take: the session's, and the one that renews it. */
async function takeTokens(page: Page) {
  const { local } = await readDevice(page)
  const [, kept = ''] = Object.entries(local).find(([key]) => key.includes('authUser')) ?? []
  return v.parse(session, JSON.parse(kept)).stsTokenManager
}

/** The database's response to a token over REST. */
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

test('an owner who has lost a phone ends its session from a laptop, and its data are removed', async ({
  page: phone,
  backend,
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

  // A token holds the second of a sign-in, no more.
  const ended = Number(await backend.stored(`sessions/${owner.uid}`))
  const second = (ms: number) => Math.floor(ms / 1_000)
  await expect.poll(() => second(Date.now())).toBeGreaterThan(second(ended))
  await enter(laptop)
  await expect(laptop.getByRole('row', { name: /Can Öztürk/ })).toBeVisible()
  await expect(toldWhy(laptop)).toHaveCount(0)
  await laptop.context().close()
})
