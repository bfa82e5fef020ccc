import { toEdit, toPay, toUnpay } from '#domain/commands/command.ts'
import type { IsoDate } from '#domain/date.ts'
import { closed, reopened } from '#domain/payments/closing.ts'
import type { Due } from '#domain/office/dues.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { Cashbook } from '#features/payments/cashbook.ts'
import { changeFor } from '#db/changes.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { currentLanguage, translate } from '#i18n/index.ts'
import type { Doing, useActs } from './useActs.ts'

type Paying = Pick<Doing, 'post' | 'track'> & ReturnType<typeof useActs>

/** Returns functions that record payments and undo them, with their own messages. */
export function paying({ post, track, say, perform }: Paying) {
  const pay: Cashbook['pay'] = async (reservation, payment) => {
    const change = changeFor(toPay(reservation, payment))
    const { state } = await track(post(change))
    say(change, state)
  }

  const takeBack: Cashbook['takeBack'] = (reservation, { by: _by, ...payment }) =>
    perform(toUnpay(reservation, payment))

  /** Records that a due amount arrived on a day. */
  function collect(
    { reservation, amount, isDeposit }: Due,
    date: IsoDate,
    method: Payment['method'],
  ): Promise<void> {
    const { musteriAdi: guest } = reservation
    const words = (text: 'collected' | 'uncollected') => () =>
      translate(`office.today.${text}`, { guest, amount: formatMoney(amount, currentLanguage()) })
    const purpose = isDeposit && ({ purpose: 'kapora' } as const)
    return perform(toPay(reservation, { date, amount, method, ...purpose }), {
      done: words('collected'),
      undone: words('uncollected'),
    })
  }

  const closeAccount: Cashbook['close'] = (reservation, owed, reason) =>
    perform(toEdit(reservation, closed(reservation, owed, reason)), {
      done: () =>
        translate('office.payments.closedDone', {
          guest: reservation.musteriAdi,
          amount: formatMoney(owed, currentLanguage()),
        }),
    })

  const reopenAccount: Cashbook['reopen'] = (reservation) =>
    perform(toEdit(reservation, reopened(reservation)))

  return { pay, takeBack, collect, closeAccount, reopenAccount }
}
