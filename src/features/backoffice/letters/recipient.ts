import { bank } from '#content/bank.ts'
import type { IsoDate } from '#domain/date.ts'
import type { Received } from '#domain/inbox.ts'
import { requestLetters, stayLetters } from '#domain/letters/allowed.ts'
import { type LetterFacts, requestFacts, stayFacts } from '#domain/letters/facts.ts'
import type { LetterKind } from '#domain/letters/letter.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { Prices } from '#domain/prices/prices.ts'
import type { Reservation } from '#domain/reservation.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#i18n/languages.ts'

/** Somebody who can be written to, and what about. */
export type Recipient = {
  /** The id of their stay, or of their request. */
  id: string
  phone: string | undefined
  email: string | undefined
  /** The one they most likely read, and by what that is known, if by anything. */
  language: Language
  readsBy: 'request' | 'number' | null
  /** What their state allows to write, the likeliest first. */
  kinds: readonly LetterKind[]
  facts: LetterFacts
}

/** Whom an owner writes to, and what about if that is known: the guest of a stay, as it stands, or who sent a request; `onReopen` takes back that it was declined just now. */
export type Addressee =
  | { stay: Reservation; kind?: LetterKind }
  | { request: Recipient; onReopen?: () => void }

type StayKnown = {
  payments: readonly Payment[]
  today: IsoDate
  /** The language of the request that it came from; `null` where that is not told. */
  dil: string | null
}

/** The guest of a stay. */
export function stayRecipient(reservation: Reservation, known: StayKnown): Recipient {
  const { payments, today, dil } = known
  const { id, phone, email } = reservation
  return {
    id,
    phone: phone,
    email: email,
    ...languageOf(dil, phone),
    kinds: stayLetters(reservation, today),
    facts: stayFacts(reservation, { payments, today, depositDays: bank.depositDays }),
  }
}

type RequestKnown = { taken: boolean; prices: Prices | null; today: IsoDate }

/** The guest of a request. */
export function requestRecipient(request: Received, known: RequestKnown): Recipient {
  const { id, phone, email, dil = null } = request
  return {
    id,
    phone,
    email,
    ...languageOf(dil, undefined),
    kinds: requestLetters(request, known),
    facts: requestFacts(request, known.prices),
  }
}

/** The language of the page that a guest wrote on; where that is not told, English for a number from abroad. */
function languageOf(
  dil: string | null,
  phone: string | undefined,
): Pick<Recipient, 'language' | 'readsBy'> {
  if (dil !== null && isLanguage(dil)) return { language: dil, readsBy: 'request' }
  const isFromAbroad = /^\s*(\+|00)(?!\s*90)/.test(phone ?? '')
  return dil === null && isFromAbroad
    ? { language: 'en', readsBy: 'number' }
    : { language: DEFAULT_LANGUAGE, readsBy: null }
}
