import { expect, onTestFinished, test, vi } from 'vitest'
import { toAdd } from '#domain/acts/add.ts'
import { toEdit } from '#domain/acts/edit.ts'
import { toDelete } from '#domain/acts/delete.ts'
import type { Change } from '#domain/change.ts'
import type { Reservation } from '#domain/reservation.ts'
import { openBadLine } from '#local-backend/testing/badLine.ts'
import { draft, type Owner, openSeason } from '#local-backend/testing/season.ts'
import { makeChange } from './makeChange.ts'
import { sendOver } from './writer.ts'

const BASE = draft('2026-12-10', '2026-12-13')
const ELSEWHERE = draft('2026-12-12', '2026-12-16')
const PATIENCE_MS = 60_000

type Save = { make: (owner: Owner, base: Reservation) => Change; verbs: string[] }

const SAVES: [title: string, save: Save][] = [
  [
    'a stay is added',
    {
      make: ({ database }) => makeChange(database, toAdd(draft('2027-01-10', '2027-01-13'))),
      verbs: ['add'],
    },
  ],
  [
    'a stay is moved',
    {
      make: ({ database }, base) =>
        makeChange(database, toEdit(base, { ...base, stay: ELSEWHERE.stay })),
      verbs: ['add', 'edit'],
    },
  ],
  [
    'a stay is deleted',
    {
      make: ({ database }, base) => makeChange(database, toDelete(base)),
      verbs: ['add', 'delete'],
    },
  ],
  [
    'a change is put together with another’s',
    {
      // Made from the state before the last.
      make: ({ database }, base) =>
        makeChange(
          database,
          toEdit({ ...base, notlar: '', surum: 1 }, { ...base, notlar: '', kapora: 1 }),
        ),
      verbs: ['add', 'edit', 'edit'],
    },
  ],
]

test.each(SAVES)(
  'when %s it is done once, and all of it, at whichever message the backend is killed',
  { timeout: 2 * PATIENCE_MS },
  async (_, save) => {
    const messages = await run(save, Infinity)

    expect(messages).toBeGreaterThan(1)
    await Promise.all(Array.from({ length: messages }, (__, step) => run(save, step)))
  },
)

/** Saves while the backend is killed in place of the message `step`; returns how many messages have passed. */
async function run({ make, verbs }: Save, step: number): Promise<number> {
  const { backend, signIn, startAnew, stored, unsoundness } = await openSeason()
  const line = await openBadLine(backend.databasePort)
  onTestFinished(line.stop)
  const ada = await signIn('owner', line.port)
  let base = await ada.add(BASE)
  if (verbs.length > 2) {
    await ada.edit(base, { notlar: 'Can' })
    base = await ada.see(base.id)
  }
  const change = make(ada, base)
  const before = line.passed()
  const killed = vi.fn<() => void>()
  line.breakAfter(step, () => {
    killed()
    void startAnew().then(line.lead)
  })

  // The page keeps a change until it has been answered, and sends it again when the line failed.
  await vi.waitFor(() => sendOver(ada, change), { timeout: PATIENCE_MS, interval: 100 })

  const passed = line.passed() - before
  expect(await unsoundness()).toEqual([])
  const log = (await stored(`log/${change.id}`)) as { [key: string]: { verb?: string } }
  const told = Object.values(log).flatMap(({ verb }) => verb ?? [])
  expect([step, ...told]).toEqual([step, ...verbs])
  expect(killed).toHaveBeenCalledTimes(step === Infinity ? 0 : 1)
  return passed
}
