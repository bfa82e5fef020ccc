import { useTranslation } from '#i18n/useTranslation.ts'
import { isHeldFor, type Period, type Received } from '#domain/inbox.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Checkbox, DialogFoot } from '#features/office/forms.tsx'
import { FailureNote } from '#features/office/StatusNote.tsx'
import { DayField } from '#features/office/DayField.tsx'
import { Button } from '#ui/Button.tsx'
import { useInboxContext, useRemoval } from './inboxContext.ts'
import { type FormEvent, useState } from 'react'
import { villa } from '#content/villa.ts'
import { addDays, dayIn, type IsoDate, toStoredDate, clockAt, momentAt } from '#domain/date.ts'
import { tidyDate, typedDate, typedMoment } from '#domain/typedDate.ts'
import { overlaps } from '#domain/stay.ts'
import { useSending } from '#lib/form/useSending.ts'
import { TextField } from '#ui/Field.tsx'

/** What a dialog of the inbox is about: a deletion, its period, or a hold. */
export type Asked = Removable | { period: Period } | { held: Received }

type InboxQuestionProps = {
  asked: Asked | null
  onFound: (ids: string[]) => void
  onClose: () => void
}

/** The dialogs before requests are deleted or held. */
export function InboxQuestion({ asked, onFound, onClose }: InboxQuestionProps) {
  const { t } = useTranslation()

  function titleOf(about: Asked) {
    if ('period' in about) return t('admin.requests.period.open')
    return t('held' in about ? 'office.requests.hold.title' : 'admin.deletion.question')
  }

  return (
    <Dialog open={asked !== null} title={asked ? titleOf(asked) : ''} onClose={onClose}>
      {asked && 'period' in asked && (
        <PeriodForm period={asked.period} onFound={onFound} onClose={onClose} />
      )}
      {asked && 'held' in asked && <HoldForm request={asked.held} onClose={onClose} />}
      {asked && 'list' in asked && <Removal {...asked} onClose={onClose} />}
    </Dialog>
  )
}

/** The requests to delete: their description in the dialog, and how to find their ids. */
type Removable = { question: string; list: () => Promise<readonly string[]> }

type RemovalProps = Removable & {
  /** Called after the deletion or when the dialog is closed. */
  onClose: () => void
}

/** Asks before requests are deleted, and shows the progress. */
function Removal({ question, list, onClose }: RemovalProps) {
  const { t } = useTranslation()
  const {
    requests: { remove },
  } = useInboxContext()
  const { removing, progress, failure, begin } = useRemoval(list, remove)
  return (
    <>
      <p className="mt-3 wrap-anywhere">{question}</p>
      <output className="mt-2 block min-h-6 tabular-nums">{progress}</output>
      {failure !== null && <FailureNote>{failure}</FailureNote>}
      <div className="mt-6 flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('admin.cancel')}</Button>
        <Button variant="danger" aria-disabled={removing} onClick={() => begin(onClose)}>
          {t('admin.deletion.confirm')}
        </Button>
      </div>
    </>
  )
}

const MINUTE_MS = 60_000

type PeriodFormProps = {
  period: Period
  /** Called with the ids unless there are none. */
  onFound: (ids: string[]) => void
  onClose: () => void
}

function PeriodForm({ period, onFound, onClose }: PeriodFormProps) {
  const { t } = useTranslation()
  const context = useInboxContext()
  const { sending, send } = useSending()
  const [from, setFrom] = useState(() => written(period.from))
  const [to, setTo] = useState(() => written(period.to))
  const [answer, setAnswer] = useState<'none' | 'wrong' | null>(null)

  function find(event: FormEvent) {
    event.preventDefault()
    const [first, last] = [from, to].map((text) => {
      const clock = typedMoment(text)
      return clock && momentAt(villa.timeZone, clock)
    })
    if (typeof first !== 'number' || typeof last !== 'number' || first > last)
      return setAnswer('wrong')
    setAnswer(null)
    void send(async () => {
      const ids = await context.requests.find({ from: first, to: last + MINUTE_MS - 1 })
      if (ids.length > 0) onFound(ids)
      else setAnswer('none')
    })
  }

  return (
    <form noValidate onSubmit={find}>
      <p className="mt-3 mb-4">{t('admin.requests.period.text')}</p>
      <div className="grid gap-x-4 sm:grid-cols-2">
        <TextField
          name="from"
          placeholder={t('admin.requests.period.placeholder')}
          autoComplete="off"
          label={t('admin.requests.period.from')}
          error={answer === 'wrong' ? t('admin.requests.period.wrong') : undefined}
          value={from}
          onChange={(event) => setFrom(event.target.value)}
        />
        <TextField
          name="to"
          placeholder={t('admin.requests.period.placeholder')}
          autoComplete="off"
          label={t('admin.requests.period.to')}
          value={to}
          onChange={(event) => setTo(event.target.value)}
        />
      </div>
      <output>{answer === 'none' && t('admin.requests.period.none')}</output>
      <DialogFoot sending={sending} onClose={onClose}>
        <Button type="submit" variant="primary" aria-disabled={sending.state === 'sending'}>
          {t('admin.requests.period.find')}
        </Button>
      </DialogFoot>
    </form>
  )
}

/** A moment as it is typed, by the villa's clock: "24.11.2026 14:30". */
function written(moment: number): string {
  const [, time] = clockAt(villa.timeZone, moment).split('T')
  return `${toStoredDate(dayIn(villa.timeZone, moment))} ${time}`
}

const OFFERED_DAYS = 3

/** Holds a request until a chosen day. */
export function HoldForm({ request, onClose }: { request: Received; onClose: () => void }) {
  const { t } = useTranslation()
  const {
    today,
    stays: { reservations },
    answers: { answer, holdDays },
  } = useInboxContext()
  const { sending, send } = useSending()
  const [text, setText] = useState(() =>
    toStoredDate(request.heldUntil ?? offeredDay(request.stay.checkIn, today)),
  )
  const [wrong, setWrong] = useState(false)
  const isClosed = reservations.some((stay) => isHeldFor(stay, request))
  const [closes, setCloses] = useState(isClosed)
  const isFree = !reservations.some(
    (each) => overlaps(each.stay, request.stay) && !isHeldFor(each, request),
  )

  function hold(event: FormEvent) {
    event.preventDefault()
    const heldUntil = typedDate(tidyDate(text))
    const isNoDay = heldUntil === null || heldUntil < today || isTooLate(heldUntil)
    setWrong(isNoDay)
    if (isNoDay) return
    void send(async () => {
      await answer(request, { status: 'held', heldUntil })
      if (closes !== isClosed) await holdDays(request, closes)
      onClose()
    })
  }

  /** A hold ends by the arrival day; a request for past days cannot be held. */
  function isTooLate(day: IsoDate) {
    const { checkIn } = request.stay
    return checkIn >= today && day > checkIn
  }

  return (
    <form noValidate onSubmit={hold}>
      <p className="mt-3 mb-4 wrap-anywhere">
        {t('office.requests.hold.text', { guest: request.guest })}
      </p>
      <DayField
        name="heldUntil"
        label={t('office.requests.hold.until')}
        error={wrong ? t('office.requests.hold.wrong') : undefined}
        today={today}
        taken={reservations}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={() => setText(tidyDate(text))}
        onPick={setText}
      />
      {isFree && (
        <Checkbox checked={closes} onTick={setCloses} label={t('office.requests.hold.close')}>
          {t('office.requests.hold.closeHint')}
        </Checkbox>
      )}
      <DialogFoot sending={sending} onClose={onClose}>
        <Button type="submit" variant="primary" aria-disabled={sending.state === 'sending'}>
          {t('office.requests.holdIt')}
        </Button>
      </DialogFoot>
    </form>
  )
}

/** In a few days, but not after arrival. */
function offeredDay(checkIn: IsoDate, today: IsoDate): IsoDate {
  const day = addDays(today, OFFERED_DAYS)
  return checkIn >= today && checkIn < day ? checkIn : day
}
