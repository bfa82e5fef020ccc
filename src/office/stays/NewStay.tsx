import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import type { Season } from '#db/season.ts'
import { useRequests } from '#db/stores.ts'
import { writeAmount } from '#domain/field/amount.ts'
import { parseDate, toStoredDate } from '#domain/date.ts'
import { isOpen } from '#domain/request/inbox.ts'
import { peopleIn, type StoredRequest } from '#domain/request/request.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import type { StayDates } from '#domain/stay/stayDates.ts'
import type { StayChange } from '#domain/stay/stayChange.ts'
import {
  acceptAddress,
  namesStay,
  newStayAddress,
  requestAddress,
  stayAddress,
} from '#i18n/officeAddresses.ts'
import { LoadingPlaceholder } from '#office/shared/StatusNote.tsx'
import { useGuestName } from '#office/shared/guestNotes.tsx'
import { translate } from '#i18n/index.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { forgetDraft, readDraft } from '#ui/form/drafts.ts'
import { Button } from '#ui/Button.tsx'
import { toastDone } from '#ui/Toasts.tsx'
import {
  type Begun,
  begunOf,
  draftKey,
  EMPTY_STAY,
  isStoredAs,
  type StayTexts,
  type Subject,
  textsOfRecord,
} from './stayForm.ts'
import { StayForm } from './StayForm.tsx'
import { useLeave } from './useLeave.ts'

/** The form of a new stay: empty, on picked days, or to accept a request. */
export function NewStay({ season }: { season: Season }) {
  const { t } = useTranslation()
  const nameOf = useGuestName()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const leave = useLeave()
  const requests = useRequests()
  const [, setChoice] = useState(0)
  const draft = newDraft(season)
  const addressed = beginningIn(search)
  const from = addressed || draft?.from || ''
  if (draft && addressed !== '' && draft.from !== addressed)
    return (
      <WhichDraft
        draft={draft}
        onKeep={() => void navigate(addressOf(draft.from), { replace: true })}
        onDrop={() => {
          forgetDraft(draftKey(null))
          setChoice((count) => count + 1)
        }}
      />
    )
  const days = daysIn(from)
  if (from !== '' && !days && requests.state === 'loading') return <LoadingPlaceholder />
  const all = requests.state === 'ready' ? requests.value.requests : []
  const request = days ? undefined : all.find(({ id }) => id === from)
  if (addressed !== '' && !days && (!request || !isOpen(request)))
    return <RequestAnswered request={request} />
  const isAccepting = request !== undefined && isOpen(request)
  const subject = isAccepting
    ? acceptanceOf(request, season)
    : { ...NEW_STAY, from, texts: days ? textsOfDays(days) : EMPTY_STAY }

  return (
    <div className="space-y-4">
      <h2 className="text-heading wrap-anywhere">
        {isAccepting
          ? t('admin.form.acceptTitle', { guest: nameOf(request) })
          : t('admin.form.addTitle')}
      </h2>
      <StayForm
        key={subject.id ?? from}
        subject={subject}
        onSaved={(change) => {
          toastAdded(change, (id) => void navigate(`${stayAddress(id)}#messages`))
          if (namesStay(search)) leave()
        }}
        onLeave={namesStay(search) ? leave : undefined}
      />
    </div>
  )
}

const NEW_STAY: Subject = { id: null, record: null, texts: EMPTY_STAY, from: '', request: null }

/** The stay that accepts a request: a new one, or the one that holds its days. */
function acceptanceOf(request: StoredRequest, { reservations }: Season): Subject {
  const held =
    reservations.find((stay) => stay.status === 'held' && stay.request === request.id) ?? null
  return {
    id: held?.id ?? null,
    record: held,
    texts: textsOfRequest(request, held),
    from: request.id,
    request,
  }
}

/** The texts of a new stay on picked days. */
function textsOfDays({ checkIn, checkOut }: StayDates): StayTexts {
  return {
    ...EMPTY_STAY,
    girisTarihi: toStoredDate(checkIn),
    cikisTarihi: toStoredDate(checkOut),
  }
}

/** The texts of the stay that accepts a request, with the price that its guest saw; `held` holds its days. */
function textsOfRequest(request: StoredRequest, held: Reservation | null): StayTexts {
  const { guest, dates, phone, email, notes, guests, quote } = request
  const prices = quote && {
    toplamUcret: writeAmount(quote.total),
    kapora: writeAmount(quote.deposit),
  }
  return {
    ...(held ? textsOfRecord(held) : textsOfDays(dates)),
    musteriAdi: guest,
    notlar: held?.notlar || notes,
    phone,
    email,
    guests: guests ? String(peopleIn(guests)) : '',
    ...(held && held.toplamUcret > 0 ? {} : prices),
  }
}

/** How the draft of a new stay began; `null` for one that is stored by now. */
function newDraft({ reservations }: Season): Begun | null {
  const key = draftKey(null)
  const begun = begunOf(key)
  const texts = readDraft(key, EMPTY_STAY)?.values
  const stored = reservations.find(({ id }) => id === begun?.id)
  return stored && texts && isStoredAs(texts, stored) ? null : begun
}

/** Where the new stay of an address comes from: a request's id, days, or empty. */
function beginningIn(search: URLSearchParams): string {
  const [from, to] = [search.get('from'), search.get('to')]
  return search.get('request') ?? (from !== null && to !== null ? `${from}/${to}` : '')
}

function daysIn(from: string) {
  const [first = '', last = ''] = from.split('/')
  const [checkIn, checkOut] = [parseDate(first), parseDate(last)]
  return checkIn && checkOut && checkIn < checkOut ? { checkIn, checkOut } : null
}

function addressOf(from: string): string {
  const days = daysIn(from)
  if (days) return newStayAddress(days)
  return from === '' ? stayAddress(null) : acceptAddress(from)
}

type WhichDraftProps = { draft: Begun; onKeep: () => void; onDrop: () => void }

/** Asks which to keep when another new stay is begun over an unfinished one. */
function WhichDraft({ draft, onKeep, onDrop }: WhichDraftProps) {
  const { t } = useTranslation()
  const texts = readDraft(draftKey(null), EMPTY_STAY)?.values ?? EMPTY_STAY
  const days = [texts.girisTarihi, texts.cikisTarihi].filter(Boolean).join(' – ')
  return (
    <div role="alert" className="space-y-3" data-draft-of={draft.id}>
      <h2 className="text-heading wrap-anywhere">{t('admin.draft.title')}</h2>
      <p className="wrap-anywhere">
        {[texts.musteriAdi || t('admin.draft.nameless'), days].filter(Boolean).join(', ')}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={onKeep}>
          {t('admin.draft.keep')}
        </Button>
        <Button onClick={onDrop}>{t('admin.draft.drop')}</Button>
      </div>
    </div>
  )
}

/** Instead of the form of a request that needs no answer any more. */
function RequestAnswered({ request }: { request: StoredRequest | undefined }) {
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
function toastAdded({ id, next }: StayChange, onWrite: (id: string) => void): void {
  const text = () => translate('admin.form.added', { guest: next?.musteriAdi ?? '' })
  if (!next || next.status === 'blocked') return toastDone(text)
  toastDone(text, {
    label: () => translate('admin.form.confirm'),
    run: (dismiss) => {
      dismiss()
      onWrite(id)
    },
  })
}
