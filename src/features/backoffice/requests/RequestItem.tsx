import { clsx } from 'clsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { Received } from '#domain/inbox.ts'
import { countNights } from '#domain/stay.ts'
import { OpenButton } from '#features/backoffice/OpenButton.tsx'
import { formatDates, formatMoment } from '#features/backoffice/stayText.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { mailLink, phoneLink } from '#lib/links.ts'
import { Button } from '#ui/Button.tsx'

type RequestItemProps = {
  request: Received
  selected: boolean
  /** A change has not been answered by the database yet. */
  pending: boolean
  onSelect: (request: Received) => void
  onUse: (request: Received) => void
  onDelete: (request: Received) => void
}

/** One request in the inbox. */
export function RequestItem(props: RequestItemProps) {
  const { request, selected, pending, onSelect, onUse, onDelete } = props
  const { t } = useTranslation()
  const { guest, stay, notes, ids } = request
  const language = useLanguage()
  const id = useId()
  return (
    <article
      aria-labelledby={id}
      // The browser draws those in view only.
      className={clsx(
        '-mx-3 flex gap-x-3 px-3 py-4 [contain-intrinsic-size:auto_9rem] [content-visibility:auto]',
        selected && 'rounded-field bg-aegean-50',
      )}
    >
      <input
        type="checkbox"
        aria-label={t('admin.requests.select', { guest })}
        checked={selected}
        onChange={() => onSelect(request)}
        className="mt-1 size-5 shrink-0 accent-aegean-700"
      />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
          <div>
            <h3 id={id} className="font-sans font-semibold wrap-anywhere">
              {guest}
            </h3>
            <p className="tabular-nums">
              {formatDates(stay, language)} · {t('admin.nights', { count: countNights(stay) })}
            </p>
          </div>
          <div className="flex flex-wrap gap-2">
            <OpenButton pending={pending} onOpen={() => onUse(request)}>
              {t('admin.requests.use')}
            </OpenButton>
            <Button size="small" variant="danger" onClick={() => onDelete(request)}>
              {t('admin.table.delete')}
            </Button>
          </div>
        </div>
        <Contact request={request} />
        {notes !== '' && <p className="mt-1 whitespace-pre-line wrap-anywhere">{notes}</p>}
        <p className="mt-1 text-sm text-pine-600">
          <Sent at={request.sentAt} />
          {ids.length === 2 && ` · ${t('admin.requests.twice')}`}
          {ids.length > 2 && ` · ${t('admin.requests.often', { times: ids.length })}`}
        </p>
      </div>
    </article>
  )
}

function Contact({ request: { phone, email } }: { request: Received }) {
  return (
    <p className="mt-1 flex flex-wrap gap-x-5 wrap-anywhere">
      <a className="py-1 text-aegean-700 underline" href={phoneLink(phone)}>
        {phone}
      </a>
      <a className="py-1 text-aegean-700 underline" href={mailLink(email)}>
        {email}
      </a>
    </p>
  )
}

function Sent({ at }: { at: number }) {
  const { t } = useTranslation()
  const language = useLanguage()
  return (
    <time dateTime={new Date(at).toISOString()}>
      {t('admin.requests.sent', { time: formatMoment(at, language) })}
    </time>
  )
}
