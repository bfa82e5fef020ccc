import { clsx } from 'clsx'
import { useState } from 'react'
import { newKey, saveStay } from '#db/save.ts'
import type { StayDue } from '#domain/stay/day.ts'
import { readTexts } from '#domain/field/record.ts'
import { DIRECT_METHODS, type Payment, paymentFields } from '#domain/payments/payment.ts'
import { toPay } from '#domain/stay/stayChange.ts'
import { toastFailure } from './messages.ts'
import { useGuestName } from './guestNotes.tsx'
import { useOfficeToday } from './useOfficeToday.ts'
import { undoActionOf } from './stayCommands.ts'
import { formatDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { currentLanguage, translate } from '#i18n/index.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { useSending } from '#ui/form/useSending.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/Field.tsx'
import { toastDone } from '#ui/Toasts.tsx'

// The button that opened the choice has gone, and the focus with it.
function focusFirst(choice: HTMLElement | null) {
  choice?.querySelector('button')?.focus()
}

/** An amount due of a stay, also a refund, and a button that asks how it was paid and records it. */
export function CollectLine({ due }: { due: StayDue }) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const today = useOfficeToday()
  const [isAsking, setIsAsking] = useState(false)
  const [note, setNote] = useState('')
  const noted = readTexts({ note: paymentFields.note }, { note })
  const noteProblem = 'problems' in noted ? noted.problems.note : undefined
  const explain = useProblemWords()
  const { sending, send } = useSending()
  const { reservation, amount, by, isLate, isNow } = due
  const isDeposit = due.kind === 'deposit'
  const isRefund = due.kind === 'refund'
  const guest = nameOf(reservation)

  /** The payment carries the version of the stay, so that two owners cannot both collect it. */
  async function collect(method: Payment['method']): Promise<void> {
    if (!('value' in noted)) return
    const purpose = isDeposit && ({ purpose: 'kapora' } as const)
    const signed = isRefund ? -amount : amount
    const payment = {
      key: newKey(),
      date: today,
      amount: signed,
      method,
      ...purpose,
      ...noted.value,
    }
    const change = await saveStay(toPay(reservation, payment))
    setIsAsking(false)
    setNote('')
    const sum = () => formatMoney(amount, currentLanguage())
    toastDone(
      () =>
        translate(`office.today.${isRefund ? 'refunded' : 'collected'}`, { guest, amount: sum() }),
      undoActionOf(change),
      change.id,
    )
  }

  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2">
        <b className="tabular-nums">{formatMoney(amount, language)}</b>
        {!isDeposit && isLate && by && (
          <span className="text-sm text-alert-700">
            {t('office.payments.overdueSince', { day: formatDate(by, language) })}
          </span>
        )}
        {isNow && <span className="text-sm text-pine-700">{t('office.today.owedNow')}</span>}
        {due.kind === 'balance' && !isLate && !isNow && by && (
          <span className="text-sm text-pine-700">
            {t(due.how === 'door' ? 'office.today.atDoor' : 'office.today.balanceBy', {
              day: formatDate(by, language),
            })}
          </span>
        )}
        {isDeposit && !isNow && by && (
          <span className={clsx('text-sm', isLate && 'text-alert-700')}>
            {t(isLate ? 'office.today.depositLate' : 'office.today.depositBy', {
              day: formatDate(by, language),
            })}
          </span>
        )}
        {!isAsking && (
          <Button
            size="small"
            className="ml-auto"
            aria-label={t(`office.today.${isRefund ? 'refundTo' : 'collectFrom'}`, { guest })}
            onClick={() => setIsAsking(true)}
          >
            {t(`office.today.${isRefund ? 'refund' : 'collect'}`)}
          </Button>
        )}
      </p>
      {isAsking && (
        <fieldset ref={focusFirst} className="flex flex-wrap items-center gap-2">
          <legend className="mb-1 text-sm text-pine-700">
            {t(`office.today.${isRefund ? 'howRefunded' : 'howPaid'}`)}
          </legend>
          {DIRECT_METHODS.map((method) => (
            <Button
              key={method}
              size="small"
              aria-disabled={sending.state === 'sending'}
              onClick={() =>
                void send(() => collect(method).catch((failure: unknown) => toastFailure(failure)))
              }
            >
              {t(`office.payments.ways.${method}`)}
            </Button>
          ))}
          <Button variant="quiet" size="small" onClick={() => setIsAsking(false)}>
            {t('admin.cancel')}
          </Button>
          <TextField
            name="note"
            className="w-full max-w-96"
            label={t('office.payments.fields.note')}
            hint={t('office.payments.hints.note')}
            value={note}
            onChange={({ target }) => setNote(target.value)}
            error={noteProblem && explain(noteProblem, 'note')}
            autoComplete="off"
          />
        </fieldset>
      )}
    </>
  )
}
