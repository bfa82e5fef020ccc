import { addDays } from '#domain/date.ts'
import { type Reservation, sameReservation } from '#domain/reservation.ts'
import type { Owner } from '#scripts/sample/season.ts'
import {
  adding,
  atOnce,
  type Doing,
  editing,
  meet,
  unlessEditedOrDeleted,
  type Race,
  removing,
  type Run,
  stay,
  type Told,
  told,
  undeleting,
  unless,
  unlessIs,
  unlessOne,
} from './race.ts'

/** The races that two owners have run, and lost. */
export const RACES: { readonly [title: string]: Race } = {
  'both add a stay': async (run) =>
    unlessOne(await atOnce(run, adding(run, 0), adding(run)), 'NightTaken'),

  'both replace a cancelled stay': async (run) => {
    const { ada, can, cut, repair } = run
    const cancelled = await ada.add(stay(run.from, 3))
    cut()
    const adas = [told(ada.remove(cancelled)), told(adding(run, 0)(ada))]
    const cans = [await told(can.remove(cancelled)), await told(adding(run, 0)(can))]
    repair()
    return unless(
      [...(await Promise.all(adas)), ...cans],
      ['done', 'done', 'done', 'NightTaken'],
      ['done', 'NightTaken', 'done', 'done'],
    )
  },

  'one deletes, the other deletes and books the nights': (run) => release(run, removing, removing),
  'one moves, the other deletes and books the nights': (run) =>
    release(run, moving(run, 10), removing),
  'one deletes, the other moves and books the nights': (run) =>
    release(run, removing, moving(run, 20)),
  'one moves, the other moves and books the nights': (run) =>
    release(run, moving(run, 10), moving(run, 20)),

  'one undoes a deletion, the other books the nights': async (run) => {
    const deleted = await addedAndDeleted(run)
    const answers = await atOnce(run, undeleting(deleted), adding(run))
    return [
      ...unlessOne(answers, 'NightTaken'),
      ...(await unlessBack(run.can, deleted, answers[0] === 'done')),
    ]
  },

  'one deletes and undoes it, the other books the nights': async (run) => {
    const { ada, can, from, cut, repair } = run
    const deleted = await ada.add(stay(from, 3))
    cut()
    const adas = [told(ada.remove(deleted)), told(ada.undelete(deleted))]
    const cans = told(adding(run)(can))
    repair()
    const [removed = 'failed', restored = 'failed'] = await Promise.all(adas)
    return [
      ...unless([removed], ['done']),
      ...unlessOne([restored, await cans], 'NightTaken'),
      ...(await unlessBack(can, deleted, restored === 'done')),
    ]
  },

  'both undo one deletion': async (run) => {
    const deleted = await addedAndDeleted(run)
    return [
      ...unless(await atOnce(run, undeleting(deleted), undeleting(deleted)), ['done', 'done']),
      ...(await unlessBack(run.can, deleted, true)),
    ]
  },

  'both change one field': async (run) => {
    const { base, answers } = await meet(run, editing({ notlar: 'A' }), editing({ notlar: 'C' }))
    const { notlar } = await run.can.see(base.id)
    return [
      ...unlessOne(answers, 'Clashing'),
      ...unlessIs(notlar, answers[0] === 'done' ? 'A' : 'C'),
    ]
  },

  'both change other fields': async (run) => {
    const change = { kapora: 1, kalan: 9999 }
    const { base, answers } = await meet(run, editing({ notlar: 'A' }), editing(change))
    const { notlar, kapora } = await run.can.see(base.id)
    return [...unless(answers, ['done', 'done']), ...unlessIs(notlar, 'A'), ...unlessIs(kapora, 1)]
  },

  'one changes what the other deletes': async (run) => {
    const { base, answers } = await meet(run, editing({ notlar: 'A' }), removing)
    return unlessEditedOrDeleted(run.can, base, ...answers)
  },

  'one deletes what the other changes': async (run) => {
    const { base, answers } = await meet(run, removing, editing({ notlar: 'C' }))
    return unlessEditedOrDeleted(run.can, base, answers[1], answers[0])
  },

  'both move one stay': async (run) => {
    const { answers } = await meet(run, moving(run, 10), moving(run, 20))
    return unlessOne(answers, 'Clashing')
  },

  'one moves the stay whose deletion the other is asked about': async (run) => {
    const { ada, can, from, cut, repair } = run
    const base = await ada.add(stay(from, 3))
    await moving(run, 10)(base)(can)
    cut()
    const answer = ada.remove(base).catch((error: unknown) => error)
    repair()
    const current = Reflect.get(Object(await answer), 'current') as Reservation | undefined
    const again = current ? await told(ada.remove(current)) : 'failed'
    return [...unlessIs(current?.stay.checkIn, addDays(from, 10)), ...unless([again], ['done'])]
  },
}

function moving({ from }: Run, days: number) {
  return editing({ stay: stay(addDays(from, days), 3).stay })
}

async function addedAndDeleted({ ada, from }: Run): Promise<Reservation> {
  const deleted = await ada.add(stay(from, 3))
  await ada.remove(deleted)
  return deleted
}

/**
 * Ada frees the nights of a stay over her bad connection, while Can does too and gives them to
 * another stay, which keeps them.
 */
async function release(run: Run, adas: Doing, cans: Doing) {
  const { ada, can, from, cut, repair } = run
  const base = await ada.add(stay(from, 3))
  cut()
  const first = told(adas(base)(ada))
  const second = await told(cans(base)(can))
  const booked = await told(adding(run, 0)(can))
  repair()
  const answers = [await first, second, booked]
  // The second gets an error of the first; the nights are free in either order.
  const refusals: Told[] = ['done', 'Clashing', 'ChangedMeanwhile', 'GoneMeanwhile']
  const isRight = booked === 'done' && answers.every((answer) => refusals.includes(answer))
  return isRight ? [] : [`told ${answers.join(', ')}`]
}

/**
 * Reports a stay whose deletion was undone but that differs, or that exists although it was not.
 */
async function unlessBack(owner: Owner, deleted: Reservation, undone: boolean): Promise<string[]> {
  const found = await owner.see(deleted.id).catch(() => null)
  if (!undone) return found === null ? [] : ['it is back although that was refused']
  return found && sameReservation(found, deleted) ? [] : ['it is not back as it was']
}
