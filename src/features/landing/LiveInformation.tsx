import { comingSeasons } from '#domain/prices/prices.ts'
import { disjointSeasons } from '#domain/prices/season.ts'
import { Information } from './Information.tsx'
import { PriceTable } from '#features/landing/information/PriceTable.tsx'
import { places } from '#i18n/addresses.ts'
import { KEPT_SPACE } from '#lib/pageLoad/keptSpace.ts'
import { useKeptSpace } from '#lib/useKeptSpace.ts'
import { useNearViewport } from '#lib/useNearViewport.ts'
import { useShowOffscreen } from '#lib/useShowOffscreen.ts'
import { LiveReviews } from './LiveReviews.tsx'
import { usePrices } from './usePrices.ts'
import { writtenPrices } from './writtenPrices.ts'
import { useToday } from '#features/site/useToday.ts'

/** The information section with the owners' prices and the guests' reviews. */
export function LiveInformation() {
  return (
    <Information reviews={<LiveReviews />}>
      <LivePrices />
    </Information>
  )
}

/**
 * The prices by season, prerendered if there were any. Until they load after a reload, their
 * element keeps the earlier height, because the browser restores the scroll position before that.
 */
function LivePrices() {
  const [ref, near] = useNearViewport<HTMLDivElement>('800px')
  const prices = usePrices(near)
  const today = useToday()
  const { seasons: all = [] } = prices ?? {}
  // Today is unknown before hydration; the prerendered prices contain no past season.
  const seasons = today ? comingSeasons(all, today) : disjointSeasons(all)
  const [slot, shown] = useShowOffscreen<HTMLDivElement>(
    seasons.length > 0,
    writtenPrices() !== null,
  )
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
