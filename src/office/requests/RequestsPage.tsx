import { useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Inbox as InboxValue, useRequests, useSeason } from '#db/stores.ts'
import { foldText } from '#domain/field/foldText.ts'
import { findRivals, isOpen } from '#domain/request/inbox.ts'
import type { StoredRequest } from '#domain/request/request.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { AccessDenied, LoadingPlaceholder, StatusNote } from '#office/shared/StatusNote.tsx'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/Field.tsx'
import { RequestItem } from './RequestItem.tsx'

/** The requests of a list that are shown first, and with each press of its button. */
const MOST = 50

/** A shorter inbox is read as fast as it is searched. */
const SEARCHED_FROM = 10

/** The guests' requests: the open ones, then the answered ones, each newest first. */
export function RequestsPage() {
  const inbox = useRequests()
  const season = useSeason()
  if (inbox.state === 'loading' || season.state === 'loading') return <LoadingPlaceholder />
  if (inbox.state === 'failed') return <AccessDenied />
  return (
    <Inbox
      inbox={inbox.value}
      reservations={season.state === 'ready' ? season.value.reservations : NONE}
    />
  )
}

type InboxProps = { inbox: InboxValue; reservations: readonly Reservation[] }

function Inbox({ inbox: { requests, unreadable }, reservations }: InboxProps) {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const soughtId = params.get('request')
  const [search, setSearch] = useState('')
  const searched = useDeferredValue(search)
  const rivals = useMemo(() => findRivals(requests, reservations), [requests, reservations])
  // A request that is answered here keeps its place until the page is left.
  const [answeredBefore] = useState(
    () => new Set(requests.flatMap((request) => (isOpen(request) ? [] : request.id))),
  )
  const found = requests.filter((request) => contains(request, searched))
  const isAnswered = (request: StoredRequest) => !isOpen(request) && answeredBefore.has(request.id)
  const open = found.filter((request) => !isAnswered(request))
  const answered = found.filter(isAnswered)
  const isGone = soughtId !== null && !requests.some(({ id }) => id === soughtId)
  const list = (some: readonly StoredRequest[]) => (
    <RequestList requests={some} rivals={rivals} soughtId={soughtId} />
  )

  return (
    <section className="max-w-4xl lg:max-w-6xl rounded-card bg-white p-5 shadow-soft sm:p-6">
      <StatusNote className="not-empty:mb-4 not-empty:rounded-field not-empty:bg-accent-50 not-empty:px-4 not-empty:py-3">
        {isGone && t('office.address.requestGone')}
      </StatusNote>
      {requests.length >= SEARCHED_FROM && (
        <TextField
          type="search"
          label={t('admin.requests.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          className="max-w-sm"
        />
      )}
      {unreadable.length > 0 && (
        <p role="alert" className="my-3 text-alert-700">
          {t('admin.requests.unreadable', { count: unreadable.length })}
        </p>
      )}
      {open.length === 0 && (
        <p>{t(requests.length === 0 ? 'admin.requests.empty' : 'office.requests.noneOpen')}</p>
      )}
      {list(open)}
      {answered.length > 0 && (
        <>
          <h2 className="mt-6 mb-2 border-t border-linen-300 pt-5 text-heading">
            {t('office.requests.folded', { count: answered.length })}
          </h2>
          {list(answered)}
        </>
      )}
    </section>
  )
}

type RequestListProps = {
  requests: readonly StoredRequest[]
  rivals: ReturnType<typeof findRivals>
  soughtId: string | null
}

/** The newest requests of a list, and more on demand; a sought one however old it is. */
function RequestList({ requests, rivals, soughtId }: RequestListProps) {
  const { t } = useTranslation()
  const [count, setCount] = useState(MOST)
  const soughtIndex = requests.findIndex(({ id }) => id === soughtId)
  const shown = requests.slice(0, Math.max(count, soughtIndex + 1))
  return (
    <>
      <ul className="divide-y divide-linen-200">
        {shown.map((request) => (
          <li key={request.id}>
            <RequestItem
              request={request}
              rivals={rivals.get(request.id)}
              isSought={request.id === soughtId}
            />
          </li>
        ))}
      </ul>
      {shown.length < requests.length && (
        <Button onClick={() => setCount(count + MOST)}>{t('admin.requests.older')}</Button>
      )}
    </>
  )
}

const NONE: readonly never[] = []

function contains({ guest, email, phone, notes }: StoredRequest, search: string): boolean {
  return foldText([guest, email, phone, notes].join(' ')).includes(foldText(search.trim()))
}
