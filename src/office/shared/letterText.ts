import { addressLine, directionsUrl, villa } from '#content/villa.ts'
import { groupIban } from '#domain/field/textField.ts'
import type { LetterFacts } from '#domain/letters/facts.ts'
import type { LetterKind, LetterText, OwnLetters } from '#domain/letters/letter.ts'
import { fillText, type Values, type Words } from '#domain/letters/placeholders.ts'
import { countNights } from '#domain/stay/stayDates.ts'
import { guestPageAddress } from '#i18n/addresses.ts'
import { formatFullDate } from '#i18n/format.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { textsIn } from '#i18n/index.ts'
import { contactPhone, hostNames } from '#shared/siteSettings.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#i18n/languages.ts'

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
  const { guest, dates, people, depositBy, guestKey, paymentKey } = facts
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
    checkIn: formatFullDate(dates.checkIn, language),
    checkOut: formatFullDate(dates.checkOut, language),
    nights: t('letters.nights', { count: countNights(dates) }),
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

/** The language of the guest's page; if unknown, English for a foreign number. */
export function guestLanguage(asked: string | undefined, phone = ''): Language {
  if (asked !== undefined) return isLanguage(asked) ? asked : DEFAULT_LANGUAGE
  return /^\s*(\+|00)(?!\s*90)/.test(phone) ? 'en' : DEFAULT_LANGUAGE
}
