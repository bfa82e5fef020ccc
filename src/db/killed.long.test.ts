import { expect, onTestFinished, test, vi } from 'vitest'
import { type Change, changeRecord } from '#domain/save/change.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { changeStay, type Command, idOf, toAdd, toEdit, toPay } from '#domain/stay/stayChange.ts'
import { day } from '#domain/testing.ts'
import { openBadLine } from '#rtdb-emulator/testing/badLine.ts'
import { draft, type Owner, openSeason } from '#sample/testingSeason.ts'
import { newKey, saveIn } from './client.ts'

const PATIENCE_MS = 60_000
const GUEST_KEY = 'AAAAAAAAAAAAAAAAAAAAAA'
const PAYMENT = { date: day('2026-06-01'), amount: 700, method: 'cash' } as const
const LETTER = { subject: 'Teşekkür', body: 'Sağ olun.' }

type Save = {
  change: (original: Reservation, owner: Owner) => Change
  /** Its path, and the value there afterwards. */
  path: string
  expected: unknown
}

/** A save of a stay, whose log has one entry for it. */
function ofStay(intend: (original: Reservation, owner: Owner) => Command, verbs: string[]): Save {
  return {
    change: (original, owner) => {
      const command = intend(original, owner)
      const id = idOf(command, () => newKey(owner))
      return changeStay({ ...command, id, entry: newKey(owner) })
    },
    path: 'log',
    expected: verbs,
  }
}

const SAVES: { [title: string]: Save } = {
  'a stay is added': ofStay(() => toAdd(draft('2027-01-10', '2027-01-13')), ['add', 'add']),
  'a stay is moved': ofStay(
    (original) => toEdit(original, { ...original, dates: draft('2026-12-12', '2026-12-16').dates }),
    ['add', 'edit'],
  ),
  'a payment is recorded': ofStay(
    (original, owner) => toPay(original, { ...PAYMENT, key: newKey(owner) }),
    ['add', 'pay'],
  ),
  'a letter is changed': {
    change: () =>
      changeRecord({ path: 'letters/thanks/tr', version: 0, change: 'x', values: LETTER }),
    path: 'letters/thanks/tr/version',
    expected: 1,
  },
}

test.each(Object.entries(SAVES))(
  'when %s it is stored completely and once, at whichever message the backend is killed',
  { timeout: 2 * PATIENCE_MS },
  async (_, save) => {
    const messages = await run(save, Infinity)

    expect(messages).toBeGreaterThan(1)
    await Promise.all(Array.from({ length: messages }, (__, step) => run(save, step)))
  },
)

/** Saves while the backend is killed instead of the message `step`; returns the number of messages passed. */
async function run({ change, path, expected }: Save, step: number): Promise<number> {
  const { backend, signIn, startAnew, stored, unsoundness } = await openSeason()
  const line = await openBadLine(backend.databasePort)
  onTestFinished(line.stop)
  const ada = await signIn('owner', line.port)
  const original = await ada.add(draft('2026-12-10', '2026-12-13', { guestKey: GUEST_KEY }))
  const saved = change(original, ada)
  const before = line.passed()
  line.breakAfter(step, () => {
    void startAnew().then(({ databasePort }) => line.lead(databasePort))
  })

  // The owner presses the button again after a failed connection.
  await vi.waitFor(() => saveIn(ada, saved), { timeout: PATIENCE_MS, interval: 100 })

  const passed = line.passed() - before
  expect(await unsoundness()).toEqual([])
  const value = await stored(path)
  expect([step, path === 'log' ? verbsIn(value) : value]).toEqual([step, expected])
  return passed
}

function verbsIn(log: unknown): unknown[] {
  return Object.values(Object(log) as { [id: string]: { [entry: string]: { verb: string } } })
    .flatMap((entries) => Object.values(entries))
    .map(({ verb }) => verb)
}
