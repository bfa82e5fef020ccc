import type { Reservation } from '#domain/reservation.ts'
import type { Owner } from '#scripts/sample/season.ts'
import {
  adding,
  atOnce,
  type Doing,
  editing,
  isThere,
  meet,
  paying,
  type Race,
  removing,
  type Run,
  stay,
  type Told,
  unless,
  unlessIs,
  unlessOne,
} from './race.ts'

const KEEP = { kept: 1000, reason: 'Hastalık' }
const OTHER = { notlar: 'Başka' }

/** The races of an owner who cancels a stay, or undoes a cancellation. */
export const CANCELLING_RACES: { readonly [title: string]: Race } = {
  'one cancels what the other changes': (run) => change(run, cancelling, editing(OTHER)),
  'one changes what the other cancels': (run) => change(run, editing(OTHER), cancelling),
  'one cancels what the other deletes': (run) => remove(run, cancelling, removing),
  'one deletes what the other cancels': (run) => remove(run, removing, cancelling),
  'one cancels what is paid to the other': (run) => pay(run, cancelling, paying(700)),
  'one is paid what the other cancels': (run) => pay(run, paying(700), cancelling),

  'both cancel, and keep different sums': async (run) => {
    const keeping =
      (kept: number): Doing =>
      (base) =>
      (owner) =>
        owner.cancel(base, { kept })
    const { base, answers } = await meet(run, keeping(1), keeping(2))
    const { cancellation } = await run.can.seeCancelled(base.id)
    return [
      ...unlessOne(answers, 'cancelled'),
      ...unlessIs(cancellation.kept, answers[0] === 'done' ? 1 : 2),
    ]
  },

  'both cancel alike': async (run) => {
    const { base, answers } = await meet(run, cancelling, cancelling)
    const { version } = await run.can.seeCancelled(base.id)
    return [...unless(answers, ['done', 'done']), ...unlessIs(version, 2)]
  },

  'one takes a cancellation back, the other sells the nights': async (run) => {
    const kept = await cancelled(run)
    const answers = await atOnce(run, (ada) => ada.uncancel(kept), adding(run))
    return [...unlessOne(answers, 'NightTaken'), ...(await unlessBack(run.can, kept, answers[0]))]
  },

  'one sells the nights, the other takes the cancellation back': async (run) => {
    const kept = await cancelled(run)
    const answers = await atOnce(run, adding(run), (can) => can.uncancel(kept))
    return [...unlessOne(answers, 'NightTaken'), ...(await unlessBack(run.can, kept, answers[1]))]
  },

  'both take a cancellation back': async (run) => {
    const kept = await cancelled(run)
    const undo = (owner: Owner) => owner.uncancel(kept)
    return [
      ...unless(await atOnce(run, undo, undo), ['done', 'done']),
      ...(await unlessBack(run.can, kept, 'done')),
    ]
  },

  'one takes a cancellation back while the other gives money back': async (run) => {
    const kept = await cancelled(run)
    const answers = await atOnce(run, (ada) => ada.uncancel(kept), paying(-500)(kept))
    const paid = await run.can.seePaid(kept.id)
    return [
      ...unless(answers, ['done', 'done']),
      ...unlessIs(paid.filter(({ amount }) => amount === -500).length, 1),
      ...(await unlessBack(run.can, kept, 'done')),
    ]
  },
}

const cancelling: Doing = (base) => (owner) => owner.cancel(base, KEEP)

async function cancelled({ ada, can, from }: Run) {
  const base = await ada.add(stay(from, 3))
  await ada.cancel(base, KEEP)
  return can.seeCancelled(base.id)
}

/** Cancels a stay while the other owner does something else; returns the canceller's result first. */
async function meetCanceller(run: Run, adas: Doing, cans: Doing) {
  const { base, answers } = await meet(run, adas, cans)
  const stands = await isThere(run.can.see(base.id))
  const isKept = await isThere(run.can.seeCancelled(base.id))
  return { base, answers: adas === cancelling ? answers : answers.toReversed(), stands, isKept }
}

/** An edit that was first is asked about again; one that was second is refused. */
async function change(run: Run, adas: Doing, cans: Doing): Promise<string[]> {
  const { answers, stands, isKept } = await meetCanceller(run, adas, cans)
  return [
    ...unless(answers, isKept ? ['done', 'cancelled'] : ['ChangedMeanwhile', 'done']),
    ...(stands === isKept ? ['it stands twice, or nowhere'] : []),
  ]
}

/** The first one decides whether a history remains. */
async function remove(run: Run, adas: Doing, cans: Doing): Promise<string[]> {
  const { answers, stands, isKept } = await meetCanceller(run, adas, cans)
  return [
    ...unless(answers, isKept ? ['done', 'cancelled'] : ['GoneMeanwhile', 'done']),
    ...(stands ? ['it stands after all'] : []),
  ]
}

/** A payment is stored once in either order; a first payment that came before is asked about. */
async function pay(run: Run, adas: Doing, cans: Doing): Promise<string[]> {
  const { base, answers, isKept } = await meetCanceller(run, adas, cans)
  const paid = await run.can.seePaid(base.id)
  return [
    ...unless(answers, isKept ? ['done', 'done'] : ['ChangedMeanwhile', 'done']),
    ...unlessIs(paid.map(({ amount }) => amount).join(), '3000,700'),
  ]
}

/** Reports a restored stay that is not active, or another one that is not among the cancelled. */
async function unlessBack(owner: Owner, { id }: Reservation, told: Told): Promise<string[]> {
  const stands = await isThere(owner.see(id))
  const isKept = await isThere(owner.seeCancelled(id))
  return stands === (told === 'done') && stands !== isKept ? [] : ['it is not where it was told']
}
