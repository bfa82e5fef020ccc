import { comingSeasons } from '#domain/prices/prices.ts'
import { disjointSeasons } from '#domain/prices/season.ts'
import { Information } from '#features/landing/Information.tsx'
import { PriceTable } from '#features/landing/information/PriceTable.tsx'
import { places } from '#i18n/addresses.ts'
import { KEPT_SPACE } from '#lib/arrival/keptSpace.ts'
import { useKeptSpace } from '#lib/useKeptSpace.ts'
import { useNear } from '#lib/useNear.ts'
import { useUnseen } from '#lib/useUnseen.ts'
import { LiveReviews } from './LiveReviews.tsx'
import { usePrices } from './usePrices.ts'
import { writtenPrices } from './writtenPrices.ts'
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
 * The prices by season, once there are any; in the page from the first where it was written with them. One that is loaded again is scrolled by its browser to where it was long before
 * they have come: until then their place has the height that they had.
 */
function LivePrices() {
  const [ref, near] = useNear<HTMLDivElement>('800px')
  const prices = usePrices(near)
  const today = useToday()
  const { seasons: all = [] } = prices ?? {}
  // A page that was written with prices knows no day yet; those that were over were not written.
  const seasons = today ? comingSeasons(all, today) : disjointSeasons(all)
  const [slot, shown] = useUnseen<HTMLDivElement>(seasons.length > 0, writtenPrices() !== null)
  const isEmpty = prices !== null && seasons.length === 0

  useKeptSpace('prices', slot, shown)

  return (
    <div ref={ref}>
      <div
        id={places.prices}
        ref={slot}
        className={shown || (today && isEmpty) ? undefined : KEPT_SPACE.prices}
      >
        {shown && prices && seasons.length > 0 && (
          <PriceTable seasons={seasons} terms={prices.terms} />
        )}
      </div>
    </div>
  )
}
