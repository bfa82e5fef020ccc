import { useEffect, useEffectEvent, useRef } from 'react'
import { writeAmount } from '#domain/amount.ts'
import type { Prices } from '#domain/prices/prices.ts'
import { type Quote, quoteOf } from '#domain/prices/quote.ts'
import { isInOrder } from '#domain/stay.ts'
import { type FormValues, typedStay } from './reservationForm.ts'

type Amounts = Pick<FormValues, 'toplamUcret' | 'kapora'>

const NOTHING: Amounts = { toplamUcret: '', kapora: '' }

/**
 * What the typed days cost by the owners' own prices; `null` while there are none of either. `fills` writes it into total
 * and deposit as long as nobody has typed another figure there, and takes it back from days that are closed.
 */
export function useOffer(
  values: FormValues,
  prices: Prices | null,
  { fills, onFill }: { fills: boolean; onFill: (amounts: Amounts) => void },
): Quote | null {
  const stay = typedStay(values)
  const asked = prices && prices.seasons.length > 0 && stay && isInOrder(stay)
  const quote = asked ? quoteOf(stay, prices) : null
  const amounts = amountsOf(quote)
  const closed = values.kapali !== ''
  const filled = useRef(NOTHING)

  const fill = useEffectEvent((next: Amounts) => {
    const own = (['toplamUcret', 'kapora'] as const).every(
      (name) => values[name] === '' || values[name] === filled.current[name],
    )
    if (
      !fills ||
      !own ||
      (values.toplamUcret === next.toplamUcret && values.kapora === next.kapora)
    )
      return
    filled.current = next
    onFill(next)
  })
  useEffect(() => {
    if (closed) fill(NOTHING)
    else if (amounts.toplamUcret !== '')
      fill({ toplamUcret: amounts.toplamUcret, kapora: amounts.kapora })
  }, [closed, amounts.toplamUcret, amounts.kapora])

  return closed ? null : quote
}

/** A quote as the texts of total and deposit. */
export function amountsOf(quote: Quote | null): Amounts {
  if (quote?.state !== 'priced') return NOTHING
  return { toplamUcret: writeAmount(quote.total), kapora: writeAmount(quote.deposit) }
}
