import { Reservation } from '#features/booking/Reservation.tsx'
import { sendRequest } from '#firebase/endpoint.ts'
import { useNear } from '#lib/useNear.ts'
import { useAvailability } from '#pages/useAvailability.ts'
import { usePrices } from '#pages/usePrices.ts'
import { useToday } from '#pages/useToday.ts'

/** The reservation section with the database behind it, which is asked only once the calendar comes near. */
export function LiveReservation() {
  const [ref, near] = useNear<HTMLDivElement>('800px')
  const { availability, connected, retry } = useAvailability(near)
  const prices = usePrices(near)
  const today = useToday()
  return (
    <div ref={ref}>
      <Reservation
        availability={availability}
        connected={connected}
        prices={prices}
        today={today}
        onRetry={retry}
        sendRequest={sendRequest}
      />
    </div>
  )
}
