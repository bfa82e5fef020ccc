import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import type { IsoDate } from '#domain/date.ts'
import type { Failure } from '#domain/failure.ts'
import type { Received } from '#domain/inbox.ts'
import { answersOf, changedSince, type SeenOf, versionsOf } from '#domain/office/stayLog.ts'
import type { Reservation } from '#domain/reservation.ts'
import { CHANGE_VERBS } from '#domain/change.ts'
import { valueOf } from '#domain/record.ts'
import { serverNow } from '#db/clock.ts'
import type { Season } from '#db/season.ts'
import { authorOf, readNewestEntry } from '#db/stayLog.ts'
import { OFFICE } from '#i18n/addresses.ts'
import { currentLanguage, translate } from '#i18n/index.ts'
import type { Remote } from '#lib/remote.ts'
import { useInbox } from '#features/requests/useAnswers.ts'
import { formatDates } from '#features/office/stayText.ts'
import { requestAddress, stayAddress } from '#features/office/addresses.ts'
import { toastDone } from '#ui/toasts.ts'

/** Something that happened while the office was open, and its address. */
type News = {
  key: string
  /** A function, so that the text is in the language of the moment; contains guests' names. */
  text: () => string
  /** The same without a name, for a screen that anybody may see. */
  notice: () => string
  label: () => string
  address: string
}

let waiting: readonly News[] = []
const listeners = new Set<() => void>()

/** Shows news on a visible page; otherwise by the title, the app's badge and a notification. */
function tellNews(news: News, open: (address: string) => void): void {
  if (document.visibilityState === 'visible') return show(news, open)
  become([...waiting, news])
  void notify(news)
}

/** Shows the news that arrived while the page was hidden. */
function tellWaiting(open: (address: string) => void): void {
  const came = waiting
  become([])
  for (const news of came) show(news, open)
}

/** The prefix of the tab's title with the number of unseen news. */
export function useUnseenMark(): string {
  const count = useSyncExternalStore(subscribe, () => waiting.length)
  return count > 0 ? `(${count}) ` : ''
}

function show({ text, label, address }: News, open: (address: string) => void) {
  toastDone(text, {
    label,
    run: (dismiss) => {
      dismiss()
      open(address)
    },
  })
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function become(next: readonly News[]) {
  waiting = next
  for (const listener of listeners) listener()
  // Some browsers lack the badge, and others may refuse it.
  if (!('setAppBadge' in navigator)) return
  void (next.length > 0 ? navigator.setAppBadge(next.length) : navigator.clearAppBadge()).catch(
    () => {},
  )
}

async function notify({ key, notice, address }: News) {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return
  const options = { tag: key, data: `${OFFICE}${address}` }
  const worker = await navigator.serviceWorker?.getRegistration(OFFICE)
  if (worker) return worker.showNotification(notice(), options)
  const shown = new Notification(notice(), options)
  shown.onclick = () => window.focus()
}

const NAME = 'villa.news'

// A visible tab notifies first; a background tab only if there is none.
const BACKGROUND_LATER_MS = 1_500
// Tabs receive the same change one after the other.
const HELD_MS = 5_000

/** Notifies once of each event, however many of the browser's tabs receive it. */
function createTabNotifier() {
  const told = new Set<string>()
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => told.add(String(data))

  return {
    async once(key: string, tell: () => void): Promise<void> {
      if (document.visibilityState !== 'visible') await after(BACKGROUND_LATER_MS)
      if (told.has(key)) return
      await navigator.locks.request(`${NAME}.${key}`, { ifAvailable: true }, async (lock) => {
        if (!lock || told.has(key)) return
        told.add(key)
        channel.postMessage(key)
        tell()
        await after(HELD_MS)
      })
    },
    stop: () => channel.close(),
  }
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}

/** Up to this many changed stays are checked one by one; more are one notification. */
const FEW = 3

function newsOfRequest({ id, guest, stay }: Received): News {
  return {
    key: `request.${id}`,
    text: () =>
      translate('office.news.request', { guest, dates: formatDates(stay, currentLanguage()) }),
    notice: () =>
      translate('office.news.requestNotice', { dates: formatDates(stay, currentLanguage()) }),
    label: () => translate('office.news.open'),
    address: requestAddress(id),
  }
}

/** The news of the other owner's answer; that of an accepted request links to its stay. */
async function newsOfAnswer({ id, guest, status }: Received, own: string) {
  const entry = status === 'accepted' ? null : await readNewestEntry(id)
  const by = authorOf(entry?.value)
  if (!entry || by === '' || by === own) return null
  return {
    key: `answer.${entry.key}`,
    text: () => translate('office.news.answer', { by, guest }),
    notice: () => translate('office.news.answerNotice'),
    label: () => translate('office.news.open'),
    address: requestAddress(id),
  } satisfies News
}

/**
 * The stays that changed since a moment of the database's clock: before and after by id, and the
 * guests' names.
 */
type ChangedStays = {
  ids: readonly string[]
  stood: SeenOf<number>
  standing: SeenOf<number>
  named: ReadonlyMap<string, string>
  since: number
}

/** The notification of stays that the other owner changed; `null` when this owner changed them. */
async function newsOfStays(
  { ids: changed, stood, standing, named, since }: ChangedStays,
  own: string,
): Promise<News | null> {
  const theirs: { id: string; key: string; by: string }[] = []
  for (const id of changed.slice(0, FEW)) {
    const entry = await readNewestEntry(id)
    const by = authorOf(entry?.value)
    const verb = CHANGE_VERBS.find((each) => each === valueOf(entry?.value, 'verb'))
    // An optimistic change that was refused leads to an older log entry.
    const isNew = Number(valueOf(entry?.value, 'at')) > since
    if (!entry || !isNew || !verb || by === '' || by === own || SILENT.has(verb)) continue
    theirs.push({ id, key: entry.key, by })
  }
  const [first] = theirs
  if (!first) return null
  const { id, key, by } = first
  // A large group is not checked further; in a small one this owner's own changes are left out.
  const count = changed.length > FEW ? changed.length : theirs.length
  const isOne = count === 1
  const still = standing.has(id) ? 'stay' : 'gone'
  const what = stood.has(id) ? still : 'added'
  return {
    key: `stay.${key}`,
    text: () =>
      isOne
        ? translate(`office.news.${what}`, { by, guest: named.get(id) ?? '' })
        : translate('office.news.stays', { by, count }),
    notice: () => translate('office.news.stayNotice'),
    label: () => translate('office.news.open'),
    address: stayAddress(isOne && standing.has(id) ? id : null),
  }
}

/** Changes that the site makes by itself are no news. */
const SILENT = new Set<string>(['convert', 'purge'])

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
