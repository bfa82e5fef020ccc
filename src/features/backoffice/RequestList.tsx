import { useTranslation } from 'react-i18next'
import type { StoredRequest } from '#domain/request.ts'
import { countNights } from '#domain/stay.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { OpenButton } from './OpenButton.tsx'
import { formatDates, formatMoment } from './stayText.ts'

type RequestListProps = {
  requests: readonly StoredRequest[]
  /** A change has not been answered by the database yet. */
  pending: boolean
  /** Begins a reservation from a request. */
  onUse: (request: StoredRequest) => void
}

/** The visitors' reservation requests, newest first. */
export function RequestList({ requests, pending, onUse }: RequestListProps) {
  const { t } = useTranslation()
  const newestFirst = [...requests].sort((one, other) => other.sentAt - one.sentAt)
  return (
    <section className="rounded-card bg-white p-5 shadow-soft sm:p-6">
      <h2 className="text-heading">{t('admin.requests.title')}</h2>
      {requests.length === 0 && <p className="mt-2 text-pine-700">{t('admin.requests.empty')}</p>}
      <ul className="divide-y divide-linen-200">
        {newestFirst.map((request) => (
          <li key={request.id} className="py-4 last:pb-0">
            <Request request={request} pending={pending} onUse={() => onUse(request)} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type RequestProps = { request: StoredRequest; pending: boolean; onUse: () => void }

function Request({ request, pending, onUse }: RequestProps) {
  const { t } = useTranslation()
  const { guest, stay, phone, email, notes, sentAt } = request
  const language = useLanguage()
  return (
    <article>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <h3 className="font-sans font-semibold wrap-anywhere">{guest}</h3>
          <p className="tabular-nums">
            {formatDates(stay, language)} · {t('admin.nights', { count: countNights(stay) })}
          </p>
        </div>
        <OpenButton pending={pending} onOpen={onUse}>
          {t('admin.requests.use')}
        </OpenButton>
      </div>
      <p className="mt-1 flex flex-wrap gap-x-5 wrap-anywhere">
        <a
          className="py-1 text-aegean-700 underline"
          href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}
        >
          {phone}
        </a>
        <a className="py-1 text-aegean-700 underline" href={`mailto:${email}`}>
          {email}
        </a>
      </p>
      {notes !== '' && <p className="mt-1 whitespace-pre-line wrap-anywhere">{notes}</p>}
      <p className="mt-1 text-sm text-pine-600">
        <time dateTime={new Date(sentAt).toISOString()}>
          {t('admin.requests.sent', { time: formatMoment(sentAt, language) })}
        </time>
      </p>
    </article>
  )
}
