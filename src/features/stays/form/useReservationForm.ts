import { type SubmitEvent, useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Clashing } from '#domain/failure.ts'
import type { StoredRequest } from '#domain/request.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Payment } from '#domain/payments/payment.ts'
import {
  differInText,
  type Reservation,
  type ReservationDraft,
  type Seen,
  type UnreadableRecord,
} from '#domain/reservation.ts'
import type { Prices } from '#domain/prices/prices.ts'
import type { Stay } from '#domain/stay.ts'
import { tidyDate, tidyTime } from '#domain/typedDate.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useForm } from '#lib/form/useForm.ts'
import {
  draftedFrom,
  draftedOver,
  draftFor,
  EMPTY_FORM,
  fillFromRequest,
  fillFromReservation,
  fillFromStay,
  type FormValues,
  isWorthSaying,
  readDeposit,
  readForm,
  usualDueBy,
} from './reservationForm.ts'
import { typedQuote } from './QuoteOffer.tsx'
import { readDraft } from '#lib/form/drafts.ts'

type Name = Clashing['clashes'][number]

/** The fields that both owners changed, and which of them are answered. */
export type Clash = {
  told: Clashing
  kept: readonly Name[]
  /** Whether the owner pressed the button before answering. */
  urged: boolean
}

/** The form's version and the stored version as records. */
export function sidesOf({ current, merged }: Clashing): { mine: Reservation; theirs: Reservation } {
  return { mine: { ...current, ...merged }, theirs: current }
}

/** The fields that have the owner's own value but no answer yet. */
export function unanswered({ told, kept }: Clash, values: FormValues): Name[] {
  const mine = fillFromReservation(sidesOf(told).mine)
  return told.clashes.filter((name) => !kept.includes(name) && values[name] === mine[name])
}

/** The result of a save; `kept` means queued on this device while offline. */
type SaveOutcome = 'saved' | 'kept'

export type Saved = { guest: string; words: 'added' | 'updated' | 'kept' }

/** What fills the form; nothing for an empty one. */
export type FormContent = {
  /** The reservation to edit, as it was when opened. */
  editing: Reservation | null
  request: StoredRequest | null
  /** Free dates for a new reservation. */
  stay: Stay | null
  repairing: UnreadableRecord | null
}

/** The office's data for the form. */
type FormOffice = {
  /** For hints and due payments; past stays are accepted. */
  today: IsoDate | null
  /** The stored stays, for overlaps and for changes of the edited record. */
  reservations: readonly Reservation[]
  /** The cancelled stays, whose guests count as returning guests too. */
  cancelled: readonly Reservation[]
  /** `null` before they load. */
  prices: Prices | null
  depositDays: number
}

export type ReservationFormInput = {
  content: FormContent
  office: FormOffice
  /** Rejects with a `Failure`. */
  onSave: (draft: ReservationDraft, base: Seen | null, deposit?: Payment) => Promise<SaveOutcome>
  /** Called with the saved record; `null` once the owner types again. */
  onSaved: (saved: Saved | null) => void
}

export type ReservationFormState = ReturnType<typeof useReservationForm>

/** The state of the reservation form: texts, errors and saving. */
export function useReservationForm(input: ReservationFormInput) {
  const { content, office, onSave, onSaved } = input
  const { editing, repairing } = content
  const { reservations, today, prices, depositDays } = office
  const { t } = useTranslation()
  const [base, setBase] = useState(() => editing && (draftedOver(draftFor(editing).key) ?? editing))
  const [clash, setClash] = useState<Clash | null>(null)
  const filled = base === null ? fillingOf(content) : null
  const draft = draftFor(base)
  // Only a first render fills the form, so that the draft survives a visit to another page.
  const about = filled ? { from: filled.from } : draft.about
  const begun = filled !== null && draftedFrom(draft.key) !== filled.from
  const others = reservations.filter(({ id }) => id !== base?.id)
  // The draft keeps its original version, so that the clash is shown again after a reload.
  const seen = clash?.told.current ?? base

  const form = useForm({
    empty: EMPTY_FORM,
    initial: filled ? filled.texts : fillFrom(base),
    draft: { key: draft.key, about, fresh: begun },
    check: (values) => readForm(values, others),
    onChange: () => onSaved(null),
    early: isWorthSaying,
    tidy,
    submit,
    label: (name) => {
      return name === 'depositMethod' ? t('admin.form.depositCame') : t(`admin.fields.${name}`)
    },
    explain: useProblemWords(),
  })

  useEarlierSave({ key: draft.key, values: form.values, base, reservations }, (stay) =>
    startAgain(base && stay),
  )

  const quote = typedQuote(form.values, prices)

  function submit(draft: ReservationDraft): Promise<void> {
    return save(draft, seen ?? repairing ?? null)
  }

  async function save(draft: ReservationDraft, from: Seen | null): Promise<void> {
    let outcome: SaveOutcome
    try {
      const deposit = from ? null : depositOf(form.values, today)
      outcome = await (deposit
        ? onSave(draft, from, deposit)
        : onSave(from || !today ? draft : withDueBy(draft, today, depositDays), from))
    } catch (failure) {
      if (!(failure instanceof Clashing)) throw failure
      // The form becomes an edit of the stored version, so that the owner's choice is a change of
      // that.
      form.change(fillFromReservation(sidesOf(failure).mine))
      setClash({ told: failure, kept: [], urged: false })
      return
    }
    startAgain(null)
    const done = from ? 'updated' : 'added'
    onSaved({ guest: draft.musteriAdi, words: outcome === 'kept' ? 'kept' : done })
  }

  /** Submits the form once each clash has an answer. */
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const [open] = clash ? unanswered(clash, form.values) : []
    if (!clash || open === undefined) return form.props.onSubmit(event)
    event.preventDefault()
    setClash({ ...clash, urged: true })
    event.currentTarget.querySelector<HTMLElement>(`[name="clash.${open}"]`)?.focus()
  }

  /** Saves the form as a new reservation after its record was deleted. */
  function addAgain() {
    const texts = form.review()
    const read = texts && readForm(texts, others)
    if (read && 'value' in read) void form.send(() => save(read.value, null))
  }

  function startAgain(from: Reservation | null) {
    form.restart(fillFrom(from))
    setBase(from)
    setClash(null)
  }

  const props = { ...form.props, onSubmit }
  return {
    ...form,
    props,
    record: { base: seen, adds: base === null && !repairing, others, depositDays },
    clash,
    setClash,
    quote,
    startAgain,
    addAgain,
  }
}

/** A new stay whose deposit has not come gets a last day for it. */
function withDueBy(draft: ReservationDraft, today: IsoDate, days: number): ReservationDraft {
  const { kapora, blocked, source, stay } = draft
  if (blocked || source || kapora <= 0 || stay.checkIn < today) return draft
  return { depositDueBy: usualDueBy(today, stay.checkIn, days), ...draft }
}

function depositOf(values: FormValues, date: IsoDate | null): Payment | null {
  const read = readDeposit(values)
  return date && 'value' in read && read.value ? { ...read.value, date } : null
}

function fillingOf({ request, stay, repairing }: FormContent) {
  if (request) return { from: request.id, texts: fillFromRequest(request) }
  if (stay) return { from: `${stay.checkIn}/${stay.checkOut}`, texts: fillFromStay(stay) }
  return repairing ? { from: repairing.id, texts: { ...EMPTY_FORM, ...repairing.texts } } : null
}

function fillFrom(base: Reservation | null): FormValues {
  return base ? fillFromReservation(base) : EMPTY_FORM
}

function tidy(values: FormValues): FormValues {
  const { girisTarihi, cikisTarihi, depositDueBy, arrivalTime } = values
  return {
    ...values,
    girisTarihi: tidyDate(girisTarihi),
    cikisTarihi: tidyDate(cikisTarihi),
    depositDueBy: tidyDate(depositDueBy),
    arrivalTime: tidyTime(arrivalTime),
  }
}

type ArrivedInput = {
  /** The key of the draft. */
  key: string
  values: FormValues
  base: Reservation | null
  reservations: readonly Reservation[]
}

/** Without it, the form would report the stay that an earlier page submitted as an overlap. */
function useEarlierSave(input: ArrivedInput, onArrived: (stay: Reservation) => void): void {
  const { key, values, base, reservations } = input
  const [left] = useState(() => readDraft(key, EMPTY_FORM)?.values ?? null)
  const stay = left && isSame(left, values) ? standing(values, base, reservations) : null
  const tell = useEffectEvent(() => {
    if (stay) onArrived(stay)
  })
  useEffect(() => tell(), [stay?.id])
}

function standing(
  values: FormValues,
  base: Reservation | null,
  reservations: readonly Reservation[],
): Reservation | null {
  const read = readForm(values, [])
  if (!('value' in read)) return null
  const sought = reservations.find(
    (each) => (!base || each.id === base.id) && !differInText(read.value, each),
  )
  // An edit whose draft contains its original needs no such search.
  return sought && (!base || differInText(base, sought)) ? sought : null
}

function isSame(one: FormValues, other: FormValues): boolean {
  const texts = new Map(Object.entries(other))
  return Object.entries(one).every(([name, text]) => texts.get(name) === text)
}
