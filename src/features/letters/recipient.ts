import type { IsoDate } from '#domain/date.ts'
import type { Received } from '#domain/inbox.ts'
import { requestLetters, stayLetters } from '#domain/letters/due.ts'
import { type Bank, type LetterFacts, requestFacts, stayFacts } from '#domain/letters/facts.ts'
import type { LetterKind } from '#domain/letters/letter.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { Prices } from '#domain/prices/prices.ts'
import type { Reservation } from '#domain/reservation.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#i18n/languages.ts'

/** A guest who can be written to, and the possible letters. */
export type Recipient = {
  id: string
  phone: string | undefined
  email: string | undefined
  /** The language that they probably read, and its source, if any. */
  language: Language
  readsBy: 'request' | 'number' | null
  /** The letters that their status allows, the likeliest first. */
  kinds: readonly LetterKind[]
  /** Whether the letters that owners have added are offered too. */
  added: boolean
  facts: LetterFacts
}

export type Addressee =
  | { stay: Reservation; kind?: LetterKind }
  | { request: Recipient; onReopen?: () => void }

type StayKnown = {
  payments: readonly Payment[]
  bank: Bank
  today: IsoDate
  /** The language of the request that the stay came from; `null` if unknown. */
  language: string | null
}

/** The guest of a stay as a recipient. */
export function stayRecipient(reservation: Reservation, known: StayKnown): Recipient {
  const { payments, bank, today, language } = known
  const { id, phone, email } = reservation
  const facts = stayFacts(reservation, { payments, today, bank })
  const kinds = stayLetters(reservation, today)
  const hasCome = facts.paid !== undefined && facts.deposit === undefined
  return {
    id,
    phone: phone,
    email: email,
    ...languageOf(language, phone),
    kinds: kinds.filter((kind) => kind !== 'deposit' || hasCome),
    added: kinds.length > 0,
    facts,
  }
}

type RequestKnown = { taken: boolean; prices: Prices | null; today: IsoDate }

/** The sender of a request as a recipient. */
export function requestRecipient(request: Received, known: RequestKnown): Recipient {
  const { id, phone, email, language = null } = request
  return {
    id,
    phone,
    email,
    ...languageOf(language, undefined),
    kinds: requestLetters(request, known),
    added: false,
    facts: requestFacts(request, known.prices),
  }
}

/** The language of the guest's page; if unknown, English for a foreign number. */
function languageOf(
  language: string | null,
  phone: string | undefined,
): Pick<Recipient, 'language' | 'readsBy'> {
  if (language !== null && isLanguage(language)) return { language: language, readsBy: 'request' }
  const isFromAbroad = /^\s*(\+|00)(?!\s*90)/.test(phone ?? '')
  return language === null && isFromAbroad
    ? { language: 'en', readsBy: 'number' }
    : { language: DEFAULT_LANGUAGE, readsBy: null }
}
