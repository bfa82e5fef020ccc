import { useEffect, useId, useRef } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { GoneMeanwhile } from '#domain/failure.ts'
import { guestBookOf, hasBegun, staysOf } from '#domain/office/requestLog.ts'
import {
  differInText,
  type Reservation,
  reservationFields,
  TYPED_NAMES,
  valuesOf,
} from '#domain/reservation.ts'
import { KnownGuest } from '#features/office/guestNotes.tsx'
import { CONTROLS } from '#features/stays/reservationView.tsx'
import { nextPaint } from '#lib/pageLoad/nextPaint.ts'
import { rememberLast } from '#lib/stableValues.ts'
import { formatError } from '#i18n/failureWords.ts'
import { QuoteOffer, StayWarnings } from './QuoteOffer.tsx'
import { EMPTY_FORM, fillFromReservation, type FormValues, isShown } from './reservationForm.ts'
import {
  type Clash,
  type ReservationFormInput,
  sidesOf,
  unanswered,
  useReservationForm,
} from './useReservationForm.ts'
import type { Source } from '#domain/channels/feed.ts'
import { SourceBadge } from '#features/office/cards.tsx'
import { Button } from '#ui/Button.tsx'
import { FailureNote, StatusNote } from '#features/office/StatusNote.tsx'
import { formatDates } from '#features/office/stayText.ts'
import { formatFieldExactly } from '#i18n/formatField.ts'

export type ReservationFieldsProps = ReservationFormInput & {
  /** Disables the form until `reservations` are loaded. */
  disabled?: boolean
  /** Closes the edit; `clear` empties the form. */
  onCancel: (clear: () => void) => void
  /** Whether closing the form leads back to the page where it was opened. */
  returns?: boolean
}

const NONE: readonly Reservation[] = []

const bookOf = rememberLast((...stays: (readonly Reservation[])[]) => guestBookOf(stays.flat()))

/** The controls of the reservation form, mounted again for each record. */
export function ReservationFields(props: ReservationFieldsProps) {
  const { content, office, disabled = false, returns = false, onCancel } = props
  const { editing, request, stay, repairing } = content
  const { reservations, cancelled, today, prices } = office
  const { t } = useTranslation()
  const form = useReservationForm(props)
  const { values, sending, focus, startAgain } = form
  const { base } = form.record
  const saving = sending.state === 'sending'
  const gone = sending.state === 'failed' && sending.failure instanceof GoneMeanwhile
  const { phone, email } = values
  const closed = values.blocked !== ''
  // The guests' index is built only once a name is typed.
  const known =
    today && !closed && (phone || email)
      ? staysOf(bookOf(reservations, cancelled), { phone, email }, base?.id).filter(hasBegun(today))
      : NONE
  const filled = Boolean(editing ?? request ?? stay ?? repairing)

  useEffect(() => {
    if (!filled || disabled) return
    focus('musteriAdi')
    // The browser may have kept the scroll position of the list, which the form above pushes down.
    const control = document.activeElement
    void nextPaint().then(() => {
      if (control === document.activeElement) control?.scrollIntoView({ block: 'nearest' })
    })
  }, [filled, disabled, focus])

  return (
    <form {...form.props}>
      <EditedElsewhere
        base={saving || disabled || gone ? null : base}
        current={reservations.find(({ id }) => id === base?.id)}
        onTake={startAgain}
        onAddAgain={form.addAgain}
      />
      {form.clash && !saving && (
        <ClashNote
          clash={form.clash}
          values={values}
          onAnswer={(texts, clash) => {
            form.change(texts)
            form.setClash(clash)
          }}
        />
      )}
      {base?.source && <ChannelNote source={base.source} />}
      <fieldset disabled={disabled} className="min-w-0">
        <div className="grid grid-cols-6 gap-x-3 gap-y-1 @xl:gap-x-4 @5xl:grid-cols-7">
          {!request && <CONTROLS.blocked form={form} today={today} />}
          {TYPED_NAMES.map((name) => {
            if (name === 'blocked' || !isShown(name, values)) return null
            const Control = CONTROLS[name]
            return <Control key={name} form={form} today={today} />
          })}
          <KnownGuest stays={known} className="col-span-full" />
          <StayWarnings form={form} prices={prices} />
          <QuoteOffer
            quote={form.quote}
            seen={request?.quote ?? null}
            values={values}
            keepsDeposit={base !== null && !base.usesPayments}
            onTake={form.change}
          />
          <FormActions
            editing={Boolean(editing ?? repairing)}
            accepting={Boolean(request)}
            returns={returns}
            typed={JSON.stringify(values) !== JSON.stringify(EMPTY_FORM)}
            saving={saving}
            onGiveUp={() =>
              onCancel(() => {
                startAgain(null)
                focus('musteriAdi')
              })
            }
          />
        </div>
        {sending.state === 'failed' && (
          <FailureNote>
            {t('admin.form.failed', { message: formatError(sending.failure) })}
            {gone && <AddAgain onClick={form.addAgain} />}
          </FailureNote>
        )}
      </fieldset>
    </form>
  )
}

/** Warns that the dates of a stay from a channel belong to that channel. */
function ChannelNote({ source }: { source: Source }) {
  const { t } = useTranslation()
  return (
    <p className="mb-4 max-w-text">
      <SourceBadge>{t(`admin.sources.${source}`)}</SourceBadge> {t('admin.form.fromChannel')}
    </p>
  )
}

type FormActionsProps = {
  editing: boolean
  /** Whether the form accepts a request, to which closing it returns. */
  accepting: boolean
  /** Whether closing it leads back to another page. */
  returns: boolean
  typed: boolean
  saving: boolean
  onGiveUp: () => void
}

/** The buttons to save and close, which a pending save disables. */
function FormActions({ editing, accepting, returns, typed, saving, onGiveUp }: FormActionsProps) {
  const { t } = useTranslation()
  const closes = editing || accepting || returns
  const add = accepting ? 'admin.form.accept' : 'admin.form.add'
  return (
    <div className="col-span-full flex flex-wrap items-center gap-2 @5xl:col-span-2 @5xl:mb-6 xl:sticky xl:bottom-0 xl:z-10 xl:-mx-2 xl:bg-white xl:p-2 xl:shadow-[0_0.75rem_0_white]">
      <Button
        type="submit"
        variant="primary"
        aria-disabled={saving}
        className="min-w-32 aria-disabled:cursor-progress aria-disabled:opacity-70"
      >
        {t(editing ? 'admin.form.update' : add)}
      </Button>
      {(closes || typed) && !saving && (
        <Button variant="quiet" onClick={onGiveUp}>
          {t(closes ? 'admin.cancel' : 'admin.form.clear')}
        </Button>
      )}
      {saving && <span className="text-pine-700">{t('admin.form.saving')}</span>}
    </div>
  )
}

type EditedElsewhereProps = {
  base: Reservation | null
  /** The stored record; `undefined` once it is deleted. */
  current: Reservation | undefined
  onTake: (current: Reservation) => void
  onAddAgain: () => void
}

/** Shows that the other owner changed or deleted the edited record; the typed text is kept. */
function EditedElsewhere({ base, current, onTake, onAddAgain }: EditedElsewhereProps) {
  const { t, language } = useTranslation()
  const removed = base !== null && current === undefined
  const changed = base !== null && current !== undefined && differInText(base, current)
  return (
    <StatusNote
      className={
        removed || changed ? 'mb-4 rounded-field bg-accent-50 px-4 py-3 text-accent-800' : ''
      }
    >
      {removed && (
        <>
          {t('admin.form.removedElsewhere')}
          <AddAgain onClick={onAddAgain} />
        </>
      )}
      {changed && (
        <>
          {t('admin.form.changedElsewhere', {
            guest: current.musteriAdi,
            dates: formatDates(current.stay, language),
          })}
          <Button
            variant="quiet"
            size="small"
            className="underline"
            onClick={() => onTake(current)}
          >
            {t('admin.form.takeTheirs')}
          </Button>
        </>
      )}
    </StatusNote>
  )
}

/** Saves the typed text as a new record after the original was deleted. */
function AddAgain({ onClick }: { onClick: () => void }) {
  const { t } = useTranslation()
  return (
    <Button variant="quiet" size="small" className="underline" onClick={onClick}>
      {t('admin.form.addAgain')}
    </Button>
  )
}

type ClashNoteProps = {
  clash: Clash
  values: FormValues
  onAnswer: (texts: Partial<FormValues>, clash: Clash) => void
}

/** Shows both versions of the fields that both owners changed, and asks which to keep. */
function ClashNote({ clash, values, onAnswer }: ClashNoteProps) {
  const { t, language } = useTranslation()
  const id = useId()
  const note = useRef<HTMLDivElement>(null)
  const { told, kept, urged } = clash
  const { mine, theirs } = sidesOf(told)
  const open = unanswered(clash, values)
  const sides = [
    { side: 'mine', said: valuesOf(mine), texts: fillFromReservation(mine) },
    { side: 'theirs', said: valuesOf(theirs), texts: fillFromReservation(theirs) },
  ] as const

  useEffect(() => {
    // The pressed button may be far below.
    note.current?.focus()
  }, [told])

  return (
    <div
      ref={note}
      role="alert"
      tabIndex={-1}
      className="mb-4 rounded-field bg-alert-50 px-4 py-3 text-pine-900"
    >
      <p className="font-semibold text-alert-700">{t('admin.clash.title')}</p>
      {told.clashes.map((name) => (
        <fieldset key={name} className="mt-3 min-w-0" aria-describedby={`${id}${name}`}>
          <legend className="text-pine-700">{t(`admin.fields.${name}`)}</legend>
          <div className="flex flex-wrap gap-x-8">
            {sides.map(({ side, said, texts }) => (
              <label key={side} className="flex min-h-11 items-center gap-2 py-1">
                <input
                  type="radio"
                  className="accent-accent-700"
                  name={`clash.${name}`}
                  checked={values[name] === texts[name] && !open.includes(name)}
                  onChange={() =>
                    onAnswer({ [name]: texts[name] }, { ...clash, kept: [...kept, name] })
                  }
                />
                <span className="min-w-0 wrap-anywhere">
                  {t(`admin.clash.${side}`)}{' '}
                  <strong className="font-semibold">
                    {formatFieldExactly(reservationFields[name], said[name], language)}
                  </strong>
                </span>
              </label>
            ))}
          </div>
          <p id={`${id}${name}`} className="text-sm font-semibold text-alert-700">
            {urged && open.includes(name) && t('admin.clash.unanswered')}
          </p>
        </fieldset>
      ))}
      <p className="mt-2 text-pine-700">{t('admin.clash.thenSave')}</p>
    </div>
  )
}
