import { useEffect } from 'react'
import { comingSeasons } from '#domain/prices/prices.ts'
import { Information } from '#features/landing/Information.tsx'
import { PriceTable } from '#features/landing/information/PriceTable.tsx'
import { places } from '#i18n/addresses.ts'
import { KEPT_SPACE, keepSpace } from '#lib/arrival/keptSpace.ts'
import { useNear } from '#lib/useNear.ts'
import { useUnseen } from '#lib/useUnseen.ts'
import { LiveReviews } from './LiveReviews.tsx'
import { usePrices } from './usePrices.ts'
import { useToday } from '#pages/useToday.ts'

/** The information section, with the owners' prices and guests' words where there are any. */
export function LiveInformation() {
  return (
    <Information reviews={<LiveReviews />}>
      <LivePrices />
    </Information>
  )
}

/**
 * The prices by season, once there are any. A page that is loaded again is scrolled by its browser to where it was long before
 * they have come: until then their place has the height that they had.
 */
function LivePrices() {
  const [ref, near] = useNear<HTMLDivElement>('800px')
  const prices = usePrices(near)
  const today = useToday()
  const seasons = prices && today ? comingSeasons(prices.seasons, today) : []
  const [slot, shown] = useUnseen<HTMLDivElement>(seasons.length > 0)
  const isEmpty = prices !== null && seasons.length === 0

  useEffect(() => {
    const place = slot.current
    if (!shown || !place) return
    // Not as the page is left: a reload has read the history by then.
    const size = new ResizeObserver(() => keepSpace(place.offsetHeight))
    size.observe(place)
    return () => size.disconnect()
  }, [shown, slot])

  return (
    <div ref={ref}>
      <div
        id={places.prices}
        ref={slot}
        className={shown || (today && isEmpty) ? undefined : KEPT_SPACE}
      >
        {shown && prices && seasons.length > 0 && (
          <PriceTable seasons={seasons} terms={prices.terms} />
        )}
      </div>
    </div>
  )
}
