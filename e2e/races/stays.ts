import { addDays } from '#domain/date.ts'
import { type Reservation, sameReservation } from '#domain/reservation.ts'
import type { Owner } from '#scripts/sample/season.ts'
import {
  ADAS,
  atOnce,
  CANS,
  mourn,
  type Race,
  type Run,
  stay,
  type Told,
  told,
  unless,
  unlessOne,
} from './race.ts'

/** The races that two owners have run, and lost. */
export const RACES: { readonly [title: string]: Race } = {
  'both add a stay': async (run) => {
    const answers = await atOnce(
      run,
      (ada) => ada.add(stay(run.from, 3, ADAS)),
      (can) => can.add(stay(addDays(run.from, 1), 3, CANS)),
    )
    return unlessOne(answers, 'NightTaken')
  },

  'both replace a cancelled stay': async ({ ada, can, from, cut, repair }) => {
    const cancelled = await ada.add(stay(from, 3))
    cut()
    const adas = [told(ada.remove(cancelled)), told(ada.add(stay(from, 3, ADAS)))]
    const cans = [await told(can.remove(cancelled)), await told(can.add(stay(from, 3, CANS)))]
    repair()
    return unless(
      [...(await Promise.all(adas)), ...cans],
      ['done', 'done', 'done', 'NightTaken'],
      ['done', 'NightTaken', 'done', 'done'],
    )
  },

  'one deletes, the other deletes and books the nights': (run) => release(run, 'delete', 'delete'),
  'one moves, the other deletes and books the nights': (run) => release(run, 'move', 'delete'),
  'one deletes, the other moves and books the nights': (run) => release(run, 'delete', 'move'),
  'one moves, the other moves and books the nights': (run) => release(run, 'move', 'move'),

  'one undoes a deletion, the other books the nights': async (run) => {
    const { ada, can, from } = run
    const deleted = await ada.add(stay(from, 3))
    await ada.remove(deleted)
    const answers = await atOnce(
      run,
      () => ada.undelete(deleted),
      () => can.add(stay(addDays(from, 1), 3, CANS)),
    )
    return [
      ...unlessOne(answers, 'NightTaken'),
      ...(await unlessBack(can, deleted, answers[0] === 'done')),
    ]
  },

  'one deletes and undoes it, the other books the nights': async (run) => {
    const { ada, can, from, cut, repair } = run
    const deleted = await ada.add(stay(from, 3))
    cut()
    const adas = [told(ada.remove(deleted)), told(ada.undelete(deleted))]
    const cans = told(can.add(stay(addDays(from, 1), 3, CANS)))
    repair()
    const [removed = 'failed', restored = 'failed'] = await Promise.all(adas)
    return [
      ...unless([removed], ['done']),
      ...unlessOne([restored, await cans], 'NightTaken'),
      ...(await unlessBack(can, deleted, restored === 'done')),
    ]
  },

  'both undo one deletion': async (run) => {
    const deleted = await run.ada.add(stay(run.from, 3))
    await run.can.remove(deleted)
    const undo = (owner: Owner) => owner.undelete(deleted)
    return [
      ...unless(await atOnce(run, undo, undo), ['done', 'done']),
      ...(await unlessBack(run.can, deleted, true)),
    ]
  },

  'both change one field': async (run) => {
    const base = await run.ada.add(stay(run.from, 3))
    const answers = await atOnce(
      run,
      (ada) => ada.edit(base, { notlar: 'Ada' }),
      (can) => can.edit(base, { notlar: 'Can' }),
    )
    const { notlar } = await run.can.see(base.id)
    const won = answers[0] === 'done' ? 'Ada' : 'Can'
    return [
      ...unlessOne(answers, 'Clashing'),
      ...(notlar === won ? [] : [`${won} was told "done", and ${notlar} is stored`]),
    ]
  },

  'both change other fields': async (run) => {
    const base = await run.ada.add(stay(run.from, 3))
    const answers = await atOnce(
      run,
      (ada) => ada.edit(base, { notlar: 'Ada' }),
      (can) => can.edit(base, { kapora: 1, kalan: 9999 }),
    )
    const { notlar, kapora } = await run.can.see(base.id)
    return [
      ...unless(answers, ['done', 'done']),
      ...(notlar === 'Ada' && kapora === 1 ? [] : [`lost: ${notlar}, ${kapora}`]),
    ]
  },

  'one changes what the other deletes': async (run) => {
    const base = await run.ada.add(stay(run.from, 3))
    const [edited, removed] = await atOnce(
      run,
      (ada) => ada.edit(base, { notlar: 'Ada' }),
      (can) => can.remove(base),
    )
    return mourn(run.can, base, edited, removed)
  },

  'one deletes what the other changes': async (run) => {
    const base = await run.ada.add(stay(run.from, 3))
    const [removed, edited] = await atOnce(
      run,
      (ada) => ada.remove(base),
      (can) => can.edit(base, { notlar: 'Can' }),
    )
    return mourn(run.can, base, edited, removed)
  },

  'both move one stay': async (run) => {
    const base = await run.ada.add(stay(run.from, 3))
    const answers = await atOnce(run, moving(base, run, 10), moving(base, run, 20))
    return unlessOne(answers, 'Clashing')
  },

  'one moves the stay whose deletion the other is asked about': async (run) => {
    const { ada, can, from, cut, repair } = run
    const base = await ada.add(stay(from, 3))
    const { stay: elsewhere } = stay(addDays(from, 10), 3)
    await can.edit(base, { stay: elsewhere })
    cut()
    const answer = ada.remove(base).catch((error: unknown) => error)
    repair()
    const current = Reflect.get(Object(await answer), 'current') as Reservation | undefined
    const again = current ? await told(ada.remove(current)) : 'failed'
    return [
      ...(current?.stay.checkIn === elsewhere.checkIn ? [] : ['the old dates were shown']),
      ...unless([again], ['done']),
    ]
  },
}

function moving(base: Reservation, { from }: Run, days: number) {
  return (owner: Owner) => owner.edit(base, { stay: stay(addDays(from, days), 3).stay })
}

/**
 * Ada frees the nights of `base` over her bad connection, while Can does too and gives them to
 * another stay, which keeps them.
 */
async function release(run: Run, adas: 'delete' | 'move', cans: 'delete' | 'move') {
  const { ada, can, from, cut, repair } = run
  const base = await ada.add(stay(from, 3))
  const letGo = (owner: Owner, how: 'delete' | 'move', days: number) =>
    told(how === 'delete' ? owner.remove(base) : moving(base, run, days)(owner))
  cut()
  const first = letGo(ada, adas, 10)
  const second = await letGo(can, cans, 20)
  const booked = await told(can.add(stay(from, 3, CANS)))
  repair()
  const answers = [await first, second, booked]
  // The second gets an error of the first; the nights are free in either order.
  const refusals: Told[] = ['done', 'Clashing', 'ChangedMeanwhile', 'GoneMeanwhile']
  const isRight = answers[2] === 'done' && answers.every((answer) => refusals.includes(answer))
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
