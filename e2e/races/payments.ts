import { accountOf } from '#domain/payments/account.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { Owner } from '#scripts/sample/season.ts'
import {
  atOnce,
  type Doing,
  editing,
  meet,
  unlessEditedOrDeleted,
  paying,
  type Race,
  removing,
  type Run,
  stay,
  type Told,
  unless,
  unlessIs,
} from './race.ts'

/** The paid amount of a stay older than payments. */
const BEFORE = 3000

/** The races of owners who record payments. */
export const PAYMENT_RACES: { readonly [title: string]: Race } = {
  'both write a payment down': (run) => bothDone(run, paying(1000), paying(500), 1500),
  'one writes a payment down, the other changes the stay': (run) =>
    bothDone(run, paying(1000), editing({ notlar: 'Can' }), 1000, 'Can'),
  'one changes the stay, the other writes a payment down': (run) =>
    bothDone(run, editing({ notlar: 'Can' }), paying(1000), 1000, 'Can'),

  'both collect all that is owed': async (run) => {
    const collecting: Doing = (base) => paying(base.kalan)(base)
    const { base, answers } = await meet(run, collecting, collecting)
    const payments = await run.can.seePaid(base.id)
    const { overpaid } = accountOf(await run.can.see(base.id), payments, null)
    return [...unless(answers, ['done', 'done']), ...unlessIs(overpaid, base.kalan)]
  },

  'one pays for what the other deletes': async (run) => {
    const { base, answers } = await meet(run, paying(1000), removing)
    return againstDeletion(run, base, ...answers)
  },
  'one deletes what the other pays for': async (run) => {
    const { base, answers } = await meet(run, removing, paying(1000))
    return againstDeletion(run, base, answers[1], answers[0])
  },

  'both take one payment back': async (run) => {
    const { seen, takeBack } = await paidOnce(run)
    return [
      ...unless(await atOnce(run, takeBack, takeBack), ['done', 'done']),
      ...(await unlessPaid(run.can, seen, BEFORE)),
    ]
  },

  'one takes a payment back, the other writes another down': async (run) => {
    const { seen, takeBack } = await paidOnce(run)
    return [
      ...unless(await atOnce(run, takeBack, paying(500)(seen)), ['done', 'done']),
      ...(await unlessPaid(run.can, seen, BEFORE + 500)),
    ]
  },
}

/** Neither change is lost. */
async function bothDone(run: Run, adas: Doing, cans: Doing, paid: number, note?: string) {
  const { base, answers } = await meet(run, adas, cans)
  const { notlar } = await run.can.see(base.id)
  return [
    ...unless(answers, ['done', 'done']),
    ...unlessIs(notlar, note ?? base.notlar),
    ...(await unlessPaid(run.can, base, BEFORE + paid)),
  ]
}

/** A stay with a payment, loaded by both, and the operation that takes the payment back. */
async function paidOnce({ ada, can, from }: Run) {
  const base = await ada.add(stay(from, 3))
  await paying(1000)(base)(ada)
  const found = (await can.seePaid(base.id)).find(({ purpose }) => purpose !== 'carried')
  if (!found) throw new Error('Nothing was paid')
  const { by: _by, ...payment } = found
  const seen = await can.see(base.id)
  return { seen, takeBack: (owner: Owner) => owner.unpay(seen, payment) }
}

/** A paid stay remains with its payment, or is deleted without any. */
async function againstDeletion(run: Run, base: Reservation, paid: Told, removed: Told) {
  const left = (await run.can.seePaid(base.id)).length
  return [
    ...(await unlessEditedOrDeleted(run.can, base, paid, removed)),
    ...((paid === 'done') === left > 0 ? [] : [`told ${paid}, and ${left} payments are stored`]),
  ]
}

/** Reports a stay with another paid amount. */
async function unlessPaid(owner: Owner, { id }: Reservation, sum: number): Promise<string[]> {
  const { paid } = accountOf(await owner.see(id), await owner.seePaid(id), null)
  return unlessIs(paid, sum)
}
