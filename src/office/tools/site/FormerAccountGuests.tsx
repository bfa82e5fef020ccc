import { firstName } from '#domain/contact/firstName.ts'
import { villa } from '#content/villa.ts'
import type { Season } from '#db/season.ts'
import { dayIn, type IsoDate } from '#domain/date.ts'
import { situationIn } from '#domain/payments/ledger.ts'
import { awaitsTransfer } from '#domain/stay/money.ts'
import { guestPageAddress } from '#i18n/addresses.ts'
import { textsIn } from '#i18n/index.ts'
import { stayAddress } from '#i18n/officeAddresses.ts'
import { formatDates } from '#i18n/stayText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { ContactWays } from '#office/shared/ContactWays.tsx'
import { useGuestName } from '#office/shared/guestNotes.tsx'
import { guestLanguage } from '#office/shared/letterText.ts'
import { useOfficeToday } from '#office/shared/useOfficeToday.ts'
import { Link } from 'react-router-dom'

type FormerAccountGuestsProps = {
  season: Season
  /** The last day of the messages that contain the former account; none before it is changed. */
  until?: IsoDate
}

/** The guests who still have to pay by transfer and were sent the former account, each with a message about the new one. */
export function FormerAccountGuests({ season, until }: FormerAccountGuestsProps) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const today = useOfficeToday()
  const stays = [...season.reservations, ...season.cancelled].filter(
    (stay) =>
      awaitsTransfer(situationIn(season, stay, today)) &&
      [...(season.letters.get(stay.id)?.values() ?? [])].some(
        ({ at }) => until === undefined || dayIn(villa.timeZone, at) <= until,
      ),
  )
  return (
    <div className="mt-4">
      <p className="max-w-text">
        {t(`office.settings.former.${stays.length > 0 ? 'title' : 'none'}`)}
      </p>
      <ul className="mt-2 divide-y divide-linen-200">
        {stays.map((stay) => {
          const theirs = guestLanguage(stay.language, stay.phone)
          const page = stay.guestKey && guestPageAddress(location.origin, theirs, stay.guestKey)
          return (
            <li key={stay.id} className="py-2">
              <Link className="font-semibold text-accent-700 underline" to={stayAddress(stay.id)}>
                <bdi>{nameOf(stay)}</bdi>
              </Link>{' '}
              <span className="text-sm text-pine-700">{formatDates(stay.dates, language)}</span>
              <ContactWays
                phone={stay.phone}
                email={stay.email}
                letter={{
                  subject: villa.name,
                  body: textsIn(theirs)('letters.newAccount', {
                    guest: firstName(stay.musteriAdi),
                    page,
                  }),
                }}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}
