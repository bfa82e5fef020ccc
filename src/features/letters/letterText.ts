import { addressLine, directionsUrl, villa } from '#content/villa.ts'
import { groupIban } from '#domain/field/textField.ts'
import { type Bank, type LetterFacts, requestFacts, stayFacts } from '#domain/letters/facts.ts'
import type { LetterKind, LetterText, OwnLetters } from '#domain/letters/letter.ts'
import { fillText, type Values, type Words } from '#domain/letters/placeholders.ts'
import { countNights } from '#domain/stay.ts'
import { guestPageAddress } from '#i18n/addresses.ts'
import { formatFullDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { contactPhone, hostNames, textsIn } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#i18n/languages.ts'
import type { IsoDate } from '#domain/date.ts'
import type { StoredRequest } from '#domain/request.ts'
import { requestLetters, stayLetters } from '#domain/letters/due.ts'
import type { Payment } from '#domain/payments/payment.ts'
import type { Prices } from '#domain/prices/prices.ts'
import type { Reservation } from '#domain/reservation.ts'

export type Letter = { subject: string; body: string }

/** The owners' names for the placeholders in a language. */
export function wordsIn(language: Language): Words {
  return textsIn(language)('letters.words', { returnObjects: true })
}

/** The built-in text of a letter. */
export function builtInLetter(kind: LetterKind, language: Language): LetterText {
  return textsIn(language)(`letters.texts.${kind}`, { returnObjects: true })
}

/** A letter for one guest. */
export function writeLetter(
  kind: LetterKind,
  language: Language,
  facts: LetterFacts,
  letters: OwnLetters,
): Letter {
  const { own } = letters.of(kind, language)
  return fillLetter(own ?? builtInLetter(kind, language), language, facts)
}

/** Fills the placeholders of a text for one guest. */
export function fillLetter(
  { subject, body }: LetterText,
  language: Language,
  facts: LetterFacts,
): Letter {
  const words = wordsIn(language)
  const values = valuesOf(facts, language)
  return { subject: fillText(subject, values, words), body: fillText(body, values, words) }
}

function namedAccount({ accountHolder, bankName }: NonNullable<LetterFacts['bank']>): string {
  return bankName ? `${accountHolder}, ${bankName}` : accountHolder
}

function valuesOf(facts: LetterFacts, language: Language): Values {
  const t = textsIn(language)
  const { guest, stay, people, depositBy, guestKey, paymentKey } = facts
  const addressOf = (key: string) => guestPageAddress(location.origin, language, key)
  const money = (lira: number | undefined) =>
    lira === undefined ? undefined : formatMoney(lira, language)
  const amounts = {
    total: money(facts.total),
    deposit: money(facts.deposit),
    paid: money(facts.paid),
    remainder: money(facts.remainder),
    kept: money(facts.kept),
    returned: money(facts.returned),
  }
  return {
    // The name on a single line.
    guest: guest.replaceAll(/\s+/g, ' ').trim(),
    checkIn: formatFullDate(stay.checkIn, language),
    checkOut: formatFullDate(stay.checkOut, language),
    nights: t('letters.nights', { count: countNights(stay) }),
    people: people === undefined ? undefined : t('letters.people', { count: people }),
    ...amounts,
    depositBy: depositBy && formatFullDate(depositBy, language),
    iban: facts.bank && groupIban(facts.bank.iban),
    accountHolder: facts.bank && namedAccount(facts.bank),
    villa: villa.name,
    hosts: hostNames().join(' & '),
    phone: contactPhone(),
    address: addressLine,
    map: directionsUrl,
    checkInFrom: villa.checkInFrom,
    checkOutBy: villa.checkOutBy,
    page: guestKey && addressOf(guestKey),
    paymentPage: paymentKey && addressOf(paymentKey),
  }
}

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
  facts: LetterFacts
}

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
    facts,
  }
}

type RequestKnown = { taken: boolean; prices: Prices | null; today: IsoDate }

/** The sender of a request as a recipient. */
export function requestRecipient(request: StoredRequest, known: RequestKnown): Recipient {
  const { id, phone, email, language = null } = request
  return {
    id,
    phone,
    email,
    ...languageOf(language, undefined),
    kinds: requestLetters(request, known),
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
