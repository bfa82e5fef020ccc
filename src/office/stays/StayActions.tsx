import { currency } from '#content/currency.ts'
import { ownersDraft } from '#db/cache.ts'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { read, saveStay } from '#db/save.ts'
import { useRequests, useSeason } from '#db/stores.ts'
import { paymentsOf } from '#domain/payments/ledger.ts'
import type { Payment } from '#domain/payments/payment.ts'
import { writeAmount } from '#domain/field/amount.ts'
import { type Cancellation, CANCELLED_BY, cancellationFields } from '#domain/stay/cancellation.ts'
import {
  isCancelled,
  isReadable,
  type Reservation,
  type StoredStay,
  type UnreadableRecord,
} from '#domain/stay/reservation.ts'
import type { TextProblem } from '#domain/field/limits.ts'
import { addDays, type IsoDate, toStoredDate } from '#domain/date.ts'
import { refundOf } from '#domain/guestPage/guestPage.ts'
import { emptyTexts, readTexts, type TextsOf } from '#domain/field/record.ts'
import { tidyDate } from '#domain/field/typedDate.ts'
import { moneyFactsOf, type Sums, sumsOf } from '#domain/stay/money.ts'
import { readKeptTexts } from '#domain/stay/keptTexts.ts'
import { isPast } from '#domain/stay/stayDates.ts'
import { toCancel, toDelete, toUncancel } from '#domain/stay/stayChange.ts'
import { DayField } from '#office/shared/DayField.tsx'
import { Checkbox, Question } from '#office/shared/forms.tsx'
import { LostPayments, StayLines } from '#office/shared/guestNotes.tsx'
import { SendingFailure } from '#office/shared/StatusNote.tsx'
import { StoredText } from '#office/shared/StoredText.tsx'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { forgetDraft } from '#ui/form/drafts.ts'
import { useForm } from '#ui/form/useForm.ts'
import { DraftNotice } from '#office/shared/DraftNotice.tsx'
import { Button } from '#ui/Button.tsx'
import { Choice } from '#ui/Choice.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { TextAreaField, TextField } from '#ui/Field.tsx'
import { toastStored, tryCommandOn } from '#office/shared/stayCommands.ts'
import { stayDraft } from './stayTexts.ts'
import { SumList } from './StaySums.tsx'

type StayActionsProps = {
  record: StoredStay
  /** The id of the element that names the guest. */
  describedBy?: string
  onDeleted?: () => void
}

/** Cancels a stay or undoes that, and deletes any record. */
export function StayActions({ record, describedBy, onDeleted }: StayActionsProps) {
  const { t } = useTranslation()
  const today = useOfficeToday()
  const [question, setQuestion] = useState<'cancel' | 'delete' | null>(null)
  const close = () => setQuestion(null)
  const look = { variant: 'quiet', size: 'small', 'aria-describedby': describedBy } as const
  const stay = isReadable(record) ? record : null
  return (
    <>
      {stay?.status === 'cancelled' && (
        <Button {...look} onClick={() => tryCommandOn(stay, uncancelled)}>
          {t('admin.acts.uncancel.button')}
        </Button>
      )}
      {stay && canCancel(stay, today) && (
        <Button {...look} onClick={() => setQuestion('cancel')}>
          {/* A row of the English table has no room for more. */}
          {t(describedBy === undefined ? 'admin.acts.cancel.button' : 'admin.table.cancel')}
        </Button>
      )}
      <Button {...look} className="text-alert-700" onClick={() => setQuestion('delete')}>
        {t('admin.acts.delete.button')}
      </Button>
      {stay && question === 'cancel' && <CancelQuestion stay={stay} onClose={close} />}
      {question === 'delete' && (
        <DeleteQuestion record={record} onDeleted={onDeleted} onClose={close} />
      )}
    </>
  )
}

function canCancel({ dates, status }: Reservation, today: IsoDate): boolean {
  return status === 'booked' && !isPast(dates, today)
}

function uncancelled(stay: Reservation) {
  if (!isCancelled(stay)) throw new Error(`${stay.id} is not cancelled`)
  return toUncancel(stay)
}

type CancelQuestionProps = { stay: Reservation; onClose: () => void }

/** Asks before a stay is cancelled: how much of the money is kept, unless a channel has it, who cancelled, and why. */
function CancelQuestion({ stay, onClose }: CancelQuestionProps) {
  const { t } = useTranslation()
  return (
    <Dialog open title={t('office.cancelling.question')} onClose={onClose}>
      <CancelForm stay={stay} onClose={onClose} />
    </Dialog>
  )
}

/** The days after a cancellation by which a refund is offered. */
const REFUND_DAYS = 14

/** The texts of a cancellation; `kept` is `null` until another amount than the proposed one is typed. */
type CancelTexts = Omit<TextsOf<typeof cancellationFields>, 'kept'> & { kept: string | null }

const EMPTY_CANCELLATION: CancelTexts = { ...emptyTexts(cancellationFields), kept: null }

function CancelForm({ stay, onClose }: CancelQuestionProps) {
  const { t } = useTranslation()
  const today = useOfficeToday()
  const { payments, agreed, paid, byTerms } = useTerms(stay)
  const { source } = stay
  const most = Math.max(agreed, paid)
  const shownKept = ({ kept, cancelledBy }: CancelTexts) => {
    if (kept !== null) return kept
    // A channel collects and refunds the money of its guests; whom the hosts cancel gets all back.
    if (source || cancelledBy === 'hosts') return writeAmount(0)
    return byTerms === null ? '' : writeAmount(byTerms)
  }
  const form = useForm({
    empty: EMPTY_CANCELLATION,
    initial: {
      ...EMPTY_CANCELLATION,
      refundBy: source || paid <= 0 ? '' : toStoredDate(addDays(today, REFUND_DAYS)),
    },
    draft: { key: ownersDraft(`cancel/${stay.id}`) },
    check: (texts) => {
      const read = readTexts(cancellationFields, { ...texts, kept: shownKept(texts) })
      if ('problems' in read || read.value.kept <= most) return read
      return { problems: { kept: { code: 'tooMany' as const, limit: most } } }
    },
    tidy: (texts) => ({ ...texts, refundBy: tidyDate(texts.refundBy, today) }),
    submit: async ({ refundBy, ...cancellation }: Cancellation) => {
      const hasDay = refundBy !== undefined && refundIn(cancellation.kept) > 0
      const change = await saveStay(
        toCancel(stay, hasDay ? { ...cancellation, refundBy } : cancellation),
      )
      form.restart()
      toastStored(change)
      onClose()
    },
    label: (name) => t(`office.cancelling.fields.${name}`),
    explain: useProblemWords(),
  })
  const refundIn = (kept: number) => sumsAfter(stay, payments, kept).overpaid
  const read = readTexts(cancellationFields, {
    ...emptyTexts(cancellationFields),
    kept: shownKept(form.values),
  })
  const offers = [
    ...(byTerms === null ? [] : [['byTerms', byTerms] as const]),
    ['all', paid],
    ['none', 0],
  ] as const
  return (
    <form {...form.props}>
      <DraftNotice form={form} />
      <StayLines reservation={stay} />
      {source && (
        <p className="mt-3 text-alert-700">
          {t('office.cancelling.channel', { channel: t(`admin.sources.${source}`) })}
        </p>
      )}
      <p className="mt-3 text-sm text-pine-700">{t('office.cancelling.frees')}</p>
      <WhoAndWhy form={form} />
      {!source && (
        <div className="mt-4 space-y-2">
          <TextField
            {...form.field('kept')}
            value={shownKept(form.values)}
            className="tabular-nums"
            note={currency.sign}
            inputMode="decimal"
            autoComplete="off"
            onFocus={({ target }) => target.select()}
          />
          {paid > 0 && (
            <div className="flex flex-wrap gap-2">
              {offers.map(([name, kept]) => (
                <Button
                  key={name}
                  size="small"
                  onClick={() => form.change({ kept: writeAmount(kept) })}
                >
                  {t(`office.cancelling.${name}`)}
                </Button>
              ))}
            </div>
          )}
          <div aria-live="polite">
            {'value' in read && (
              <SumList sums={sumsAfter(stay, payments, read.value.kept)} isCancelled />
            )}
          </div>
          {'value' in read && refundIn(read.value.kept) > 0 && (
            <DayField
              {...form.field('refundBy')}
              from={today}
              today={today}
              onPick={(refundBy) => form.change({ refundBy })}
            />
          )}
        </div>
      )}
      <SendingFailure sending={form.sending} />
      <div className="mt-4 flex flex-wrap justify-end gap-2">
        <Button
          onClick={() => {
            form.restart()
            onClose()
          }}
        >
          {t('office.cancelling.keep')}
        </Button>
        <Button type="submit" variant="danger" aria-disabled={form.sending.state === 'sending'}>
          {t('office.cancelling.confirm')}
        </Button>
      </div>
    </form>
  )
}

type WhoAndWhyProps = {
  form: Pick<
    ReturnType<typeof useForm<CancelTexts, TextProblem, Cancellation>>,
    'field' | 'values' | 'change'
  >
}

/** Who cancelled and why, and whether the guest is shown the reason. */
function WhoAndWhy({ form }: WhoAndWhyProps) {
  const { t } = useTranslation()
  return (
    <>
      <div className="mt-4">
        <Choice
          name="cancelledBy"
          label={t('office.cancelling.fields.cancelledBy')}
          value={form.values.cancelledBy}
          options={[
            ['', t('office.cancelling.by.unknown')],
            ...CANCELLED_BY.map((by) => [by, t(`office.cancelling.by.${by}`)] as const),
          ]}
          onChange={(cancelledBy) => form.change({ cancelledBy })}
        />
      </div>
      <TextAreaField {...form.field('reason')} className="mt-4" rows={2} />
      {form.values.reason.trim() !== '' && (
        <Checkbox
          name="showsReason"
          label={t('office.cancelling.fields.showsReason')}
          checked={form.values.showsReason !== ''}
          onTick={(on) => form.change({ showsReason: on ? 'true' : '' })}
        />
      )}
    </>
  )
}

/** The sums of a stay after a cancellation that keeps an amount. */
function sumsAfter(stay: Reservation, payments: readonly Payment[], kept: number): Sums {
  const cancellation = { kept, by: '', at: 0 }
  return sumsOf({ ...stay, status: 'cancelled', cancellation }, payments)
}

/** The paid sum, and the part that the agreed terms keep; `null` without any. */
function useTerms(stay: Reservation) {
  const today = useOfficeToday()
  const season = useSeason()
  const payments = season.state === 'ready' ? paymentsOf(season.value.payments, stay) : []
  const sums = sumsOf(stay, payments)
  const { agreed, paid } = sums
  const refund = season.state === 'ready' ? refundOf(moneyFactsOf(stay), sums, today) : 0
  // Without a payment, nothing is kept, whatever was agreed.
  const byTerms = refund === null && paid > 0 ? null : Math.max(0, paid) - (refund ?? 0)
  return { payments, agreed, paid, byTerms }
}

type DeleteQuestionProps = {
  record: StoredStay
  onDeleted: (() => void) | undefined
  onClose: () => void
}

/** Asks before a record is deleted with its payments. */
function DeleteQuestion({ record, onDeleted, onClose }: DeleteQuestionProps) {
  const { t } = useTranslation()
  const season = useSeason()
  const requests = useRequests()
  const payments = season.state === 'ready' ? paymentsOf(season.value.payments, record) : []
  const stay = isReadable(record) ? record : null
  // The request of a held stay is open again.
  const request =
    stay?.status === 'held' && requests.state === 'ready'
      ? requests.value.requests.find(({ id }) => id === stay.request)
      : undefined

  async function remove(): Promise<void> {
    const answered = request ? [{ request, answer: { status: 'new' as const } }] : []
    const texts = await readKeptTexts(record.id, read)
    const more = { payments, texts, answered }
    const change = await saveStay(toDelete(record, more))
    forgetDraft(stayDraft(record.id))
    toastStored(change, { canUndo: answered.length === 0 })
    // The question has to be closed before the panel goes back in the history.
    flushSync(onClose)
    onDeleted?.()
  }

  return (
    <Question open onAnswer={remove} onClose={onClose}>
      {stay && <StayLines reservation={stay} />}
      <LostPayments payments={payments} canCancel={stay?.status === 'booked'} />
      {stay?.status === 'held' && <p className="mt-2 text-alert-700">{t('admin.deletion.held')}</p>}
      {!isReadable(record) && <StoredRecord record={record} />}
    </Question>
  )
}

/** An unreadable record as it is stored. */
export function StoredRecord({ record }: { record: UnreadableRecord }) {
  const { t } = useTranslation()
  return (
    <StoredText
      labels={{
        ...t('admin.fields', { returnObjects: true }),
        ...t('admin.unreadable.fields', { returnObjects: true }),
      }}
      words={t('admin.unreadable.statuses', { returnObjects: true })}
      wrong={record.wrong}
    >
      {record.stored}
    </StoredText>
  )
}
