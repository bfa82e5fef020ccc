import { expect, onTestFinished, test, vi } from 'vitest'
import { addDays } from '#domain/date.ts'
import { changeGuide, showGuide } from '#domain/guide/guestGuide.ts'
import type { GuideWords } from '#domain/guide/guide.ts'
import { day } from '#domain/testing.ts'
import { newKey, read, saveIn } from '#db/client.ts'
import { draft, openForTwo, type Owner } from '#sample/testingSeason.ts'
import { readGivenGuide } from './givenGuide.ts'
import { saveForStays } from './saveForStays.ts'

const KEY = 'AAAAAAAAAAAAAAAAAAAAAA'
const OTHER = 'BBBBBBBBBBBBBBBBBBBBBB'
const EMPTY_GUIDE: GuideWords = { texts: {} }
const words = (keys: string) => ({ texts: { tr: { keys } } })
const FIRST = words('Kutuda.')

const today = day(new Date().toISOString().slice(0, 10))
const stayIn = (days: number) => ({
  checkIn: addDays(today, days),
  checkOut: addDays(today, days + 3),
})
const stayOf = (days: number, guestKey: string) => {
  const { checkIn, checkOut } = stayIn(days)
  return draft(checkIn, checkOut, { guestKey })
}

/** Saves the guide as its form does. */
const saveGuide = (owner: Owner, next: GuideWords, version: number) =>
  saveForStays(
    { read: (path) => read(owner, path), save: (change) => saveIn(owner, change) },
    (stays) => changeGuide(next, { version, change: newKey(owner) }, stays),
    showGuide,
  )

test('a guest’s device reads that there is no guide, that one will come, its content during the stay, and nothing after a cancellation', async () => {
  const { ada, backend } = await openForTwo()
  asGuest(backend)
  const original = await ada.add(stayOf(10, KEY))
  expect(await readGivenGuide(KEY)).toEqual({ state: 'none' })

  await saveGuide(ada, FIRST, 0)
  expect(await readGivenGuide(KEY)).toEqual({ state: 'shut' })

  await ada.edit(original, { dates: stayIn(1) })
  expect(await readGivenGuide(KEY)).toEqual({ state: 'open', guide: { ...FIRST, version: 1 } })

  await saveGuide(ada, words('Saksıda.'), 1)
  expect(await readGivenGuide(KEY)).toMatchObject({
    guide: { texts: { tr: { keys: 'Saksıda.' } } },
  })
  await saveGuide(ada, EMPTY_GUIDE, 2)
  expect(await readGivenGuide(KEY)).toEqual({ state: 'none' })

  await saveGuide(ada, FIRST, 3)
  await ada.cancel(await ada.see(original.id))
  expect(await readGivenGuide(KEY)).toEqual({ state: 'none' })
})

test('a guest who has left reads neither the earlier guide nor a later one', async () => {
  const { ada, backend, stored, store } = await openForTwo()
  asGuest(backend)
  await ada.add(stayOf(-300, KEY))
  await saveGuide(ada, FIRST, 0)
  expect(await readGivenGuide(KEY)).toEqual({ state: 'none' })

  // As the page of a stay that has ended since.
  const ended = { opensAt: 1, closesAt: 2, version: 1, ...FIRST }
  await store(`guestGuides/${KEY}`, ended)
  await saveGuide(ada, words('Saksıda.'), 1)

  expect(await readGivenGuide(KEY)).toEqual({ state: 'shut' })
  expect(await stored(`guestGuides/${KEY}`)).toEqual(ended)
})

test('the guide’s entry follows a guest’s page: moved, cancelled, undone, renewed, deleted, restored and forgotten', async () => {
  const { ada, can, stored, unsoundness } = await openForTwo()
  const original = await ada.add(stayOf(10, KEY))
  await saveGuide(ada, FIRST, 0)
  const given = async () => Object.keys(Object(await stored('guestGuides')) as object)
  expect(await given()).toEqual([KEY])
  expect(await unsoundness()).toEqual([])

  await can.edit(original, { dates: stayIn(20) })
  expect(await given()).toEqual([KEY])
  expect(await unsoundness()).toEqual([])

  await ada.cancel(await ada.see(original.id))
  expect(await given()).toEqual([])
  await can.uncancel(await can.seeCancelled(original.id))
  expect(await given()).toEqual([KEY])

  await ada.edit(await ada.see(original.id), { guestKey: OTHER })
  expect(await given()).toEqual([OTHER])
  const last = await can.see(original.id)
  const deleted = await can.remove(last)
  expect(await given()).toEqual([])
  await can.undo(deleted)
  expect(await given()).toEqual([OTHER])
  const asked = await ada.ask('2026-12-20', '2026-12-22')
  await ada.forget(await ada.seeRequest(asked), await ada.see(original.id))
  expect(await given()).toEqual([])
})

test('a page without the guide, or with an earlier one, is named, and has it once the guide is saved again', async () => {
  const { ada, store, unsoundness } = await openForTwo()
  const [missing, outdated] = [await ada.add(stayOf(10, KEY)), await ada.add(stayOf(20, OTHER))]
  await saveGuide(ada, FIRST, 0)
  await store(`guestGuides/${KEY}`, null)
  await store(`guestGuides/${OTHER}/texts`, words('Saksıda.').texts)
  expect(await unsoundness()).toEqual([
    `the guide on the page of ${missing.id} is missing: save the guide again`,
    `the guide on the page of ${outdated.id} is outdated: save the guide again`,
  ])

  await saveGuide(ada, FIRST, 1)

  expect(await unsoundness()).toEqual([])
})

/** Reads and writes of a guest’s page, which has no sign-in, go to this backend until the test’s end. */
function asGuest({ databasePort }: { databasePort: number }): void {
  vi.stubGlobal('__LOCAL_BACKEND__', { host: '127.0.0.1', databasePort })
  vi.stubGlobal('__ENV__', { VITE_FIREBASE_PROJECT_ID: 'demo-test' })
  onTestFinished(() => void vi.unstubAllGlobals())
}
