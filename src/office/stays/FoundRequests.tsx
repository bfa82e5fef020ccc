import { Link } from 'react-router-dom'
import { useRequests } from '#db/stores.ts'
import { findRequests } from '#domain/request/inbox.ts'
import { requestAddress } from '#i18n/officeAddresses.ts'
import { formatDates } from '#i18n/stayText.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { useGuestName } from '#office/shared/guestNotes.tsx'

/** The number of requests that are listed. */
const MOST = 10

/** The newest requests that contain the searched text. */
export function FoundRequests({ text }: { text: string }) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  const inbox = useRequests()
  if (text.trim() === '' || inbox.state !== 'ready') return null
  const found = findRequests(inbox.value.requests, text).slice(0, MOST)
  if (found.length === 0) return null
  return (
    <section aria-labelledby="found-requests" className="border-t border-linen-300 px-4 py-3">
      <h2 id="found-requests" className="font-sans text-base font-semibold">
        {t('office.list.foundRequests')}
      </h2>
      <ul>
        {found.map((request) => (
          <li key={request.id}>
            <Link
              to={requestAddress(request.id)}
              className="inline-flex min-h-11 flex-wrap items-center gap-x-3 text-accent-700 underline underline-offset-2"
            >
              {nameOf(request)} <span>{formatDates(request.dates, language)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
