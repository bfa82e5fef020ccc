import type { Page } from '@playwright/test'
import { findUnsoundness } from '#domain/soundness.ts'
import { valueOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { dayFromToday, signIn } from '#scripts/demo.ts'
import { type Backend, expect, forgive, test } from '#e2e/site.ts'
import { DOINGS, type Fault, FAULT_NAMES, FAULTS, openStage, type Stage } from './faults.ts'
import { listen } from './heard.ts'
import { GUESTS_PLACES, PAGE_KEY } from './guests.ts'
import type { Place } from './place.ts'
import { ROOMS } from './rooms.ts'
import { type Row, writePart } from './table.ts'

test.describe.configure({ mode: 'parallel' })

const PATIENCE_MS = 40_000

const unsettled = (page: Page) =>
  page.getByText(/İnternet (bağlantısı )?yok|henüz kaydedilmedi|(Gönderilmemiş|Kaydedilemeyen) \d/)

for (const [at, place] of [...GUESTS_PLACES, ...ROOMS].entries()) {
  test(`whatever fails is told, and nothing is lost or doubled: ${place.name} @long`, async ({
    page,
    backend,
    complaints,
  }) => {
    page.setDefaultTimeout(PATIENCE_MS)
    await giveReviewPage(backend)
    const stage = await openStage(backend)
    const heard = await listen(page, ...(place.tells ?? []))
    if (place.ofOwner) {
      await signIn(page)
      await expect(page.getByText('Hülya Aydın: eski')).toBeVisible()
    }
    const season = await stage.backend.stored('')
    const rows: Row[] = []
    try {
      for (const fault of FAULTS) {
        await stage.backend.store('', season)
        const said = await fail(page, { place, fault, stage, heard })
        rows.push([
          FAULT_NAMES[fault],
          said.join(' → ') || '(nothing)',
          place.again.includes(fault) ? 'once, done again' : 'once',
        ])
        writePart(String(at), place.name, rows)
      }
    } finally {
      await stage.stop()
    }
    forgive(complaints, BROWSERS_OWN)
  })
}

type Failing = { place: Place; fault: Fault; stage: Stage; heard: () => string[] }

/** Does a place's act while something fails, and shows that it stands once when all is well again; returns what was said. */
async function fail(page: Page, { place, fault, stage, heard }: Failing): Promise<string[]> {
  const { begin, after, end } = DOINGS[fault]
  const { backend } = stage
  await place.open(page)
  if (fault === 'slow') {
    heard()
    await begin?.(stage, place.closed)
    await place.open(page)
  }
  await place.type?.(page, fault)
  if (fault !== 'slow') {
    await page.waitForTimeout(300)
    heard()
    await begin?.(stage, place.closed)
  }
  await place.submit(page)
  const said: string[] = []
  const hear = (words: RegExp) =>
    expect(() => {
      said.push(...heard())
      expect(said.join(' → ')).toMatch(words)
    }, `${place.name}: what is said, ${fault}`).toPass({ timeout: PATIENCE_MS })
  if (after) {
    await place.done(page)
    // A room shows what it was given before the answer, and tells it after.
    await hear(place.said.restarted)
    after(stage)
  }
  await hear(place.said[fault])
  const again = place.again.includes(fault)
  if (again) await place.kept?.(page)
  if (fault === 'refusing')
    expect(await place.standing(backend)).toBe(place.closed.to === '.read' ? 1 : 0)

  if (fault === 'killed' && place.outlivesTab) await page.reload()
  await end(stage)
  if (again) await place.submit(page)
  await expect.poll(() => place.standing(backend), { message: `${place.name}: ${fault}` }).toBe(1)
  if (fault !== 'cutAfter') await place.done(page)
  await expect(unsettled(page)).toHaveCount(0)
  expect(await place.standing(backend)).toBe(1)
  expect(findUnsoundness(await backend.stored(''))).toEqual([])
  return said
}

/** Gives a guest of the sample who has left a page, as owners do it before. */
async function giveReviewPage({ stored, store }: Backend) {
  const details = entriesOf(await stored('reservationDetails'))
  const [id] = details.find(([, each]) => valueOf(each, 'musteriAdi') === 'Elif Demirtaş') ?? []
  const [giris, cikis] = [dayFromToday(-9), dayFromToday(-5)]
  await store(`reservationDetails/${id}/guestKey`, PAGE_KEY)
  await store(`guestPages/${PAGE_KEY}`, { konu: id, status: 'settled', giris, cikis })
}

/** The browser itself logs each connection that it cannot make, and each answer that refuses. */
const BROWSERS_OWN =
  /ERR_|WebSocket connection|Failed to (fetch|load)|did not answer|answered 401|could not be delivered|permission_denied/i
