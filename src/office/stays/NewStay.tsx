import { guestName } from '#i18n/stayText.ts'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { newKey } from '#db/save.ts'
import type { Season } from '#db/season.ts'
import { usePrices, useRequest } from '#db/stores.ts'
import { parseDate } from '#domain/date.ts'
import { quoteOf } from '#domain/prices/quote.ts'
import { isOpen } from '#domain/request/inbox.ts'
import type { StoredRequest } from '#domain/request/request.ts'
import type { StaySaving } from '#domain/stay/stayChange.ts'
import { namesStay, requestAddress, stayAddress } from '#i18n/officeAddresses.ts'
import { translate } from '#i18n/index.ts'
import { formatDates } from '#i18n/stayText.ts'
import { useAskedAlso } from '#office/shared/otherRequests.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { useGuestName } from '#office/shared/guestNotes.tsx'
import { LoadingPlaceholder } from '#office/shared/StatusNote.tsx'
import { Unfinished } from '#office/shared/unfinished.tsx'
import { toastDone } from '#ui/Toasts.tsx'
import {
  acceptanceTarget,
  EMPTY_STAY,
  type FormTarget,
  newStayTarget,
  textsOfDays,
} from './stayTexts.ts'
import { StayForm } from './StayForm.tsx'
import { useLeave } from './useLeave.ts'

type NewStayProps = {
  season: Season
  /** The id of a draft to continue. */
  draftId?: string
}

/** The form of a new stay: empty, on picked days, or a draft of one. */
export function NewStay({ season, draftId }: NewStayProps) {
  const { t } = useTranslation()
  const [search] = useSearchParams()
  const leave = useLeave()
  const [id, setId] = useState(draftId ?? newKey())
  const days = daysIn(search)
  return (
    <div className="space-y-4">
      <h2 className="text-heading wrap-anywhere">{t('admin.form.addTitle')}</h2>
      {draftId === undefined && <Unfinished season={season} newStays />}
      <NewStayForm
        key={id}
        target={newStayTarget(id, days ? textsOfDays(days) : EMPTY_STAY)}
        leave={leave}
        onSaved={() => setId(newKey())}
      />
    </div>
  )
}

/** The form that accepts the request of the address. */
export function AcceptRequest({ season, requestId }: { season: Season; requestId: string }) {
  const { t, language } = useTranslation()
  const nameOf = useGuestName()
  // Not in the form, which is gone once the answer to the request is received.
  const leave = useLeave()
  const [newId] = useState(newKey)
  const stored = useRequest(requestId)
  const prices = usePrices()
  const replaced = useAskedAlso(stored.state === 'ready' ? stored.value : null)
  if (stored.state === 'loading' || prices.state === 'loading') return <LoadingPlaceholder />
  const request = stored.state === 'ready' ? stored.value : null
  if (!request || !isOpen(request)) return <RequestAnswered request={request} />
  const held = season.reservations.find(
    (stay) => stay.status === 'held' && stay.request === request.id,
  )
  const quote = prices.state === 'ready' ? quoteOf(request.dates, prices.value) : null
  const price = quote?.state === 'priced' ? quote : null
  return (
    <div className="space-y-4">
      <h2 className="text-heading wrap-anywhere">
        {t('admin.form.acceptTitle', { guest: nameOf(request) })}
      </h2>
      {replaced.length > 0 && (
        <p className="text-sm text-pine-800">
          {t('office.requests.replaces', {
            dates: replaced.map(({ dates }) => formatDates(dates, language)),
          })}
        </p>
      )}
      <NewStayForm target={acceptanceTarget(newId, request, held ?? null, price)} leave={leave} />
    </div>
  )
}

type NewStayFormProps = { target: FormTarget; leave: () => void; onSaved?: () => void }

function NewStayForm({ target, leave, onSaved }: NewStayFormProps) {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  return (
    <StayForm
      target={target}
      onSaved={(change) => {
        toastAdded(change, (id) => void navigate(`${stayAddress(id)}#messages`))
        onSaved?.()
        if (namesStay(search)) leave()
      }}
      onLeave={namesStay(search) ? leave : undefined}
    />
  )
}

/** The picked days in the address. */
function daysIn(search: URLSearchParams) {
  const [checkIn, checkOut] = ['from', 'to'].map((name) => parseDate(search.get(name) ?? ''))
  return checkIn && checkOut && checkIn < checkOut ? { checkIn, checkOut } : null
}

/** Instead of the form of a request that needs no answer any more. */
function RequestAnswered({ request }: { request: StoredRequest | null }) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  if (!request) return <p>{t('office.address.requestGone')}</p>
  return (
    <p>
      {t('admin.failure.answered')}{' '}
      <Link className="text-accent-700 underline" to={requestAddress(request.id)}>
        {nameOf(request)}
      </Link>
    </p>
  )
}

/** Shows that a new stay is stored; its guest gets the confirmation next. */
function toastAdded({ id, next }: StaySaving, onWrite: (id: string) => void): void {
  const text = () => translate('admin.form.added', { guest: guestName(translate, next) })
  if (next.status === 'blocked') return toastDone(text)
  const confirm = {
    label: () => translate('admin.form.confirm'),
    run: (dismiss: () => void) => {
      dismiss()
      onWrite(id)
    },
  }
  toastDone(text, confirm, id)
}
