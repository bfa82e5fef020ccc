import { expect, onTestFinished, test, vi } from 'vitest'
import {
  type Command,
  toAdd,
  toCancel,
  toDelete,
  toEdit,
  toPay,
  toUncancel,
  toUnpay,
} from '#domain/commands/command.ts'
import type { Reservation } from '#domain/reservation.ts'
import { day } from '#domain/testing.ts'
import { openBadLine } from '#rtdb-emulator/testing/badLine.ts'
import { draft, type Owner, openSeason } from '#scripts/sample/season.ts'
import { sendLetterWork } from './letterWriter.ts'
import { makeChange } from './makeChange.ts'
import { submitChange } from './writer.ts'

const BASE = draft('2026-12-10', '2026-12-13')
const ELSEWHERE = draft('2026-12-12', '2026-12-16')
const PATIENCE_MS = 60_000
const BEGUN = { entry: '-a', at: 1 }

type Save = {
  intend: (base: Reservation, owner: Owner) => Command | Promise<Command>
  verbs: string[]
  /** Prepares the stay. */
  prepare?: (owner: Owner, base: Reservation) => Promise<unknown>
}

const PAYMENT = { date: day('2026-06-01'), amount: 700, method: 'cash' } as const

async function toUnpayLast(base: Reservation, { seePaid }: Owner) {
  const payments = await seePaid(base.id)
  const { by: _by, ...paid } = payments.find(({ purpose }) => !purpose) ?? expect.fail()
  return toUnpay(base, paid)
}

/** An edit made from the version before Can’s note. */
function toEditOlder(base: Reservation) {
  const older = { ...base, notlar: '' }
  return toEdit({ ...older, version: 1 }, { ...older, kapora: 1 })
}

const SAVES: { [title: string]: Save } = {
  'a stay is added': { intend: () => toAdd(draft('2027-01-10', '2027-01-13')), verbs: ['add'] },
  'a stay is moved': {
    intend: (base) => toEdit(base, { ...base, stay: ELSEWHERE.stay }),
    verbs: ['add', 'edit'],
  },
  'a stay is deleted': { intend: toDelete, verbs: ['add', 'delete'] },
  'a change is merged with another’s': {
    prepare: (ada, base) => ada.edit(base, { notlar: 'Can' }),
    intend: toEditOlder,
    verbs: ['add', 'edit', 'edit'],
  },
  'a payment is recorded': { intend: (base) => toPay(base, PAYMENT), verbs: ['add', 'pay'] },
  'a payment is undone': {
    prepare: (ada, base) => ada.pay(base, PAYMENT),
    intend: toUnpayLast,
    verbs: ['add', 'pay', 'unpay'],
  },
  'a stay is cancelled': {
    intend: (base) => toCancel(base, { kept: 500 }, day('2026-06-01')),
    verbs: ['add', 'cancel'],
  },
  'a cancellation is undone': {
    prepare: (ada, base) => ada.cancel(base, { kept: 500 }),
    intend: async ({ id }, { seeCancelled }) => toUncancel(await seeCancelled(id)),
    verbs: ['add', 'cancel', 'uncancel'],
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

/** A season whose owner is connected through a line that the test can break. */
async function openThroughLine() {
  const season = await openSeason()
  const line = await openBadLine(season.backend.databasePort)
  onTestFinished(line.stop)
  return { ...season, line, ada: await season.signIn('owner', line.port) }
}

/**
 * Saves while the backend is killed instead of the message `step`; returns the number of messages
 * passed.
 */
async function run({ intend, prepare, verbs }: Save, step: number): Promise<number> {
  const { ada, line, startAnew, stored, unsoundness } = await openThroughLine()
  let base = await ada.add(BASE)
  if (prepare) {
    await prepare(ada, base)
    base = await ada.see(base.id).catch(() => base)
  }
  const change = makeChange(ada.database, await intend(base, ada))
  const before = line.passed()
  const killed = vi.fn<() => void>()
  line.breakAfter(step, () => {
    killed()
    void startAnew().then(({ databasePort }) => line.lead(databasePort))
  })

  // The page queues a change until its answer, and submits it again after a failed connection.
  await vi.waitFor(() => submitChange(ada, change), { timeout: PATIENCE_MS, interval: 100 })

  const passed = line.passed() - before
  expect(await unsoundness()).toEqual([])
  const log = (await stored(`log/${change.id}`)) as { [key: string]: { verb?: string } }
  const told = Object.values(log).flatMap(({ verb }) => verb ?? [])
  expect([step, ...told]).toEqual([step, ...verbs])
  expect(killed).toHaveBeenCalledTimes(step === Infinity ? 0 : 1)
  return passed
}

const MARK = { date: day('2026-06-01'), language: 'tr' }
const OWN = { subject: 'Teşekkür', body: 'Sağ olun.' }

test.each<[string, (owner: Owner, id: string) => Promise<void>, string, unknown]>([
  [
    'it is written down that a letter was written',
    (ada, id) => sendLetterWork(ada, { letter: 'written', about: id, kind: 'offer', ...MARK }),
    'written/ID/offer/date',
    '2026-06-01',
  ],
  [
    'a letter is put into own words',
    (ada) =>
      sendLetterWork(ada, {
        ...BEGUN,
        letter: 'text',
        kind: 'thanks',
        language: 'tr',
        wanted: OWN,
        version: 0,
      }),
    'letters/thanks/tr/version',
    1,
  ],
])(
  'when %s it is done once, at whichever message the backend is killed',
  { timeout: 2 * PATIENCE_MS },
  async (_, send, path, expected) => {
    async function runLetter(step: number): Promise<number> {
      const { ada, line, startAnew, stored, unsoundness } = await openThroughLine()
      const { id } = await ada.add(BASE)
      const before = line.passed()
      line.breakAfter(
        step,
        () => void startAnew().then(({ databasePort }) => line.lead(databasePort)),
      )

      await vi.waitFor(() => send(ada, id), { timeout: PATIENCE_MS, interval: 100 })

      expect(await stored(path.replace('ID', id))).toBe(expected)
      expect(await unsoundness()).toEqual([])
      return line.passed() - before
    }

    const messages = await runLetter(Infinity)
    expect(messages).toBeGreaterThan(0)
    await Promise.all(Array.from({ length: messages }, (__, step) => runLetter(step)))
  },
)
