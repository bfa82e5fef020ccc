import { type SubmitEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Clashing } from '#domain/failure.ts'
import type { StoredRequest } from '#domain/request.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { Seen } from '#domain/reservation.ts'
import type { Reservation, ReservationDraft, UnreadableRecord } from '#domain/reservation.ts'
import type { Prices } from '#domain/prices/prices.ts'
import type { Stay } from '#domain/stay.ts'
import { tidyDate, tidyTime } from '#domain/typedDate.ts'
import { useProblemWords } from '#i18n/problemWords.ts'
import { useForm } from '#lib/form/useForm.ts'
import { type Clash, sidesOf, unanswered } from './clash.ts'
import { draftedFrom, draftedOver, draftFor } from './reservationDraft.ts'
import { readDeposit } from './deposit.ts'
import {
  EMPTY_FORM,
  fillFromRequest,
  fillFromReservation,
  fillFromStay,
  type FormValues,
  isWorthSaying,
  readForm,
} from './reservationForm.ts'
import { useArrived } from './useArrived.ts'
import { useOffer } from './useOffer.ts'

/** What came of a save; `kept`: it waits on this device for the line. */
type SaveOutcome = 'saved' | 'kept'

/** Whose record has been saved, and how. */
export type Saved = { guest: string; words: 'added' | 'updated' | 'kept' }

export type ReservationFormInput = {
  /** Today, for a hint and for what has come; past stays may be entered all the same. */
  today: IsoDate | null
  /** The reservation to change, as it was when the owner chose it; `null` to add one. */
  editing: Reservation | null
  /** A visitor's request to begin a new reservation from. */
  request?: StoredRequest | null
  /** Free days to begin a new reservation on. */
  stay?: Stay | null
  /** A record that cannot be read, to make a reservation of. */
  mending?: UnreadableRecord | null
  /** What is stored now: whose nights are taken, and whether the edited record has changed meanwhile. */
  reservations: readonly Reservation[]
  /** What the owners ask for a night; `null` before it is known. */
  prices?: Prices | null
  /** Saves what is made of `base`, the record as it was when the owner began to type, or adds it, with the `deposit` that has come; rejects with the failure to be told. */
  onSave: (draft: ReservationDraft, base: Seen | null, deposit?: Payment) => Promise<SaveOutcome>
  /** Told what was saved; `null` once the owner types again. */
  onSaved: (saved: Saved | null) => void
}

/** The reservation form, as its parts read and change it. */
export type ReservationFormState = ReturnType<typeof useReservationForm>

/** What the reservation form holds, what is wrong with it, and how saving it goes. */
export function useReservationForm(input: ReservationFormInput) {
  const { editing, mending, reservations, today, prices = null, onSave, onSaved } = input
  const { t } = useTranslation()
  const explain = useProblemWords()
  const [base, setBase] = useState(() => editing && (draftedOver(draftFor(editing).key) ?? editing))
  const [clash, setClash] = useState<Clash | null>(null)
  const filled = base === null ? fillingOf(input) : null
  const draft = draftFor(base)
  // Begun from elsewhere once: what has been typed over it since outlives a look into another room.
  const about = filled ? { from: filled.from } : draft.about
  const begun = filled !== null && draftedFrom(draft.key) !== filled.from
  const others = reservations.filter(({ id }) => id !== base?.id)
  // What is kept of the text stays beside the state that it was typed over, so that a page loaded anew asks again.
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
      if (name === 'offered') return ''
      return name === 'kaporaYolu' ? t('admin.form.depositCame') : t(`admin.fields.${name}`)
    },
    explain,
  })

  useArrived({ key: draft.key, values: form.values, base, reservations }, (stay) =>
    startAgain(base && stay),
  )

  const quote = useOffer(form.values, prices, { fills: base === null, onFill: form.change })

  function submit(draft: ReservationDraft): Promise<void> {
    return save(draft, seen ?? mending ?? null)
  }

  async function save(draft: ReservationDraft, from: Seen | null): Promise<void> {
    let outcome: SaveOutcome
    try {
      const deposit = from ? null : depositOf(form.values, today)
      outcome = await (deposit ? onSave(draft, from, deposit) : onSave(draft, from))
    } catch (failure) {
      if (!(failure instanceof Clashing)) throw failure
      // What is typed stands over what is stored now, so that the owner's choice is a change of that.
      form.change(fillFromReservation(sidesOf(failure).mine))
      setClash({ told: failure, kept: [], urged: false })
      return
    }
    startAgain(null)
    const done = from ? 'updated' : 'added'
    onSaved({ guest: draft.musteriAdi, words: outcome === 'kept' ? 'kept' : done })
  }

  /** Sends what is typed, once it is said of each clash which value is to stand. */
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    const [open] = clash ? unanswered(clash, form.values) : []
    if (!clash || open === undefined) return form.props.onSubmit(event)
    event.preventDefault()
    setClash({ ...clash, urged: true })
    event.currentTarget.querySelector<HTMLElement>(`[name="clash.${open}"]`)?.focus()
  }

  /** Saves what is typed as a new reservation, for the record has been deleted. */
  function addAgain() {
    const texts = form.review()
    const read = texts && readForm(texts, others)
    if (read && 'value' in read) void form.send(() => save(read.value, null))
  }

  /** Forgets what was typed and starts again from a record, or from nothing. */
  function startAgain(from: Reservation | null) {
    form.restart(fillFrom(from))
    setBase(from)
    setClash(null)
  }

  const props = { ...form.props, onSubmit }
  const adds = base === null && !mending
  return { ...form, props, adds, base: seen, others, clash, setClash, quote, startAgain, addAgain }
}

function depositOf(values: FormValues, date: IsoDate | null): Payment | null {
  const read = readDeposit(values)
  return date && 'value' in read && read.value ? { ...read.value, date } : null
}

/** What a new reservation begins with, and what it is from. */
function fillingOf({ request, stay, mending }: ReservationFormInput) {
  if (request) return { from: request.id, texts: fillFromRequest(request) }
  if (stay) return { from: stay.checkIn, texts: fillFromStay(stay) }
  return mending ? { from: mending.id, texts: { ...EMPTY_FORM, ...mending.texts } } : null
}

function fillFrom(base: Reservation | null): FormValues {
  return base ? fillFromReservation(base) : EMPTY_FORM
}

function tidy(values: FormValues): FormValues {
  const { girisTarihi, cikisTarihi, arrivalTime } = values
  return {
    ...values,
    girisTarihi: tidyDate(girisTarihi),
    cikisTarihi: tidyDate(cikisTarihi),
    arrivalTime: tidyTime(arrivalTime),
  }
}
