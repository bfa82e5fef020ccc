import { addDays, type IsoDate } from '#domain/date.ts'
import { Failure } from '#domain/failure.ts'
import { type Reservation, type ReservationDraft, sameReservation } from '#domain/reservation.ts'
import { draft, type Owner } from '#local-backend/testing/season.ts'

/** One run of a race: what `ada` does from `cut` to `mend` goes over a bad line; `from` is the first of forty days of its own. */
export type Run = {
  ada: Owner
  can: Owner
  from: IsoDate
  cut: () => void
  mend: () => void
}

/** Runs a race once and returns what was not right: what somebody was told and is not so. */
export type Race = (run: Run) => Promise<string[]>

/** What somebody is told of a change that they have made. */
export type Told =
  | 'done'
  | 'NightTaken'
  | 'Clashing'
  | 'ChangedMeanwhile'
  | 'GoneMeanwhile'
  | 'answered'
  | 'failed'

const KNOWN: readonly Told[] = ['NightTaken', 'Clashing', 'ChangedMeanwhile', 'GoneMeanwhile']

/** What somebody is told of an attempt. */
export function told(attempt: Promise<unknown>): Promise<Told> {
  return attempt.then(
    () => 'done',
    (error: unknown) => {
      if (error instanceof Failure && error.reason === 'answered') return 'answered'
      const name = error instanceof Error ? error.constructor.name : ''
      return KNOWN.find((each) => each === name) ?? 'failed'
    },
  )
}

/** Guests of Ada's, and of Can's. */
export const ADAS = 'Ada’nın misafiri'
export const CANS = 'Can’ın misafiri'

/** A stay of some nights from a day on. */
export function stay(from: IsoDate, nights: number, musteriAdi = 'Ayşe Yılmaz'): ReservationDraft {
  return draft(from, addDays(from, nights), { musteriAdi })
}

/** The races that two owners have run, and lost. */
export const RACES: { readonly [title: string]: Race } = {
  'both add a stay': async ({ ada, can, from, cut, mend }) => {
    cut()
    const adas = told(ada.add(stay(from, 3, ADAS)))
    const cans = told(can.add(stay(addDays(from, 1), 3, CANS)))
    mend()
    return unless(
      [await adas, await cans],
      [
        ['done', 'NightTaken'],
        ['NightTaken', 'done'],
      ],
    )
  },

  'both replace a cancelled stay': async ({ ada, can, from, cut, mend }) => {
    const cancelled = await ada.add(stay(from, 3))
    cut()
    const adas = [told(ada.remove(cancelled)), told(ada.add(stay(from, 3, ADAS)))]
    const cans = [await told(can.remove(cancelled)), await told(can.add(stay(from, 3, CANS)))]
    mend()
    return unless(
      [...(await Promise.all(adas)), ...cans],
      [
        ['done', 'done', 'done', 'NightTaken'],
        ['done', 'NightTaken', 'done', 'done'],
      ],
    )
  },

  'one deletes, the other deletes and books the nights': (run) => release(run, 'delete', 'delete'),
  'one moves, the other deletes and books the nights': (run) => release(run, 'move', 'delete'),
  'one deletes, the other moves and books the nights': (run) => release(run, 'delete', 'move'),
  'one moves, the other moves and books the nights': (run) => release(run, 'move', 'move'),

  'one undoes a deletion, the other books the nights': async ({ ada, can, from, cut, mend }) => {
    const deleted = await ada.add(stay(from, 3))
    await ada.remove(deleted)
    cut()
    const adas = told(ada.restore(deleted))
    const cans = told(can.add(stay(addDays(from, 1), 3, CANS)))
    mend()
    const answers = [await adas, await cans]
    return [
      ...unless(answers, [
        ['done', 'NightTaken'],
        ['NightTaken', 'done'],
      ]),
      ...(await unlessBack(can, deleted, answers[0] === 'done')),
    ]
  },

  'one deletes and undoes it, the other books the nights': async (run) => {
    const { ada, can, from, cut, mend } = run
    const deleted = await ada.add(stay(from, 3))
    cut()
    const adas = [told(ada.remove(deleted)), told(ada.restore(deleted))]
    const cans = told(can.add(stay(addDays(from, 1), 3, CANS)))
    mend()
    const answers = [...(await Promise.all(adas)), await cans]
    return [
      ...unless(answers, [
        ['done', 'done', 'NightTaken'],
        ['done', 'NightTaken', 'done'],
      ]),
      ...(await unlessBack(can, deleted, answers[1] === 'done')),
    ]
  },

  'both undo one deletion': async ({ ada, can, from, cut, mend }) => {
    const deleted = await ada.add(stay(from, 3))
    await can.remove(deleted)
    cut()
    const adas = told(ada.restore(deleted))
    const cans = told(can.restore(deleted))
    mend()
    return [
      ...unless([await adas, await cans], [['done', 'done']]),
      ...(await unlessBack(can, deleted, true)),
    ]
  },

  'both change one field': async ({ ada, can, from, cut, mend }) => {
    const base = await ada.add(stay(from, 3))
    cut()
    const adas = told(ada.edit(base, { notlar: 'Ada' }))
    const cans = told(can.edit(base, { notlar: 'Can' }))
    mend()
    const answers = [await adas, await cans]
    const { notlar } = await can.see(base.id)
    const won = answers[0] === 'done' ? 'Ada' : 'Can'
    return [
      ...unless(answers, [
        ['done', 'Clashing'],
        ['Clashing', 'done'],
      ]),
      ...(notlar === won ? [] : [`${won} was told "done", and ${notlar} is stored`]),
    ]
  },

  'both change other fields': async ({ ada, can, from, cut, mend }) => {
    const base = await ada.add(stay(from, 3))
    cut()
    const adas = told(ada.edit(base, { notlar: 'Ada' }))
    const cans = told(can.edit(base, { kapora: 1, kalan: 9999 }))
    mend()
    const answers = [await adas, await cans]
    const { notlar, kapora } = await can.see(base.id)
    return [
      ...unless(answers, [['done', 'done']]),
      ...(notlar === 'Ada' && kapora === 1 ? [] : [`lost: ${notlar}, ${kapora}`]),
    ]
  },

  'one changes what the other deletes': async ({ ada, can, from, cut, mend }) => {
    const base = await ada.add(stay(from, 3))
    cut()
    const edited = told(ada.edit(base, { notlar: 'Ada' }))
    const removed = told(can.remove(base))
    mend()
    return mourn(can, base, await edited, await removed)
  },

  'one deletes what the other changes': async ({ ada, can, from, cut, mend }) => {
    const base = await ada.add(stay(from, 3))
    cut()
    const removed = told(ada.remove(base))
    const edited = told(can.edit(base, { notlar: 'Can' }))
    mend()
    return mourn(can, base, await edited, await removed)
  },

  'both move one stay': async ({ ada, can, from, cut, mend }) => {
    const base = await ada.add(stay(from, 3))
    cut()
    const adas = told(ada.edit(base, { stay: stay(addDays(from, 10), 3).stay }))
    const cans = told(can.edit(base, { stay: stay(addDays(from, 20), 3).stay }))
    mend()
    return unless(
      [await adas, await cans],
      [
        ['done', 'Clashing'],
        ['Clashing', 'done'],
      ],
    )
  },

  'one moves the stay whose deletion the other is asked about': async ({
    ada,
    can,
    from,
    cut,
    mend,
  }) => {
    const base = await ada.add(stay(from, 3))
    const { stay: elsewhere } = stay(addDays(from, 10), 3)
    await can.edit(base, { stay: elsewhere })
    cut()
    const answer = ada.remove(base).catch((error: unknown) => error)
    mend()
    const current = Reflect.get(Object(await answer), 'current') as Reservation | undefined
    const again = current ? await told(ada.remove(current)) : 'failed'
    return [
      ...(current?.stay.checkIn === elsewhere.checkIn ? [] : ['the old dates were shown']),
      ...unless([again], [['done']]),
    ]
  },
}

/** Ada lets `base` go over her bad line while Can does and gives the nights to another stay: that one keeps them. */
async function release(run: Run, adas: 'delete' | 'move', cans: 'delete' | 'move') {
  const { ada, can, from, cut, mend } = run
  const base = await ada.add(stay(from, 3))
  const letGo = (owner: Owner, how: 'delete' | 'move', days: number) =>
    told(
      how === 'delete'
        ? owner.remove(base)
        : owner.edit(base, { stay: stay(addDays(from, days), 3).stay }),
    )
  cut()
  const first = letGo(ada, adas, 10)
  const second = await letGo(can, cans, 20)
  const booked = await told(can.add(stay(from, 3, CANS)))
  mend()
  const answers = [await first, second, booked]
  // Whoever is second hears of the first; the nights are free either way.
  const refusals: Told[] = ['done', 'Clashing', 'ChangedMeanwhile', 'GoneMeanwhile']
  const isRight = answers[2] === 'done' && answers.every((answer) => refusals.includes(answer))
  return isRight ? [] : [`told ${answers.join(', ')}`]
}

/** What was changed and deleted at once is there and says so, or is gone and everybody knows. */
export async function mourn(owner: Owner, base: Reservation, edited: Told, removed: Told) {
  const isThere = await owner.see(base.id).then(
    () => true,
    () => false,
  )
  const expected = isThere ? ['done', 'ChangedMeanwhile'] : ['GoneMeanwhile', 'done']
  return unless([edited, removed], [expected])
}

/** Says what is wrong when a stay whose deletion was undone is not there as it was, or is there although it was not. */
async function unlessBack(owner: Owner, deleted: Reservation, undone: boolean): Promise<string[]> {
  const found = await owner.see(deleted.id).catch(() => null)
  if (!undone) return found === null ? [] : ['it is back although that was refused']
  return found && sameReservation(found, deleted) ? [] : ['it is not back as it was']
}

/** What is not right when the answers are none of those expected. */
export function unless(
  answers: readonly Told[],
  expected: readonly (readonly string[])[],
): string[] {
  const isExpected = expected.some((each) => each.join() === answers.join())
  return isExpected ? [] : [`told ${answers.join(', ')}`]
}
