import { toEdit, toPay, toUnpay } from '#domain/commands/command.ts'
import type { IsoDate } from '#domain/date.ts'
import { closed, reopened } from '#domain/payments/closing.ts'
import type { Due } from '#domain/office/dues.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { PaymentsContext } from '#features/payments/paymentsContext.ts'
import { changeFor } from '#db/changes.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { currentLanguage, translate } from '#i18n/index.ts'
import type { StayCommands, useStayCommands } from './useStayCommands.ts'

type Paying = Pick<StayCommands, 'post' | 'track'> & ReturnType<typeof useStayCommands>

/** Returns functions that record payments and undo them, with their own messages. */
export function paymentActions({ post, track, say, perform }: Paying) {
  const pay: PaymentsContext['pay'] = async (reservation, payment) => {
    const change = changeFor(toPay(reservation, payment))
    const { state } = await track(post(change))
    say(change, state)
  }

  const takeBack: PaymentsContext['takeBack'] = (reservation, { by: _by, ...payment }) =>
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

  const closeAccount: PaymentsContext['close'] = (reservation, owed, reason) =>
    perform(toEdit(reservation, closed(reservation, owed, reason)), {
      done: () =>
        translate('office.payments.closedDone', {
          guest: reservation.musteriAdi,
          amount: formatMoney(owed, currentLanguage()),
        }),
    })

  const reopenAccount: PaymentsContext['reopen'] = (reservation) =>
    perform(toEdit(reservation, reopened(reservation)))

  return { pay, takeBack, collect, closeAccount, reopenAccount }
}
