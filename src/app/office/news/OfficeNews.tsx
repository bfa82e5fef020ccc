import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import type { IsoDate } from '#domain/date.ts'
import type { Failure } from '#domain/failure.ts'
import type { Received } from '#domain/inbox.ts'
import { answersOf, changedSince, type SeenOf, versionsOf } from '#domain/office/changedSince.ts'
import type { Reservation } from '#domain/reservation.ts'
import { serverNow } from '#db/clock.ts'
import type { Season } from '#db/season.ts'
import { OFFICE } from '#i18n/addresses.ts'
import type { Remote } from '#lib/remote.ts'
import { createTabNotifier } from '#lib/tabNotifier.ts'
import { useInbox } from '#features/requests/useInbox.ts'
import { newsOfAnswer, newsOfRequest, newsOfStays } from './news.ts'
import { type News, tellNews, tellWaiting } from './unseen.ts'

type OfficeNewsProps = {
  season: Remote<Season, Failure>
  today: IsoDate
  email: string
}

/**
 * Notifies an owner of what guests and the other owner do while the office is open, in one of the
 * open tabs.
 */
export function OfficeNews({ season, today, email }: OfficeNewsProps) {
  const stays = season.state === 'ready' ? season.value.reservations : null
  const [inbox] = useInbox(today)
  const tell = useTelling()
  const requests = inbox.state === 'ready' ? inbox.value.requests : null
  const [since] = useState(() => serverNow())
  const seenStays = useRef<readonly Reservation[] | null>(null)
  const seenRequests = useRef<SeenOf<string> | null>(null)

  const onStays = useEffectEvent(async (now: readonly Reservation[]) => {
    const before = seenStays.current
    seenStays.current = now
    if (!before) return
    const standing = versionsOf(now)
    const stood = versionsOf(before)
    const ids = changedSince(stood, standing)
    if (ids.length === 0) return
    const named = new Map([...before, ...now].map(({ id, musteriAdi }) => [id, musteriAdi]))
    tell(await newsOfStays({ ids, stood, standing, named, since }, email))
  })
  const onRequests = useEffectEvent(async (now: readonly Received[]) => {
    const before = seenRequests.current
    const answers = answersOf(now)
    seenRequests.current = answers
    if (!before) return
    const newest = [...before.keys()].toSorted().at(-1) ?? ''
    for (const request of now) {
      const { id, status } = request
      // An older request enters the list when a newer one is deleted, and is not new.
      if (!before.has(id)) tell(id > newest && status === 'new' ? newsOfRequest(request) : null)
      else if (before.get(id) !== status) tell(await newsOfAnswer(request, email))
    }
  })

  useEffect(() => {
    if (stays) void onStays(stays)
  }, [stays])
  useEffect(() => {
    if (requests) void onRequests(requests)
  }, [requests])
  return null
}

/** Shows notifications in one of the tabs and opens the page of one that is clicked. */
function useTelling(): (news: News | null) => void {
  const navigate = useNavigate()
  const teller = useRef<ReturnType<typeof createTabNotifier> | null>(null)
  const open = useEffectEvent((address: string) => void navigate(address))

  useEffect(() => {
    const made = createTabNotifier()
    teller.current = made
    const onLook = () => {
      if (document.visibilityState === 'visible') tellWaiting(open)
    }
    // The service worker reports which notification was clicked.
    const onMessage = ({ data }: MessageEvent<unknown>) => {
      if (typeof data === 'string' && data.startsWith(`${OFFICE}/`)) open(data.slice(OFFICE.length))
    }
    document.addEventListener('visibilitychange', onLook)
    navigator.serviceWorker?.addEventListener('message', onMessage)
    return () => {
      made.stop()
      document.removeEventListener('visibilitychange', onLook)
      navigator.serviceWorker?.removeEventListener('message', onMessage)
    }
  }, [])

  return (news) => {
    if (!news) return
    const tell = () => tellNews(news, (address) => void navigate(address))
    void teller.current?.once(news.key, tell)
  }
}
