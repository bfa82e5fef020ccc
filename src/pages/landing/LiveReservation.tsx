import { Reservation } from '#features/booking/Reservation.tsx'
import { keepsMore, sendRequest } from '#firebase/endpoint.ts'
import { currentLanguage } from '#i18n/index.ts'
import { useNear } from '#lib/useNear.ts'
import { useAvailability } from './useAvailability.ts'
import { useFollowAnswer } from './useFollowAnswer.ts'
import { usePrices, usePricesHeard } from './usePrices.ts'
import { useToday } from '#pages/useToday.ts'
import { withCountInNotes } from './withCountInNotes.ts'
import { useBarShown } from './useBarShown.ts'

/**
 * The reservation section with the database behind it, which is asked once the calendar comes near. A phone's bar asks it
 * for the prices earlier, and lets go of the line as soon as it has heard: the free plan allows 100 at once.
 */
export function LiveReservation() {
  const [ref, near] = useNear<HTMLDivElement>('800px')
  const barShown = useBarShown()
  const heard = usePricesHeard()
  const { availability, connected, retry } = useAvailability(near)
  const prices = usePrices(near || (barShown && !heard))
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
        sendRequest={(request, guestKey, onPage) =>
          sendRequest(
            keepsMore() ? request : withCountInNotes(request),
            { dil: currentLanguage(), guestKey },
            onPage,
          )
        }
      />
    </div>
  )
}
