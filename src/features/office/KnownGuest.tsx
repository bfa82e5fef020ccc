import { useTranslation } from 'react-i18next'
import type { Reservation } from '#domain/reservation.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { formatDates } from './stayText.ts'

/** At most so many stays are listed. */
const NAMED = 3

type KnownGuestProps = {
  /** The guest's other stays, the latest first. */
  stays: readonly Reservation[]
  className?: string
}

/** Lists a returning guest's other stays; nothing for a new guest. */
export function KnownGuest({ stays, className = '' }: KnownGuestProps) {
  const { t } = useTranslation()
  const language = useLanguage()
  const named = stays.slice(0, NAMED)
  const more = stays.length - named.length
  if (stays.length === 0) return null
  return (
    <p className={`text-sm text-accent-800 ${className}`}>
      <b>{t('office.guests.known', { count: stays.length })}</b>{' '}
      {named
        .map(({ musteriAdi, stay, cancellation }) => {
          const days = formatDates(stay, language)
          return `${musteriAdi} (${cancellation ? `${days}, ${t('office.cancelling.badge')}` : days})`
        })
        .join(', ')}
      {more > 0 && ` ${t('office.requests.andMore', { count: more })}`}
    </p>
  )
}
