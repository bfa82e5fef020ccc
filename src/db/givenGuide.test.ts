import { expect, onTestFinished, test, vi } from 'vitest'
import { addDays } from '#domain/date.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { day } from '#domain/testing.ts'
import { draft, openForTwo, type Owner } from '#sample/testingSeason.ts'
import { readGivenGuide } from './givenGuide.ts'
import { changeGuide, type GuideWords } from '#domain/guide/guide.ts'
import { newKey, saveIn } from '#db/client.ts'

const KEY = 'AAAAAAAAAAAAAAAAAAAAAA'
const SECRET = 'SSSSSSSSSSSSSSSSSSSSSS'
const OTHER = 'BBBBBBBBBBBBBBBBBBBBBB'
const NOTHING: GuideWords = { texts: {} }
const words = (keys: string) => ({ texts: { tr: { keys } } })
const FIRST = words('Kutuda.')

const today = day(new Date().toISOString().slice(0, 10))
const stayIn = (days: number) => ({
  checkIn: addDays(today, days),
  checkOut: addDays(today, days + 3),
})

const saveGuide = (owner: Owner, stay: Reservation, next: GuideWords, version: number) =>
  saveIn(
    owner,
    changeGuide(next, { version, change: newKey(owner) }, { secret: SECRET, stays: [stay], today }),
  )

test('a guest’s device reads that there is no guide, that one will come, its content during the stay, and nothing after a cancellation', async () => {
  const { ada, backend } = await openForTwo()
  asGuest(backend)
  const { checkIn, checkOut } = stayIn(10)
  const original = await ada.add(draft(checkIn, checkOut, { guestKey: KEY }))
  expect(await readGivenGuide(KEY)).toEqual({ state: 'none' })

  await saveGuide(ada, original, FIRST, 0)
  expect(await readGivenGuide(KEY)).toEqual({ state: 'shut' })

  await ada.edit(original, { dates: stayIn(1) })
  expect(await readGivenGuide(KEY)).toEqual({ state: 'open', guide: { ...FIRST, version: 1 } })

  await saveGuide(ada, original, words('Saksıda.'), 1)
  expect(await readGivenGuide(KEY)).toMatchObject({
    guide: { texts: { tr: { keys: 'Saksıda.' } } },
  })
  await saveGuide(ada, original, NOTHING, 2)
  expect(await readGivenGuide(KEY)).toEqual({ state: 'none' })

  await saveGuide(ada, original, FIRST, 3)
  await ada.cancel(await ada.see(original.id))
  expect(await readGivenGuide(KEY)).toEqual({ state: 'none' })
})

test('the guide’s entry follows a guest’s page: moved, cancelled, undone, renewed, deleted, restored and forgotten', async () => {
  const { ada, can, stored, unsoundness } = await openForTwo()
  const { checkIn, checkOut } = stayIn(10)
  const original = await ada.add(draft(checkIn, checkOut, { guestKey: KEY }))
  await saveGuide(ada, original, FIRST, 0)
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

/** Reads and writes of a guest’s page, which has no sign-in, go to this backend until the test’s end. */
function asGuest({ databasePort }: { databasePort: number }): void {
  vi.stubGlobal('__LOCAL_BACKEND__', { host: '127.0.0.1', databasePort })
  vi.stubGlobal('__ENV__', { VITE_FIREBASE_PROJECT_ID: 'demo-test' })
  onTestFinished(() => void vi.unstubAllGlobals())
}
