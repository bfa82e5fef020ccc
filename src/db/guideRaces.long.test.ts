import { expect, onTestFinished, test } from 'vitest'
import { changeGuide, showGuide } from '#domain/guide/guestGuide.ts'
import { readGuide } from '#domain/guide/guide.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { day } from '#domain/testing.ts'
import { openBadLine } from '#rtdb-emulator/testing/badLine.ts'
import { draft, openSeason, type Owner } from '#sample/testingSeason.ts'
import { newKey, read, saveIn } from './client.ts'
import { saveForStays } from './saveForStays.ts'
import { FAULTS, resultOf } from './testingFaults.ts'

const [KEY, OTHER] = ['AAAAAAAAAAAAAAAAAAAAAA', 'BBBBBBBBBBBBBBBBBBBBBB']

/** Saves the guide as its form does. */
function writeGuide(owner: Owner, version: number): Promise<void> {
  const next = { texts: { tr: { keys: newKey(owner) } } }
  return saveForStays(
    { read: (path) => read(owner, path), save: (change) => saveIn(owner, change) },
    (stays) => changeGuide(next, { version, change: newKey(owner) }, stays),
    showGuide,
  )
}

const ACTIONS: { [name: string]: (owner: Owner, stay: Reservation) => Promise<unknown> } = {
  'writes it, too': (owner) => writeGuide(owner, 1),
  'adds a stay': (owner) => owner.add(draft('2031-02-01', '2031-02-03', { guestKey: OTHER })),
  'moves the stay': (owner, stay) =>
    owner.edit(stay, { dates: { checkIn: day('2031-03-01'), checkOut: day('2031-03-03') } }),
  'cancels the stay': (owner, stay) => owner.cancel(stay),
}

const ROUNDS = FAULTS.flatMap(([fault, begin]) =>
  [true, false].map((isWriters) => ({ fault, begin, isWriters })),
)

test.each(Object.entries(ACTIONS))(
  'a stored guide is on each page, whatever the other owner does and whosever line fails: %s',
  { timeout: 240_000 },
  async (_name, act) => {
    const outdated = await Promise.all(
      ROUNDS.map(async ({ fault, begin, isWriters }) => {
        const season = await openSeason()
        const line = await openBadLine(season.backend.databasePort)
        onTestFinished(line.stop)
        const [ada, can] = [await season.signIn('owner', line.port), await season.signIn('coowner')]
        const [writer, other] = isWriters ? [ada, can] : [can, ada]
        const stay = await can.add(draft('2031-01-01', '2031-01-03', { guestKey: KEY }))
        await writeGuide(can, 0)

        begin(line)
        const attempts = [writeGuide(writer, 1), act(other, stay)].map(resultOf)
        if (!fault.startsWith('cut after')) line.repair()
        const [guide] = await Promise.all(attempts)
        const problems = await season.unsoundness()

        await writeGuide(can, readGuide(await season.stored('guide')).version)
        expect(await season.unsoundness()).toEqual([])
        return guide === 'done' && problems.length > 0 ? [`${fault}: ${problems.join()}`] : []
      }),
    )
    expect(outdated.flat()).toEqual([])
  },
)
