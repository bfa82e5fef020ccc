import { Reservation } from '#features/booking/Reservation.tsx'
import { storesMore, sendRequest } from '#db/endpoint.ts'
import { currentLanguage } from '#i18n/index.ts'
import { useNearViewport } from '#lib/useNearViewport.ts'
import { useAvailability } from '#features/booking/useAvailability.ts'
import { useFollowAnswer } from './useFollowAnswer.ts'
import { usePrices } from './usePrices.ts'
import { useToday } from '#features/site/useToday.ts'
import { withCountInNotes } from './withCountInNotes.ts'
import { useBarShown } from './useBarShown.ts'

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
