import { Reservation } from '#features/booking/Reservation.tsx'
import { sendRequest, storesMore } from '#db/endpoint.ts'
import { currentLanguage } from '#i18n/index.ts'
import { useNearViewport } from '#lib/useNearViewport.ts'
import { useAvailability } from '#features/booking/useAvailability.ts'
import { usePrices } from './usePrices.ts'
import { useToday } from '#features/site/useToday.ts'
import { withCountInNotes } from './withCountInNotes.ts'
import { useBarShown } from './useBarShown.ts'
import { useCallback } from 'react'
import type { FollowAnswer } from '#features/booking/request/useGivenAnswer.ts'
import { fetchPart } from '#lib/fetchPart.ts'

/**
 * The reservation section with live data, which it loads when the calendar nears the viewport; the
 * phone's bar loads prices earlier.
 */
export function LiveReservation() {
  const [ref, near] = useNearViewport<HTMLDivElement>('800px')
  const barShown = useBarShown()
  const { availability, connected, retry } = useAvailability(near)
  const prices = usePrices(near || barShown)
  const today = useToday()
  const followAnswer = useFollowAnswer(near)

  return (
    <div ref={ref}>
      <Reservation
        availability={availability}
        connected={connected}
        prices={prices}
        today={today}
        barShown={barShown}
        onRetry={retry}
        followAnswer={followAnswer}
        sendRequest={(request, guestKey, onPage, quote) =>
          sendRequest(
            storesMore() ? request : withCountInNotes(request),
            { language: currentLanguage(), guestKey, quote },
            onPage,
          )
        }
      />
    </div>
  )
}

/** Returns a function that subscribes to the status of a request. */
function useFollowAnswer(near: boolean): FollowAnswer {
  return useCallback<FollowAnswer>(
    (key, onStanding) => (near ? followAnswer(key, onStanding) : () => {}),
    [near],
  )
}

/** Loaded lazily, since only guests who sent a request need it. */
function followAnswer(...[key, onStanding]: Parameters<FollowAnswer>): () => void {
  let stopped = false
  let stop = () => {}
  void fetchPart(() => import('#db/followGuestPage.ts')).then(
    ({ followGuestPage }) => {
      if (stopped) return
      stop = followGuestPage(
        key,
        (page) => page && onStanding(page.status),
        () => {},
      )
    },
    // Without updates, the form still shows the request and its deadline.
    () => {},
  )
  return () => {
    stopped = true
    stop()
  }
}
