import { useId, useState } from 'react'
import { newKey, saveStay } from '#db/save.ts'
import { useSeason } from '#db/stores.ts'
import { writeAmount } from '#domain/field/amount.ts'
import { type IsoDate, toStoredDate } from '#domain/date.ts'
import { paymentsOf, situationIn } from '#domain/payments/ledger.ts'
import {
  type Payment,
  paymentFields,
  type StoredPayment,
  PAYMENT_METHODS,
} from '#domain/payments/payment.ts'
import {
  type Direction,
  DIRECTIONS,
  doubtAbout,
  type PaymentDoubt,
} from '#domain/payments/paymentDoubt.ts'
import type { Problem } from '#domain/field/problem.ts'
import { readTexts, type TextsOf } from '#domain/field/record.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { withCompleteDeposit } from '#domain/stay/completeDeposit.ts'
import { type AmountDue, agreedDeposit, type Situation } from '#domain/stay/money.ts'
import { toPay, toUnpay } from '#domain/stay/stayChange.ts'
import { tidyDate } from '#domain/field/typedDate.ts'
import { Question } from '#office/shared/forms.tsx'
import { AmountField, DayField } from '#office/shared/DayField.tsx'
import { ownersDraft } from '#db/cache.ts'
import { SendingFailure } from '#office/shared/StatusNote.tsx'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { formatDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useAuthorName } from '#office/shared/useAuthorName.ts'
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
  const isRefund = late?.kind === 'refund'
  return (
    <>
      <SumList sums={situation} isCancelled={phase === 'cancelled'} />
      {late?.by && (
        <p className="text-sm text-alert-700">
          {t(`office.payments.${isRefund ? 'refundLate' : 'overdueSince'}`, {
            day: formatDate(late.by, language),
          })}
        </p>
      )}
    </>
  )
}

function PaymentLine({ stay, payment }: { stay: Reservation; payment: StoredPayment }) {
  const { t, language } = useTranslation()
  const authorName = useAuthorName()
  const id = useId()
  const { date, amount, method, purpose, payer, note, by } = payment
  const facts = [
    t(`office.payments.ways.${method}`),
    purpose && t(`office.payments.purposes.${purpose}`),
    amount < 0 && t('office.payments.refund'),
    authorName(by),
  ]
  return (
    <li className="flex items-center justify-between gap-x-3 py-2">
      <p id={id} className="min-w-0">
        <b className="tabular-nums">{formatMoney(amount, language)}</b>
        <span className="tabular-nums"> · {formatDate(date, language)}</span>
        <span className="block text-sm wrap-anywhere text-pine-700">
          {facts.filter(Boolean).join(' · ')}
          {payer !== undefined && (
            <>
              {' · '}
              <bdi>{payer}</bdi>
            </>
          )}
        </span>
        {note !== undefined && (
          <span className="block text-sm wrap-anywhere text-pine-700">
            <bdi>{note}</bdi>
          </span>
        )}
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

/** Without a direction, the form has the one that is due next. */
type PaymentTexts = Omit<TextsOf<typeof paymentFields>, 'purpose'> & { direction: string }

const EMPTY_PAYMENT: PaymentTexts = {
  direction: '',
  date: '',
  amount: '',
  method: '',
  payer: '',
  note: '',
}

/** A payment that an owner is asked about, over the stay that the question is about. */
type DoubtfulPayment = { stay: Reservation; payment: Payment } & (
  | { doubt: PaymentDoubt }
  /** The stay with the deposit that the payment completes. */
  | { completed: Reservation }
)

type PaymentFormProps = { stay: Reservation; situation: Situation; today: IsoDate }

/** Records payments or refunds; each begins with what remains of the amount due. */
function PaymentForm({ stay, situation, today }: PaymentFormProps) {
  const { t } = useTranslation()
  const [lastDirection, setLastDirection] = useState<Direction | null>(null)
  const [asked, setAsked] = useState<DoubtfulPayment | null>(null)
  const usual = lastDirection ?? (situation.due?.kind === 'refund' ? 'refund' : 'payment')
  const directionIn = (texts: PaymentTexts) =>
    DIRECTIONS.find((each) => each === texts.direction) ?? usual
  const check = (texts: PaymentTexts) =>
    readPaymentTexts(texts, directionIn(texts), situation, today)
  const tidy = (texts: PaymentTexts) => ({ ...texts, date: tidyDate(texts.date) })
  const form = useForm({
    empty: EMPTY_PAYMENT,
    initial: {
      ...EMPTY_PAYMENT,
      ...proposalOf(usual, situation),
      date: toStoredDate(today),
    },
    draft: { key: ownersDraft(`payment/${stay.id}`) },
    check,
    tidy,
    early: ({ code }) => !['missing', 'count', 'writtenDate'].includes(code),
    submit: (payment: Payment) => store(stay, payment),
    label: (name) => t(`office.payments.fields.${name}`),
    explain: useProblemWords(),
  })
  const { values, field, change } = form
  const direction = directionIn(values)
  const isSending = form.sending.state === 'sending'

  /** It carries the stay's version, so that two owners cannot both collect the same amount. */
  async function store(
    original: Reservation,
    payment: Payment,
    next: Reservation = original,
  ): Promise<void> {
    const stored = await saveStay(toPay(original, { key: newKey(), ...payment }, next))
    setLastDirection(directionOf(payment))
    form.restart()
    toastStored(stored)
  }

  function findQuestion(): DoubtfulPayment | null {
    const read = check(tidy(form.current()))
    if (!('value' in read)) return null
    const { value: payment } = read
    const doubt = doubtAbout(payment.amount, situation, stay.status === 'cancelled')
    if (doubt) return { doubt, stay, payment }
    const completed = withCompleteDeposit(stay, payment.amount, situation)
    return completed && { completed, stay, payment }
  }

  function choose(chosen: Direction) {
    const isProposed = values.amount === proposalOf(direction, situation).amount
    const amount = isProposed ? proposalOf(chosen, situation).amount : values.amount
    change({ direction: chosen, amount })
  }

  return (
    <>
      <form
        {...form.props}
        className="mt-3 grid gap-x-3 @min-[15rem]:grid-cols-2"
        onSubmit={(event) => {
          const found = isSending ? null : findQuestion()
          if (!found) return form.props.onSubmit(event)
          event.preventDefault()
          setAsked(found)
        }}
      >
        <div className="col-span-full">
          <DraftNotice form={form} />
          <DirectionChoice value={direction} onChoose={choose} />
        </div>
        <DayField {...field('date')} today={today} onPick={(date) => change({ date })} />
        <AmountField
          {...field('amount')}
          className="tabular-nums"
          // An amount keeps the direction that was shown when it was typed.
          onChange={({ target }) => change({ direction, amount: target.value })}
        />
        <Choice
          name="method"
          label={t('office.payments.fields.method')}
          value={values.method}
          options={PAYMENT_METHODS.map((way) => [way, t(`office.payments.ways.${way}`)])}
          onChange={(method) => change({ method })}
        />
        <TextField
          {...field('payer')}
          className="col-span-full"
          hint={t('office.payments.hints.payer')}
          autoComplete="off"
        />
        <TextField
          {...field('note')}
          className="col-span-full"
          hint={t('office.payments.hints.note')}
          autoComplete="off"
        />
        <div className="col-span-full">
          <Button type="submit" aria-disabled={isSending}>
            {t(`office.payments.add.${direction}`)}
          </Button>
          <SendingFailure sending={form.sending} />
        </div>
      </form>
      {asked && (
        <PaymentQuestion
          asked={asked}
          onSave={(next) => {
            setAsked(null)
            void form.send(() => store(asked.stay, asked.payment, next))
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  )
}

type DirectionChoiceProps = { value: Direction; onChoose: (direction: Direction) => void }

function DirectionChoice({ value, onChoose }: DirectionChoiceProps) {
  const { t } = useTranslation()
  return (
    <fieldset className="mb-2 flex flex-wrap gap-x-6">
      <legend className="text-sm font-semibold text-pine-800">
        {t('office.payments.fields.direction')}
      </legend>
      {DIRECTIONS.map((direction) => (
        <label key={direction} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name="direction"
            value={direction}
            checked={value === direction}
            onChange={() => onChoose(direction)}
            className="size-5 accent-pine-700"
          />
          {t(`office.payments.directions.${direction}`)}
        </label>
      ))}
    </fieldset>
  )
}

type PaymentQuestionProps = {
  asked: DoubtfulPayment
  onSave: (next: Reservation) => void
  onClose: () => void
}

/** Asks before an amount is recorded that the stay's sums speak against, or that nearly completes its deposit. */
function PaymentQuestion({ asked, onSave, onClose }: PaymentQuestionProps) {
  const { t, language } = useTranslation()
  const { stay, payment } = asked
  const amount = formatMoney(Math.abs(payment.amount), language)
  if ('doubt' in asked)
    return (
      <Question
        open
        title={t('office.payments.doubts.title')}
        answer={t('admin.risks.save')}
        onAnswer={() => onSave(stay)}
        onClose={onClose}
      >
        <p>
          {t(`office.payments.doubts.${asked.doubt.kind}`, {
            sum: formatMoney(asked.doubt.sum, language),
            amount,
          })}
        </p>
      </Question>
    )
  const { completed } = asked
  const missing = formatMoney(agreedDeposit(stay) - agreedDeposit(completed), language)
  const deposit = formatMoney(agreedDeposit(completed), language)
  return (
    <Question
      open
      title={t('office.payments.short.title', { missing })}
      answer={t('office.payments.short.complete')}
      answerVariant="primary"
      onAnswer={() => onSave(completed)}
      onClose={onClose}
      others={<Button onClick={() => onSave(stay)}>{t('office.payments.short.record')}</Button>}
    >
      <p>{t('office.payments.short.text', { missing, deposit })}</p>
    </Question>
  )
}

function directionOf({ amount }: Payment): Direction {
  return amount < 0 ? 'refund' : 'payment'
}

function dueIn(direction: Direction, { due, later }: Situation): AmountDue | undefined {
  const dues = [due, later].filter((each) => each !== null)
  return dues.find(({ kind }) => (kind === 'refund') === (direction === 'refund'))
}

/** The amount due in a direction, and how it is paid. */
function proposalOf(direction: Direction, situation: Situation) {
  const due = dueIn(direction, situation)
  return {
    amount: due ? writeAmount(due.amount) : '',
    method: due?.how === 'transfer' ? 'transfer' : 'cash',
  }
}

function readPaymentTexts(
  texts: PaymentTexts,
  direction: Direction,
  situation: Situation,
  today: IsoDate,
): Checked<Payment, { [Name in keyof PaymentTexts]?: Problem }> {
  const purpose = dueIn(direction, situation)?.kind === 'deposit' ? 'kapora' : ''
  const read = readTexts(paymentFields, { ...texts, purpose })
  if ('problems' in read) return read
  const { value } = read
  if (value.date > today) return { problems: { date: { code: 'future' } } }
  return { value: direction === 'refund' ? { ...value, amount: -value.amount } : value }
}
