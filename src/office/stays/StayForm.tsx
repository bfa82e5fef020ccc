import { useEffect, useEffectEvent, useState } from 'react'
import { newKey, saveStay } from '#db/save.ts'
import { usePrivateSettings, useSeason } from '#db/stores.ts'
import { amountOf } from '#domain/field/amount.ts'
import { GoneMeanwhile } from '#domain/save/failure.ts'
import { paymentsOf } from '#domain/payments/account.ts'
import { DIRECT_METHODS, type Payment } from '#domain/payments/payment.ts'
import type { Problem } from '#domain/field/problem.ts'
import {
  draftOfTyped,
  type Reservation,
  type ReservationDraft,
  setValuesOf,
  type StoredStay,
  type TypedValues,
} from '#domain/stay/reservation.ts'
import type { StoredRequest } from '#domain/request/request.ts'
import { type StayChange, toAdd, toEdit } from '#domain/stay/stayChange.ts'
import type { IsoDate } from '#domain/date.ts'
import { tidyDate } from '#domain/field/typedDate.ts'
import { tidyTime } from '#domain/field/typedTime.ts'
import { SourceBadge } from '#office/shared/cards.tsx'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { useForm } from '#ui/form/useForm.ts'
import { randomKey } from '#db/randomKey.ts'
import { Button } from '#ui/Button.tsx'
import { depositDaysOf } from '#office/shared/bank.ts'
import {
  differingNames,
  draftKey,
  EMPTY_STAY,
  begunOf,
  hasDeposit,
  isStoredAs,
  parseStayForm,
  type StayTexts,
  textsOfRecord,
  type Subject,
  usualDueBy,
} from './stayForm.ts'
import { StayFields } from './StayFields.tsx'
import { StaySaveState } from './StaySaveState.tsx'

type StayFormProps = {
  subject: Subject
  /** Called with the stored change. */
  onSaved: (change: StayChange) => void
  /** Leaves the form; without it there is nowhere to go. */
  onLeave?: (() => void) | undefined
}

/** The form that adds a stay or edits one; what is typed is kept as a draft until it is saved. */
export function StayForm({ subject, onSaved, onLeave }: StayFormProps) {
  const { t } = useTranslation()
  const { form, record, others, save } = useStayForm(subject, onSaved)
  const { values, sending } = form
  const isNew = subject.id === null
  const isSaving = sending.state === 'sending'
  const isTyped = differingNames(values, subject.texts).length > 0
  useLeaveWarning(isTyped || isSaving)

  return (
    <form {...form.props} className="@container">
      {record && 'dates' in record && record.source && (
        <p className="mb-4 max-w-text">
          <SourceBadge>{t(`admin.sources.${record.source}`)}</SourceBadge>{' '}
          {t('admin.form.fromChannel')}
        </p>
      )}
      <StayFields form={form} subject={subject} record={record} others={others} />
      <StaySaveState
        sending={sending}
        values={values}
        record={record}
        onOpenCurrent={() => form.restart()}
        onSaveMine={() => save(record)}
        onAddAgain={() => save(null)}
      />
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <Button type="submit" variant="primary" className="min-w-32" aria-disabled={isSaving}>
          {t(submitName(subject))}
        </Button>
        {onLeave && (
          <Button variant="quiet" onClick={onLeave}>
            {t('admin.cancel')}
          </Button>
        )}
        {isTyped && !isSaving && (
          <Button variant="quiet" onClick={() => form.restart()}>
            {t(isNew ? 'admin.form.clear' : 'admin.form.discard')}
          </Button>
        )}
      </div>
    </form>
  )
}

function submitName({ id, request }: Subject) {
  if (request) return 'admin.form.accept'
  return id === null ? 'admin.form.add' : 'admin.form.update'
}

/** The state of the form, and how it is saved. */
function useStayForm(subject: Subject, onSaved: (change: StayChange) => void) {
  const { t } = useTranslation()
  const today = useOfficeToday()
  const season = useSeason()
  const settings = usePrivateSettings()
  const key = draftKey(subject.id)
  const [begun, setBegun] = useState(() => begunOf(key))
  const [newId, setNewId] = useState(() => subject.id ?? begun?.id ?? newKey())
  const stays = season.state === 'ready' ? season.value.reservations : NONE
  // A page that was left in the middle of a save finds the stay stored.
  const earlier = stays.find(({ id }) => id === newId)
  const record = subject.record ?? earlier ?? null
  const others = stays.filter(({ id }) => id !== newId)
  const beginning = {
    id: newId,
    from: subject.from,
    version: record?.version ?? 0,
    seen: record && textsOfRecord(record),
  }
  const form = useForm({
    empty: EMPTY_STAY,
    initial: subject.texts,
    draft: { key, about: begun ?? beginning },
    check: (texts) => parseStayForm(texts, others),
    early: isWorthSaying,
    tidy: tidyStay,
    onChange: () => setBegun(begun ?? beginning),
    submit: (typed) => store(typed, seenRecord()),
    label: (name) =>
      t(name === 'depositMethod' ? 'admin.form.depositCame' : `admin.fields.${name}`),
    explain: useProblemWords(),
  })

  /** The record at the version over which was typed, so that another owner's change is refused. */
  function seenRecord(): StoredStay | null {
    if (!record || !begun?.seen) return record
    const isChanged = differingNames(begun.seen, textsOfRecord(record)).length > 0
    return isChanged ? { ...record, version: begun.version } : record
  }

  async function store(typed: TypedValues, original: StoredStay | null): Promise<void> {
    if (!original && subject.id !== null) throw new GoneMeanwhile()
    onStored(await saveStay(commandOf(typed, original)))
  }

  function commandOf(typed: TypedValues, original: StoredStay | null) {
    const draft = draftAfter(typed, original, subject.request)
    const deposits = depositOf(form.values, today)
    const payments = deposits.map((payment) => ({ ...payment, key: newKey() }))
    const next = withGuestPage(
      payments.length > 0 || original ? draft : withDueBy(draft, today, depositDaysOf(settings)),
    )
    const { request } = subject
    const id = original?.id ?? newId
    const answered = request && {
      request,
      answer: { status: 'accepted' as const, reservationId: id },
    }
    const more = { payments, ...(answered && { answered }) }
    if (!original) return { ...toAdd(next, more), id }
    return toEdit(original, next, { ...more, paid: paidBefore(original.id) })
  }

  function paidBefore(id: string): number {
    if (season.state !== 'ready') return 0
    return paymentsOf(season.value.payments, { id }).reduce((sum, { amount }) => sum + amount, 0)
  }

  function onStored(change: StayChange) {
    restart()
    onSaved(change)
  }

  function restart() {
    form.restart()
    setBegun(null)
    if (subject.id === null) setNewId(newKey())
  }

  const isStored =
    begun !== null &&
    (subject.id === null
      ? record !== null && isStoredAs(form.values, record)
      : differingNames(form.values, subject.texts).length === 0)
  const dropDraft = useEffectEvent(restart)
  // The save that an earlier page began has arrived: its draft is no longer one.
  useEffect(() => {
    if (isStored) dropDraft()
  }, [isStored])

  return {
    form: { ...form, restart },
    record,
    others,
    /** Saves what is typed over a version of the record, or as a new stay for `null`. */
    save: (original: StoredStay | null) => {
      const texts = form.review()
      const read = texts && parseStayForm(texts, others)
      if (!read || !('value' in read)) return
      void form.send(async () => {
        const command = commandOf(read.value, original)
        onStored(await saveStay(original ? command : { ...command, id: newKey() }))
      })
    },
  }
}

/** Whether an error is shown while typing; unfinished input is not. */
function isWorthSaying({ code }: Problem): boolean {
  return !['missing', 'writtenDate', 'time', 'httpsAddress'].includes(code)
}

/** Formats days and times as they are stored, however they were typed. */
function tidyStay(texts: StayTexts): StayTexts {
  return {
    ...texts,
    girisTarihi: tidyDate(texts.girisTarihi),
    cikisTarihi: tidyDate(texts.cikisTarihi),
    depositDueBy: tidyDate(texts.depositDueBy),
    arrivalTime: tidyTime(texts.arrivalTime),
  }
}

/** The payment of a deposit that has come; none if it has not. */
function depositOf(texts: StayTexts, date: IsoDate): Payment[] {
  const method = DIRECT_METHODS.find((way) => way === texts.depositMethod)
  if (!method || !hasDeposit(texts)) return []
  return [{ date, amount: Math.round(amountOf(texts.kapora)), method, purpose: 'kapora' }]
}

const NONE: readonly Reservation[] = []

/** Each booked stay has its guest's page. */
function withGuestPage(draft: ReservationDraft): ReservationDraft {
  const { guestKey = randomKey(), ...rest } = draft
  return draft.status === 'booked' ? { ...rest, guestKey } : rest
}

/** The stay as it was typed; a held one stays held until its request is accepted. */
function draftAfter(
  typed: TypedValues,
  original: StoredStay | null,
  accepted: StoredRequest | null,
): ReservationDraft {
  const before = original && 'dates' in original ? original : null
  const { id: request, guestKey } = accepted ?? {}
  const set = {
    ...(before && setValuesOf(before)),
    ...(request !== undefined && { request }),
    ...(guestKey !== undefined && { guestKey }),
  }
  const draft = draftOfTyped(typed, set)
  if (before?.status !== 'held' || accepted) return draft
  return { ...draft, status: 'held', heldUntil: before.heldUntil, request: before.request }
}

/** A new stay whose deposit has not come gets a last day for it. */
function withDueBy(draft: ReservationDraft, today: IsoDate, days: number): ReservationDraft {
  const { kapora, status, source, dates } = draft
  if (status !== 'booked' || source || kapora <= 0 || dates.checkIn < today) return draft
  return { depositDueBy: usualDueBy(today, dates.checkIn, days), ...draft }
}

/** The browser's own question before a page with unsaved text is left. */
function useLeaveWarning(isUnsaved: boolean): void {
  useEffect(() => {
    if (!isUnsaved) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isUnsaved])
}
