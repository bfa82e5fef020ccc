import { useId, useState } from 'react'
import { newKey, saveStay } from '#db/save.ts'
import { useSeason } from '#db/stores.ts'
import { readAmount, writeAmount } from '#domain/field/amount.ts'
import { type IsoDate, toStoredDate } from '#domain/date.ts'
import { paymentsOf, situationIn } from '#domain/payments/ledger.ts'
import {
  type Payment,
  paymentFields,
  type StoredPayment,
  PAYMENT_METHODS,
} from '#domain/payments/payment.ts'
import type { Problem } from '#domain/field/problem.ts'
import { readTexts, type TextsOf } from '#domain/field/record.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import type { Situation } from '#domain/stay/money.ts'
import { toPay, toUnpay } from '#domain/stay/stayChange.ts'
import { tidyDate } from '#domain/field/typedDate.ts'
import { AmountField, DayField } from '#office/shared/DayField.tsx'
import { ownersDraft } from '#db/cache.ts'
import { SendingFailure } from '#office/shared/StatusNote.tsx'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { formatDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { ownerName } from '#i18n/ownerNames.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { type Checked, useForm } from '#ui/form/useForm.ts'
import { DraftNotice } from '#office/shared/DraftNotice.tsx'
import { Button } from '#ui/Button.tsx'
import { Choice } from '#ui/Choice.tsx'
import { TextField } from '#ui/Field.tsx'
import { toastStored, tryCommandOn } from '#office/shared/stayCommands.ts'
import { StaySection } from './StaySection.tsx'
import { SumList } from './StaySums.tsx'

/** The money of a stay: the paid sum, the debt, the payments and the next one. */
export function StayPayments({ stay }: { stay: Reservation }) {
  const { t } = useTranslation()
  const today = useOfficeToday()
  const season = useSeason()
  if (season.state !== 'ready') return null
  const payments = paymentsOf(season.value.payments, stay)
  const situation = situationIn(season.value, stay, today)
  return (
    <StaySection id="payments" title={t('office.payments.heading')}>
      <Money situation={situation} />
      {payments.length > 0 && (
        <ul className="mt-2 divide-y divide-linen-200">
          {payments.map((payment) => (
            <PaymentLine key={payment.key} stay={stay} payment={payment} />
          ))}
        </ul>
      )}
      <PaymentForm stay={stay} situation={situation} today={today} />
    </StaySection>
  )
}

function Money({ situation }: { situation: Situation }) {
  const { t, language } = useTranslation()
  const { phase, due, later } = situation
  const late = [due, later].find((amount) => amount?.isLate)
  return (
    <>
      <SumList sums={situation} isCancelled={phase === 'cancelled'} />
      {late?.by && (
        <p className="text-sm text-alert-700">
          {t('office.payments.overdueSince', { day: formatDate(late.by, language) })}
        </p>
      )}
    </>
  )
}

function PaymentLine({ stay, payment }: { stay: Reservation; payment: StoredPayment }) {
  const { t, language } = useTranslation()
  const id = useId()
  const { date, amount, method, purpose, note, by } = payment
  const facts = [
    t(`office.payments.ways.${method}`),
    purpose && t(`office.payments.purposes.${purpose}`),
    amount < 0 && t('office.payments.refund'),
    ownerName(by),
  ]
  return (
    <li className="flex items-center justify-between gap-x-3 py-2">
      <p id={id} className="min-w-0">
        <b className="tabular-nums">{formatMoney(amount, language)}</b>
        <span className="tabular-nums"> · {formatDate(date, language)}</span>
        <span className="block text-sm wrap-anywhere text-pine-700">
          {facts.filter(Boolean).join(' · ')}
        </span>
        {note !== undefined && <span className="block text-sm wrap-anywhere">{note}</span>}
      </p>
      <Button
        variant="quiet"
        size="small"
        className="shrink-0"
        aria-describedby={id}
        onClick={() => tryCommandOn(stay, (now) => toUnpay(now, payment))}
      >
        {t('office.payments.takeBack')}
      </Button>
    </li>
  )
}

type PaymentTexts = TextsOf<typeof paymentFields>

const EMPTY_PAYMENT: PaymentTexts = { date: '', amount: '', method: '', purpose: '', note: '' }

type PaymentFormProps = { stay: Reservation; situation: Situation; today: IsoDate }

/** Records a payment, or with a negative amount a refund; the first begins with the amount due. */
function PaymentForm({ stay, situation, today }: PaymentFormProps) {
  const { t, language } = useTranslation()
  const next = nextPayment(situation, today)
  // After one payment an amount in the form would look like the same one, still unsaved.
  const [isRecorded, setIsRecorded] = useState(false)
  const form = useForm({
    empty: EMPTY_PAYMENT,
    initial: isRecorded ? { ...next, amount: '' } : next,
    draft: { key: ownersDraft(`payment/${stay.id}`) },
    check: (texts) => readPaymentTexts(texts, today),
    tidy: (texts) => ({ ...texts, date: tidyDate(texts.date) }),
    early: ({ code }) => !['missing', 'count', 'writtenDate'].includes(code),
    // It carries the stay's version, so that two owners cannot both collect the same amount.
    submit: async (payment: Payment) => {
      const change = await saveStay(toPay(stay, { key: newKey(), ...payment }))
      setIsRecorded(true)
      form.restart()
      toastStored(change)
    },
    label: (name) => t(`office.payments.fields.${name}`),
    explain: useProblemWords(),
  })
  const { values, field, change } = form
  const amount = readAmount(values.amount) ?? 0
  const surplus = amount - situation.owed
  return (
    <form {...form.props} className="mt-3 grid gap-x-3 @min-[15rem]:grid-cols-2">
      <div className="col-span-full">
        <DraftNotice form={form} />
      </div>
      <DayField {...field('date')} today={today} onPick={(date) => change({ date })} />
      <AmountField
        {...field('amount')}
        className="tabular-nums"
        hint={
          surplus > 0 && t('office.payments.surplus', { amount: formatMoney(surplus, language) })
        }
      />
      <Choice
        name="method"
        label={t('office.payments.fields.method')}
        value={values.method}
        options={PAYMENT_METHODS.map((way) => [way, t(`office.payments.ways.${way}`)])}
        onChange={(method) => change({ method })}
      />
      <TextField {...field('note')} autoComplete="off" />
      <div className="col-span-full flex flex-wrap gap-2">
        <Button type="submit" aria-disabled={form.sending.state === 'sending'}>
          {t(amount < 0 ? 'office.payments.addRefund' : 'office.payments.add')}
        </Button>
        {/* The number pad of some phones has no minus. */}
        {amount !== 0 && (
          <Button variant="quiet" onClick={() => change({ amount: writeAmount(-amount) })}>
            {t(amount < 0 ? 'office.payments.asPayment' : 'office.payments.asRefund')}
          </Button>
        )}
      </div>
      <div className="col-span-full">
        <SendingFailure sending={form.sending} />
      </div>
    </form>
  )
}

/** The next payment: the amount due, or the refund. */
function nextPayment({ due }: Situation, today: IsoDate): PaymentTexts {
  return {
    date: toStoredDate(today),
    amount: due ? writeAmount(due.kind === 'refund' ? -due.amount : due.amount) : '',
    method: due?.how === 'transfer' ? 'transfer' : 'cash',
    purpose: due?.kind === 'deposit' ? 'kapora' : '',
    note: '',
  }
}

function readPaymentTexts(
  texts: PaymentTexts,
  today: IsoDate,
): Checked<Payment, { [Name in keyof PaymentTexts]?: Problem }> {
  const read = readTexts(paymentFields, texts)
  if ('problems' in read || read.value.date <= today) return read
  return { problems: { date: { code: 'future' } } }
}
