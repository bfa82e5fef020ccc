import { useSeason } from '#db/stores.ts'
import { guestsNamed, hasBegun, staysOfGuest } from '#domain/stay/guestBook.ts'
import { foldText } from '#domain/field/foldText.ts'
import { showFields } from '#domain/field/record.ts'
import { type Reservation, formFields, fieldValues } from '#domain/stay/reservation.ts'
import { KnownGuest } from '#office/shared/guestNotes.tsx'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { formatDates } from '#i18n/stayText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'
import type { StayFormState, StayTexts } from './stayTexts.ts'

const NO_STAYS = { reservations: [], cancelled: [] }

type ReturningGuestProps = { form: StayFormState; isNew: boolean }

/**
 * The earlier stays of the guest whose telephone or mail address is typed; in a new stay also known
 * guests, whose data can be taken over.
 */
export function ReturningGuest({ form, isNew }: ReturningGuestProps) {
  const season = useSeason()
  const today = useOfficeToday()
  const { musteriAdi, phone, email } = form.values
  const { reservations, cancelled } = season.state === 'ready' ? season.value : NO_STAYS
  const all = [...reservations, ...cancelled]
  const stays = staysOfGuest(all, { phone, email }).filter(hasBegun(today))
  const known = isNew ? guestsNamed(all, { name: musteriAdi, phone, email }) : []
  return (
    <>
      <KnownGuest stays={stays} className="col-span-full mb-2" />
      <KnownGuests guests={known} form={form} />
    </>
  )
}

/** At most so many guests are offered; a longer name finds fewer. */
const OFFERED = 3

type KnownGuestsProps = { guests: readonly Reservation[]; form: StayFormState }

/** Guests whose data the form lacks, each by their latest stay. */
function KnownGuests({ guests, form }: KnownGuestsProps) {
  const { t, language } = useTranslation()
  const offers = guests
    .map((stay) => ({ stay, texts: missingTexts(stay, form.values) }))
    .filter(({ texts }) => Object.keys(texts).length > 0)
    .slice(0, OFFERED)
  if (offers.length === 0) return null
  return (
    <ul className="col-span-full mb-3 space-y-1.5">
      {offers.map(({ stay, texts }) => (
        <li
          key={stay.id}
          className="flex items-center justify-between gap-2 rounded-field bg-accent-50 py-1.5 pr-1.5 pl-3 text-sm"
        >
          <span className="min-w-0 wrap-anywhere">
            <bdi className="font-bold">{stay.musteriAdi}</bdi> {t('office.guests.last')}{' '}
            {formatDates(stay.dates, language)}
          </span>
          <Button
            size="small"
            aria-label={t('office.guests.takeOf', { guest: stay.musteriAdi })}
            onClick={() => form.change(texts)}
          >
            {t('office.guests.take')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

const TAKEN = [
  'phone',
  'email',
  'language',
  'guests',
  'adults',
  'children',
  'infants',
] as const satisfies readonly (keyof StayTexts)[]

/** What a stay's guest has and the form has not, and the rest of a typed name. */
function missingTexts(stay: Reservation, typed: StayTexts): Partial<StayTexts> {
  const stored = showFields(formFields, fieldValues(stay))
  const missing = TAKEN.filter((name) => typed[name].trim() === '' && stored[name] !== '')
  if (missing.length === 0) return {}
  const isBegun = foldText(stored.musteriAdi).startsWith(foldText(typed.musteriAdi).trim())
  return {
    ...(isBegun && { musteriAdi: stored.musteriAdi }),
    ...Object.fromEntries(missing.map((name) => [name, stored[name]])),
  }
}
