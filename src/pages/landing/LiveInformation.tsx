import { comingSeasons } from '#domain/prices/prices.ts'
import { Information } from '#features/landing/Information.tsx'
import { PriceTable } from '#features/landing/information/PriceTable.tsx'
import { useNear } from '#lib/useNear.ts'
import { useUnseen } from '#lib/useUnseen.ts'
import { usePrices } from './usePrices.ts'
import { useToday } from '#pages/useToday.ts'

/** The information section, with the owners' prices at its end where there are any. */
export function LiveInformation() {
  return (
    <Information>
      <LivePrices />
    </Information>
  )
}

function LivePrices() {
  const [ref, near] = useNear<HTMLDivElement>('800px')
  const prices = usePrices(near)
  const today = useToday()
  const seasons = prices && today ? comingSeasons(prices.seasons, today) : []
  const [slot, shown] = useUnseen<HTMLDivElement>(seasons.length > 0)
  return (
    <div ref={ref}>
      <div ref={slot}>
        {shown && prices && seasons.length > 0 && (
          <PriceTable seasons={seasons} terms={prices.terms} />
        )}
      </div>
    </div>
  )
}
