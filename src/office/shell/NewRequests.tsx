import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react'
import { useNavigate } from 'react-router-dom'
import { createStore } from '#ui/store.ts'
import { useRequests } from '#db/stores.ts'
import type { StoredRequest } from '#domain/request/request.ts'
import { currentLanguage, translate } from '#i18n/index.ts'
import { requestAddress } from '#i18n/officeAddresses.ts'
import { formatDates } from '#i18n/stayText.ts'
import { toastDone } from '#ui/Toasts.tsx'

const unseen = createStore(0)

/** The number of requests that are shown in toasts when many arrive together. */
const MOST_ANNOUNCED = 3

/** The number of requests that came while the page was hidden. */
export function useUnseenRequests(): number {
  return useSyncExternalStore(unseen.subscribe, unseen.get)
}

/** Shows each new request in a toast, and on a hidden page in the title and the app's badge. */
export function NewRequests() {
  const requests = useRequests()
  const navigate = useNavigate()
  // An older one appears in the list when a newer one is deleted.
  const newestAt = useRef<number | null>(null)

  function announce({ id, guest, dates }: StoredRequest) {
    if (document.visibilityState === 'hidden') setUnseen(unseen.get() + 1)
    const text = () =>
      translate('office.news.request', { guest, dates: formatDates(dates, currentLanguage()) })
    toastDone(text, {
      label: () => translate('office.news.open'),
      run: (dismiss) => {
        dismiss()
        void navigate(requestAddress(id))
      },
    })
  }

  const onRequests = useEffectEvent((all: readonly StoredRequest[]) => {
    const before = newestAt.current
    newestAt.current = Math.max(before ?? 0, all[0]?.at ?? 0)
    if (before === null) return
    const fresh = all.filter(({ at, status }) => at > before && status === 'new')
    for (const request of fresh.slice(0, MOST_ANNOUNCED)) announce(request)
  })

  useEffect(() => {
    if (requests.state === 'ready') onRequests(requests.value.requests)
  }, [requests])
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') setUnseen(0)
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [])
  return null
}

function setUnseen(count: number): void {
  unseen.set(count)
  // Some browsers lack the badge, and others may refuse it.
  if (!('setAppBadge' in navigator)) return
  void (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge()).catch(() => {})
}
