import { addDays, addWeekdays, earliest, type IsoDate, latest } from '#domain/date.ts'
import type { Prices } from '#domain/prices/prices.ts'
import { type PaymentTerms, termsOf } from '#domain/settings/siteSettings.ts'
import type { Agreement, ExtraLine } from './agreement.ts'
import { lastDepositDay } from './money.ts'
import { linesOf } from './priceLines.ts'
import type { Reservation, ReservationDraft } from './reservation.ts'
import type { StayDates } from './stayDates.ts'
import { type StayTerms, termsIn } from './terms.ts'

/** What makes a new agreement on a day. */
export type AgreementBasis = {
  today: IsoDate
  prices: Prices
  terms: StayTerms
  /** The weekdays after which a deposit is due. */
  depositDays: number
}

/** The basis of a new agreement today, by the owners' prices and settings. */
export function agreementBasis(
  today: IsoDate,
  prices: Prices,
  settings: PaymentTerms,
): AgreementBasis {
  const { taxPercent, taxPaid } = prices.terms
  const tax = taxPercent > 0 && { taxPercent, taxPaid }
  return {
    today,
    prices,
    terms: { ...termsOf(settings), ...tax },
    depositDays: settings.depositDays,
  }
}

type AgreementInput = {
  /** The stay as it is stored; `null` for a new one. */
  before: Reservation | null
  /** Whether a new agreement is made today, as by accepting a request. */
  isNew?: boolean
  /** Whether the owners take today's terms in place of those that were agreed. */
  takesTerms?: boolean
  /** The typed last day for the deposit. */
  depositDueBy?: IsoDate | undefined
  /** The lines that the owners typed; otherwise those that were agreed. */
  extras?: readonly ExtraLine[] | undefined
  /** The party as it was typed or asked; otherwise as it was agreed. */
  party?: Party | undefined
}

/**
 * A stay with its agreement: its own one with the typed values, or a new one of today's
 * prices and terms. Closed days and a channel's stay have none, nor has one that came without,
 * until its owners make one.
 */
export function withAgreement<Draft extends ReservationDraft>(
  draft: Draft,
  input: AgreementInput,
  basis: AgreementBasis,
): Draft {
  const { agreement: _, ...rest } = draft
  const { before, isNew, takesTerms } = input
  const cameWithout = before && before.status !== 'blocked' && !before.agreement
  const hasNone = cameWithout && !isNew && !takesTerms
  if (draft.status === 'blocked' || draft.source !== undefined || hasNone) return rest as Draft
  return { ...draft, agreement: agreementOf(draft, input, basis) }
}

function agreementOf(
  draft: ReservationDraft,
  { before, isNew = false, takesTerms = false, depositDueBy, party, extras }: AgreementInput,
  basis: AgreementBasis,
): Agreement {
  const { today, terms, depositDays } = basis
  const previous = before?.agreement
  const { checkIn } = draft.dates
  const isKept = previous !== undefined && !isNew && !takesTerms
  // Taken terms change what was agreed on the first day.
  const at = previous && !isNew ? previous.at : earliest(today, checkIn)
  const agreed = termsIn(takesTerms ? terms : (previous ?? terms))
  // A held offer may be accepted on its last day.
  const from = draft.status === 'held' ? draft.heldUntil : isKept ? at : earliest(today, checkIn)
  const usual = usualDueBy({ at: from, dates: draft.dates, terms: agreed, depositDays })
  const isFirstDeposit = !isKept || before?.kapora === 0
  // The offered day has passed if the offer is accepted long after it.
  const isOver = isNew && before?.status === 'held' && depositDueBy && depositDueBy < today
  const typed = isOver ? undefined : depositDueBy
  const dueBy = typed ?? (draft.kapora > 0 && isFirstDeposit ? usual : undefined)
  return {
    at,
    ...(dueBy !== undefined && { depositDueBy: dueBy }),
    ...agreed,
    ...partyOf(party ?? previous ?? {}),
    ...(draft.cot && { cot: draft.cot }),
    lines: linesOf(draft, { before, extras }, basis.prices),
  }
}

type DepositTerms = { at: IsoDate; dates: StayDates; terms: StayTerms; depositDays: number }

/** The last day for a deposit that is agreed at a day: some weekdays later, and not after the balance's. */
export function usualDueBy({ at, dates, terms, depositDays }: DepositTerms): IsoDate {
  const usual = earliest(addWeekdays(at, depositDays), lastDepositDay(dates))
  const balanceDay = addDays(dates.checkIn, -terms.balanceDays)
  return latest(at, earliest(usual, balanceDay))
}

type Party = Pick<Agreement, 'adults' | 'children' | 'infants'>

function partyOf({ adults, children, infants }: Party): Party {
  return {
    ...(adults !== undefined && { adults }),
    ...(children !== undefined && { children }),
    ...(infants !== undefined && { infants }),
  }
}
