import type { IsoDate } from '#domain/date.ts'
import { accountOf } from '#domain/payments/account.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { Reservation } from '#domain/reservation.ts'
import type { Owner } from '#scripts/sample/season.ts'
import { atOnce, mourn, type Race, type Run, stay, type Told, unless } from './race.ts'

/** The paid amount of a stay older than payments. */
const BEFORE = 3000

/** The races of owners who record payments. */
export const PAYMENT_RACES: { readonly [title: string]: Race } = {
  'both write a payment down': async (run) => {
    const base = await run.ada.add(stay(run.from, 3))
    const answers = await atOnce(run, paying(base, 1000), paying(base, 500))
    return [
      ...unless(answers, ['done', 'done']),
      ...(await unlessPaid(run.can, base, BEFORE + 1500)),
    ]
  },

  'both collect all that is owed': async (run) => {
    const base = await run.ada.add(stay(run.from, 3))
    const answers = await atOnce(run, paying(base, base.kalan), paying(base, base.kalan))
    const payments = await run.can.seePaid(base.id)
    const { overpaid } = accountOf(await run.can.see(base.id), payments, null)
    return [
      ...unless(answers, ['done', 'done']),
      ...(overpaid === base.kalan ? [] : [`${overpaid} is said to be too much`]),
    ]
  },

  'one writes a payment down, the other changes the stay': async (run) => {
    const base = await run.ada.add(stay(run.from, 3))
    const answers = await atOnce(run, paying(base, 1000), (can) =>
      can.edit(base, { notlar: 'Can' }),
    )
    const { notlar } = await run.can.see(base.id)
    return [
      ...unless(answers, ['done', 'done']),
      ...(notlar === 'Can' ? [] : [`lost: ${notlar}`]),
      ...(await unlessPaid(run.can, base, BEFORE + 1000)),
    ]
  },

  'one changes the stay, the other writes a payment down': async (run) => {
    const base = await run.ada.add(stay(run.from, 3))
    const answers = await atOnce(
      run,
      (ada) => ada.edit(base, { notlar: 'Ada' }),
      paying(base, 1000),
    )
    return [
      ...unless(answers, ['done', 'done']),
      ...(await unlessPaid(run.can, base, BEFORE + 1000)),
    ]
  },

  'one pays for what the other deletes': (run) =>
    againstDeletion(run, (base) => atOnce(run, paying(base, 1000), removing(base))),

  'one deletes what the other pays for': (run) =>
    againstDeletion(run, async (base) => {
      const [removed, paid] = await atOnce(run, removing(base), paying(base, 1000))
      return [paid, removed]
    }),

  'both take one payment back': async (run) => {
    const { base, seen, payment } = await paidOnce(run)
    const takeBack = (owner: Owner) => owner.unpay(seen, payment)
    return [
      ...unless(await atOnce(run, takeBack, takeBack), ['done', 'done']),
      ...(await unlessPaid(run.can, base, BEFORE)),
    ]
  },

  'one takes a payment back, the other writes another down': async (run) => {
    const { base, seen, payment } = await paidOnce(run)
    const answers = await atOnce(run, (ada) => ada.unpay(seen, payment), paying(seen, 500))
    return [
      ...unless(answers, ['done', 'done']),
      ...(await unlessPaid(run.can, base, BEFORE + 500)),
    ]
  },
}

function paying(base: Reservation, amount: number) {
  return (owner: Owner) => owner.pay(base, payment(base.stay.checkIn, amount))
}

function removing(base: Reservation) {
  return (owner: Owner) => owner.remove(base)
}

function payment(date: IsoDate, amount: number): Payment {
  return { date, amount, method: 'cash' }
}

/** A stay with a payment, loaded by both. */
async function paidOnce({ ada, can, from }: Run) {
  const base = await ada.add(stay(from, 3))
  await ada.pay(base, payment(from, 1000))
  const found = (await can.seePaid(base.id)).find(({ purpose }) => purpose !== 'carried')
  if (!found) throw new Error('Nothing was paid')
  const { by: _by, ...keyed } = found
  return { base, seen: await can.see(base.id), payment: keyed }
}

/** A paid stay remains with its payment, or is deleted without any. */
async function againstDeletion(
  run: Run,
  race: (base: Reservation) => Promise<readonly [paid: Told, removed: Told]>,
): Promise<string[]> {
  const base = await run.ada.add(stay(run.from, 3))
  const [paid, removed] = await race(base)
  const left = (await run.can.seePaid(base.id)).length
  return [
    ...(await mourn(run.can, base, paid, removed)),
    ...((paid === 'done') === left > 0 ? [] : [`told ${paid}, and ${left} payments are stored`]),
  ]
}

/** Reports a stay with another paid amount. */
async function unlessPaid(owner: Owner, { id }: Reservation, sum: number): Promise<string[]> {
  const { paid } = accountOf(await owner.see(id), await owner.seePaid(id), null)
  return paid === sum ? [] : [`${paid} instead of ${sum} is paid`]
}
