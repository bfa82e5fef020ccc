import { useEffect, useEffectEvent } from 'react'
import { amountOf, writeAmount } from '#domain/amount.ts'
import type { Prices } from '#domain/prices/prices.ts'
import { depositOf, type Quote, quoteOf } from '#domain/prices/quote.ts'
import { isInOrder } from '#domain/stay.ts'
import { type FormValues, typedStay } from './reservationForm.ts'

type Amounts = Pick<FormValues, 'toplamUcret' | 'kapora'>
type Filled = Amounts & Pick<FormValues, 'offered'>

const NAMES = ['toplamUcret', 'kapora'] as const
const NOTHING: Amounts = { toplamUcret: '', kapora: '' }

/**
 * The price of the typed dates by the owners' prices; `null` without either. `fills` writes it into
 * total and deposit, which then follow dates and prices until another amount is typed. A suggested
 * deposit follows the total until another deposit is typed. The draft contains the last offer,
 * because prices may change while no form is open.
 */
export function useOffer(
  values: FormValues,
  prices: Prices | null,
  { fills, onFill }: { fills: boolean; onFill: (filled: Partial<Filled>) => void },
): Quote | null {
  const stay = typedStay(values)
  const known = prices !== null && stay !== null && isInOrder(stay)
  const closed = values.blocked !== ''
  const quote = known && !closed && prices.seasons.length > 0 ? quoteOf(stay, prices) : null
  const { toplamUcret, kapora } = amountsOf(quote)

  const fill = useEffectEvent((next: Amounts) => {
    // The amounts are untouched when they equal the last offer or are empty.
    const before = readOffered(values.offered)
    const follows = NAMES.every((name) => ['', before[name]].includes(values[name]))
    const stands = NAMES.every((name) => values[name] === next[name])
    const offered = writeOffered(next)
    if (fills && (follows || stands) && !(stands && values.offered === offered))
      onFill({ ...next, offered })
  })
  useEffect(() => {
    // An incomplete date does not clear the amounts.
    if (known || closed) fill({ toplamUcret, kapora })
  }, [known, closed, toplamUcret, kapora])

  const terms = prices?.terms
  const proposeDeposit = useEffectEvent((total: number) => {
    const before = readOffered(values.offered)
    if (!terms || total <= 0 || values.kapora === '' || values.kapora !== before.kapora) return
    const kapora = writeAmount(depositOf(total, terms))
    if (kapora !== values.kapora) onFill({ kapora, offered: writeOffered({ ...before, kapora }) })
  })
  const total = amountOf(values.toplamUcret)
  const percent = terms?.depositPercent
  useEffect(() => proposeDeposit(total), [total, percent])

  return quote
}

/** Serializes an offer for the draft. */
export function writeOffered(amounts: Amounts): string {
  return NAMES.map((name) => amounts[name]).join(' ')
}

function readOffered(offered: string): Amounts {
  const [toplamUcret = '', kapora = ''] = offered.split(' ')
  return { toplamUcret, kapora }
}

/** The texts of total and deposit for a quote. */
export function amountsOf(quote: Quote | null): Amounts {
  if (quote?.state !== 'priced') return NOTHING
  return { toplamUcret: writeAmount(quote.total), kapora: writeAmount(quote.deposit) }
}
