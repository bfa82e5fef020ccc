import { useState } from 'react'
import { rivalsOf } from '#domain/request/inbox.ts'
import type { StoredRequest } from '#domain/request/request.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'
import { RequestItem } from './RequestItem.tsx'

/** The requests of a list that are shown first, and with each press of its button. */
const MOST = 50

type RequestListProps = {
  requests: readonly StoredRequest[]
  /** Every request that is read, and the stays, among which each one may have rivals. */
  all: readonly StoredRequest[]
  reservations: readonly Reservation[]
  soughtId: string | null
  selected: ReadonlySet<string>
  onSelect: (id: string, isSelected: boolean) => void
}

/** The first requests of a list, and more on demand; a sought one wherever it is. */
export function RequestList(props: RequestListProps) {
  const { requests, all, reservations, soughtId, selected, onSelect } = props
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
              rivals={rivalsOf(request, all, reservations)}
              isSought={request.id === soughtId}
              isSelected={selected.has(request.id)}
              onSelect={(isSelected) => onSelect(request.id, isSelected)}
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
