import { useDeferredValue, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { FIRST_READ } from '#db/newestRequests.ts'
import { type Inbox as InboxValue, useInbox, useSeason } from '#db/stores.ts'
import { findRequests, groupByPerson, isOpen } from '#domain/request/inbox.ts'
import type { StoredRequest } from '#domain/request/request.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { AccessDenied, LoadingPlaceholder, StatusNote } from '#office/shared/StatusNote.tsx'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'
import { TextField } from '#ui/Field.tsx'
import { DeleteSelected, Unreadable } from './DeleteMany.tsx'
import { InboxTools } from './InboxTools.tsx'
import { RequestList } from './RequestList.tsx'

/** A shorter inbox is read as fast as it is searched. */
const SEARCHED_FROM = 10

/** The guests' requests: the open ones, then the answered ones, each newest first. */
export function RequestsPage() {
  const [count, setCount] = useState(FIRST_READ)
  const inbox = useInbox(count)
  const season = useSeason()
  if (inbox.state === 'loading' || season.state === 'loading') return <LoadingPlaceholder />
  if (inbox.state === 'failed') return <AccessDenied />
  return (
    <Inbox
      inbox={inbox.value}
      count={count}
      onMore={() => setCount(count * 2)}
      reservations={season.state === 'ready' ? season.value.reservations : NONE}
    />
  )
}

type InboxProps = {
  inbox: InboxValue
  /** How many of the newest requests are read. */
  count: number
  onMore: () => void
  reservations: readonly Reservation[]
}

function Inbox({ inbox: { requests, unreadable }, count, onMore, reservations }: InboxProps) {
  const { t } = useTranslation()
  const [params] = useSearchParams()
  const soughtId = params.get('request')
  const [search, setSearch] = useState('')
  const searched = useDeferredValue(search)
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set())
  // A request that is answered here keeps its place until the page is left.
  const [answeredBefore] = useState(
    () => new Set(requests.flatMap((request) => (isOpen(request) ? [] : request.id))),
  )
  const found = findRequests(requests, searched)
  const isAnswered = (request: StoredRequest) => !isOpen(request) && answeredBefore.has(request.id)
  const open = groupByPerson(found.filter((request) => !isAnswered(request)))
  const answered = found.filter(isAnswered)
  const unanswered = requests.filter(({ status }) => status === 'new')
  const isGone = soughtId !== null && !requests.some(({ id }) => id === soughtId)
  const mayHaveOlder = requests.length + unreadable.length >= count

  function select(id: string, isSelected: boolean): void {
    setSelected((before) => {
      const next = new Set(before)
      if (isSelected) next.add(id)
      else next.delete(id)
      return next
    })
  }

  const list = (some: readonly StoredRequest[]) => (
    <RequestList
      requests={some}
      all={requests}
      reservations={reservations}
      soughtId={soughtId}
      selected={selected}
      onSelect={select}
    />
  )

  return (
    <section className="max-w-4xl rounded-card bg-white p-5 shadow-soft sm:p-6">
      <StatusNote className="not-empty:mb-4 not-empty:rounded-field not-empty:bg-accent-50 not-empty:px-4 not-empty:py-3">
        {isGone && t('office.address.requestGone')}
      </StatusNote>
      <InboxTools isCrowded={unanswered.length >= SEARCHED_FROM} />
      {requests.length >= SEARCHED_FROM && (
        <TextField
          type="search"
          label={t('admin.requests.search')}
          value={search}
          onChange={({ target }) => setSearch(target.value)}
          className="max-w-sm"
        />
      )}
      {unreadable.length > 0 && <Unreadable requests={unreadable} />}
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
      {mayHaveOlder && (
        <Button className="mt-4" onClick={onMore}>
          {t('office.requests.readOlder')}
        </Button>
      )}
      <DeleteSelected
        requests={requests.filter(({ id }) => selected.has(id))}
        onDone={() => setSelected(new Set())}
      />
    </section>
  )
}

const NONE: readonly never[] = []
