import { addDays } from '#domain/date.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { Owner } from '#scripts/sample/season.ts'
import { atOnce, CANS, type Race, type Run, stay, type Told, unless, unlessOne } from './race.ts'

const KEEP = { kept: 1000, reason: 'Hastalık' }

/** The races of an owner who cancels a stay, or undoes a cancellation. */
export const CANCELLING_RACES: { readonly [title: string]: Race } = {
  'one cancels what the other changes': (run) => change(run, cancelling, editing),
  'one changes what the other cancels': (run) => change(run, editing, cancelling),
  'one cancels what the other deletes': (run) => remove(run, cancelling, removing),
  'one deletes what the other cancels': (run) => remove(run, removing, cancelling),
  'one cancels what is paid to the other': (run) => pay(run, cancelling, paying(run)),
  'one is paid what the other cancels': (run) => pay(run, paying(run), cancelling),

  'both cancel, and keep different sums': async (run) => {
    const base = await run.ada.add(stay(run.from, 3))
    const answers = await atOnce(
      run,
      (ada) => ada.cancel(base, { kept: 1 }),
      (can) => can.cancel(base, { kept: 2 }),
    )
    const { cancellation } = await run.can.seeCancelled(base.id)
    const won = answers[0] === 'done' ? 1 : 2
    return [
      ...unlessOne(answers, 'cancelled'),
      ...(cancellation.kept === won
        ? []
        : [`${won} was told to be kept, and ${cancellation.kept} is`]),
    ]
  },

  'both cancel alike': async (run) => {
    const base = await run.ada.add(stay(run.from, 3))
    const answers = await atOnce(run, cancelling(base), cancelling(base))
    const { version } = await run.can.seeCancelled(base.id)
    return [
      ...unless(answers, ['done', 'done']),
      ...(version === 2 ? [] : [`it was cancelled ${version - 1} times`]),
    ]
  },

  'one takes a cancellation back, the other sells the nights': async (run) => {
    const { ada, can, from } = run
    const kept = await cancelled(run)
    const answers = await atOnce(
      run,
      () => ada.uncancel(kept),
      () => can.add(stay(addDays(from, 1), 3, CANS)),
    )
    return [...unlessOne(answers, 'NightTaken'), ...(await unlessBack(can, kept, answers[0]))]
  },

  'one sells the nights, the other takes the cancellation back': async (run) => {
    const { ada, can, from } = run
    const kept = await cancelled(run)
    const answers = await atOnce(
      run,
      () => ada.add(stay(addDays(from, 1), 3)),
      () => can.uncancel(kept),
    )
    return [...unlessOne(answers, 'NightTaken'), ...(await unlessBack(can, kept, answers[1]))]
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
    const refund: Payment = { date: run.from, amount: -500, method: 'transfer' }
    const answers = await atOnce(
      run,
      (ada) => ada.uncancel(kept),
      (can) => can.pay(kept, refund),
    )
    const paid = await run.can.seePaid(kept.id)
    return [
      ...unless(answers, ['done', 'done']),
      ...(paid.filter(({ amount }) => amount === -500).length === 1 ? [] : ['not given back once']),
      ...(await unlessBack(run.can, kept, 'done')),
    ]
  },
}

type Doing = (base: Reservation) => (owner: Owner) => Promise<unknown>

const cancelling: Doing = (base) => (owner) => owner.cancel(base, KEEP)
const editing: Doing = (base) => (owner) => owner.edit(base, { notlar: 'Başka' })
const removing: Doing = (base) => (owner) => owner.remove(base)
const paying =
  ({ from }: Run): Doing =>
  (base) =>
  (owner) =>
    owner.pay(base, { date: from, amount: 700, method: 'cash' })

async function cancelled({ ada, can, from }: Run) {
  const base = await ada.add(stay(from, 3))
  await ada.cancel(base, KEEP)
  return can.seeCancelled(base.id)
}

/**
 * Runs both at once on a separate stay; returns the results, the canceller first, and the stay's
 * place.
 */
async function meet(run: Run, adas: Doing, cans: Doing) {
  const base = await run.ada.add(stay(run.from, 3))
  const [ada, can] = await atOnce(run, adas(base), cans(base))
  const [cancelled, other]: Told[] = adas === cancelling ? [ada, can] : [can, ada]
  const stands = await isThere(run.can.see(base.id))
  const isKept = await isThere(run.can.seeCancelled(base.id))
  return { base, answers: [cancelled ?? 'failed', other ?? 'failed'], stands, isKept }
}

function isThere(look: Promise<unknown>): Promise<boolean> {
  return look.then(
    () => true,
    () => false,
  )
}

/** An edit that was first is asked about again; one that was second is refused. */
async function change(run: Run, adas: Doing, cans: Doing): Promise<string[]> {
  const { answers, stands, isKept } = await meet(run, adas, cans)
  return [
    ...unless(answers, isKept ? ['done', 'cancelled'] : ['ChangedMeanwhile', 'done']),
    ...(stands === isKept ? ['it stands twice, or nowhere'] : []),
  ]
}

/** The first one decides whether a history remains. */
async function remove(run: Run, adas: Doing, cans: Doing): Promise<string[]> {
  const { answers, stands, isKept } = await meet(run, adas, cans)
  return [
    ...unless(answers, isKept ? ['done', 'cancelled'] : ['GoneMeanwhile', 'done']),
    ...(stands ? ['it stands after all'] : []),
  ]
}

/** A payment is stored once in either order; a first payment that came before is asked about. */
async function pay(run: Run, adas: Doing, cans: Doing): Promise<string[]> {
  const { base, answers, isKept } = await meet(run, adas, cans)
  const paid = await run.can.seePaid(base.id)
  return [
    ...unless(answers, isKept ? ['done', 'done'] : ['ChangedMeanwhile', 'done']),
    ...(paid.map(({ amount }) => amount).join() === '3000,700' ? [] : ['not paid once']),
  ]
}

/** Reports a restored stay that is not active, or another one that is not among the cancelled. */
async function unlessBack(owner: Owner, { id }: Reservation, told: Told): Promise<string[]> {
  const stands = await isThere(owner.see(id))
  const isKept = await isThere(owner.seeCancelled(id))
  return stands === (told === 'done') && stands !== isKept ? [] : ['it is not where it was told']
}
