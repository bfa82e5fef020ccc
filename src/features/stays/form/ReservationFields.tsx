import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { GoneMeanwhile } from '#domain/failure.ts'
import { guestBookOf, hasBegun, staysOf } from '#domain/office/knownGuests.ts'
import { type Reservation, TYPED_NAMES } from '#domain/reservation.ts'
import { KnownGuest } from '#features/office/KnownGuest.tsx'
import { FailureNote } from '#features/office/FailureNote.tsx'
import { CONTROLS } from '#features/stays/reservationView.tsx'
import { nextPaint } from '#lib/pageLoad/nextPaint.ts'
import { rememberLast } from '#lib/rememberLast.ts'
import { useFormatError } from '#i18n/failureWords.ts'
import { AddAgain } from './AddAgain.tsx'
import { ChannelNote } from './ChannelNote.tsx'
import { ClashNote } from './ClashNote.tsx'
import { EditedElsewhere } from './EditedElsewhere.tsx'
import { FormActions } from './FormActions.tsx'
import { QuoteOffer } from './QuoteOffer.tsx'
import { EMPTY_FORM, isShown } from './reservationForm.ts'
import { StayWarnings } from './StayWarnings.tsx'
import { type ReservationFormInput, useReservationForm } from './useReservationForm.ts'

export type ReservationFieldsProps = ReservationFormInput & {
  /** Disables the form until `reservations` are loaded. */
  disabled?: boolean
  /** The cancelled stays, whose guests count as returning guests too. */
  cancelled?: readonly Reservation[]
  /** Closes the edit; `clear` empties the form. */
  onCancel: (clear: () => void) => void
  /** Whether closing the form leads back to the page where it was opened. */
  returns?: boolean
}

const NONE: readonly Reservation[] = []

const bookOf = rememberLast((...stays: (readonly Reservation[])[]) => guestBookOf(stays.flat()))

/** The controls of the reservation form, mounted again for each record. */
export function ReservationFields(props: ReservationFieldsProps) {
  const {
    editing,
    request,
    stay,
    repairing,
    reservations,
    today,
    disabled = false,
    onCancel,
  } = props
  const { cancelled = NONE } = props
  const { t } = useTranslation()
  const formatError = useFormatError()
  const form = useReservationForm(props)
  const { base, values, sending, focus, startAgain } = form
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
          <StayWarnings form={form} prices={props.prices ?? null} />
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
            returns={props.returns ?? false}
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
