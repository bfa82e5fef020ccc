import { addressLine, directionsUrl } from '#content/address.ts'
import { villa } from '#content/villa.ts'
import { isForeign } from '#domain/contact/phone.ts'
import { firstName } from '#domain/contact/firstName.ts'
import { groupIban } from '#domain/field/bankField.ts'
import { mayKnowFormer, type PageAccount, paymentReference } from '#domain/guestPage/pageAccount.ts'
import type { LetterFacts } from '#domain/letters/facts.ts'
import type { LetterKind, LetterText, OwnLetters } from '#domain/letters/letter.ts'
import type { SendingWay } from '#domain/letters/sentLetters.ts'
import { fillText, type Values, type Words } from '#domain/letters/placeholders.ts'
import type { SiteSettings } from '#domain/settings/siteSettings.ts'
import { type AmountDue, isPayable } from '#domain/stay/money.ts'
import { countNights } from '#domain/stay/stayDates.ts'
import { guestPageAddress } from '#i18n/addresses.ts'
import { formatArrival, formatFullDate } from '#i18n/format.ts'
import { formatStayParty } from '#i18n/stayText.ts'
import { formatHosts, formatTime } from '#i18n/facts.ts'
import { formatMoney } from '#i18n/formatNumbers.ts'
import { formatPriceLine } from '#i18n/quoteWords.ts'
import {
  formatAgreedAt,
  formatAgreementStep,
  formatBalance,
  formatCancelled,
  formatCancelling,
  formatTax,
} from '#i18n/formatTerms.ts'
import { textsIn } from '#i18n/index.ts'
import {
  DEFAULT_LANGUAGE,
  FOREIGN_LANGUAGE,
  isLanguage,
  type Language,
  wholeLanguage,
} from '#i18n/languages.ts'

export type Letter = { subject: string; body: string }

/** The text of a letter as it is sent; only a mail has its subject. */
export function sentText({ subject, body }: Letter, how: SendingWay): string {
  return how === 'mail' ? `${subject}\n\n${body}` : body
}

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
  site: SiteSettings,
): Letter {
  const { own } = letters.of(kind, language)
  return fillLetter(own ?? builtInLetter(kind, language), language, facts, site)
}

/** Fills the placeholders of a text for one guest. */
export function fillLetter(
  { subject, body }: LetterText,
  language: Language,
  facts: LetterFacts,
  site: SiteSettings,
): Letter {
  const words = wordsIn(language)
  const values = placeholderValues(facts, language, site)
  return { subject: fillText(subject, values, words), body: fillText(body, values, words) }
}

function placeholderValues(facts: LetterFacts, language: Language, site: SiteSettings): Values {
  const t = textsIn(language)
  const { guest, dates, people, phase, guestKey, agreement, arrivalTime, cancellation } = facts
  const { hosts, phone, checkInFrom, checkInUntil, checkOutBy } = site
  const page = guestKey && guestPageAddress(location.origin, language, guestKey)
  return {
    // A channel's guest may have no name.
    guest: firstName(guest) || undefined,
    checkIn: formatFullDate(dates.checkIn, language),
    checkOut: formatFullDate(dates.checkOut, language),
    nights: t('units.nights', { count: countNights(dates) }),
    people: formatStayParty(t, { agreement, guests: people }),
    arrival: arrivalTime && formatArrival(t, { dates, arrivalTime }, language),
    agreedAt: agreement && formatAgreedAt(t, agreement, language),
    changes:
      facts.steps?.map((step) => formatAgreementStep(t, step, language)).join('\n') || undefined,
    ...amountsOf(facts, language, site),
    priceLines: linesIn(facts, language),
    tax: agreement && formatTax(t, agreement),
    cancelling: agreement && formatCancelling(t, { dates, agreement }, language),
    damageDeposit:
      agreement?.damageDeposit === undefined
        ? undefined
        : formatMoney(agreement.damageDeposit, language),
    heldUntil: facts.heldUntil && formatFullDate(facts.heldUntil, language),
    cancelled:
      cancellation && formatCancelled(t, { dates, agreement, cancelled: cancellation }, language),
    status: phase === 'awaiting' || phase === 'reserved' ? t(`letters.status.${phase}`) : undefined,
    villa: villa.name,
    hosts: formatHosts(hosts, language),
    phone,
    address: addressLine,
    map: directionsUrl,
    checkInFrom: formatTime(checkInFrom, language),
    checkInUntil: checkInUntil && formatTime(checkInUntil, language),
    checkOutBy: formatTime(checkOutBy, language),
    page,
    permit: permitIn(site),
    guideNotice: facts.hasGuide && page ? t('letters.guideNotice') : undefined,
  }
}

/** The number of the permit, and the answer of its public query. */
function permitIn({ permitName, permitAddress }: SiteSettings): string | undefined {
  if (!villa.permit) return undefined
  const { number, checkUrl } = villa.permit
  const shown = [number, permitName, permitAddress].filter(Boolean).join(', ')
  return `${shown} (${checkUrl})`
}

function amountsOf(facts: LetterFacts, language: Language, site: SiteSettings): Values {
  const { price, money, account } = facts
  const format = (sum: number) => (sum > 0 ? formatMoney(sum, language) : undefined)
  if (price)
    return {
      total: format(price.total),
      deposit: offeredDeposit(facts, price, language),
      dueLater: offeredBalance(facts, price, language),
    }
  if (!money) return {}
  const { agreed, received, refunded, kept, due, later } = money
  const isCancelled = money.phase === 'cancelled'
  const canPay = due !== null && isPayable(due, account !== undefined)
  // The later amount is named only beside the first one.
  const line = (amount: AmountDue | null) =>
    amount && canPay ? formatDue(amount, language) : undefined
  const named = account && money.showsAccount && due?.how === 'transfer' ? account : undefined
  return {
    total: isCancelled ? undefined : format(agreed),
    deposit: due?.kind === 'deposit' ? format(due.amount) : undefined,
    paid: format(received),
    refunded: format(refunded),
    kept: format(kept),
    returned: due?.kind === 'refund' ? formatDue(due, language) : undefined,
    dueNow: due?.kind === 'deposit' ? line(due) : undefined,
    dueLater: line(later),
    remainder: due?.kind === 'balance' ? line(due) : undefined,
    ...(named && accountIn(named, facts, language, site)),
  }
}

/** The deposit of an offer, and by when it would be due. */
function offeredDeposit(
  { agreement }: LetterFacts,
  { deposit }: NonNullable<LetterFacts['price']>,
  language: Language,
) {
  if (deposit === 0) return undefined
  const amount = formatMoney(deposit, language)
  const by = agreement?.depositDueBy
  if (by === undefined) return amount
  return textsIn(language)('letters.due.transfer', { amount, day: formatFullDate(by, language) })
}

/** How the rest of a held stay would be paid. */
function offeredBalance(
  { dates, agreement }: LetterFacts,
  { total, deposit }: NonNullable<LetterFacts['price']>,
  language: Language,
) {
  if (!agreement || total <= deposit) return undefined
  return formatBalance(textsIn(language), { dates, agreement, amount: total - deposit }, language)
}

/** The account that is paid to, and the reference. */
function accountIn(
  account: PageAccount,
  facts: LetterFacts,
  language: Language,
  site: SiteSettings,
): Values {
  const t = textsIn(language)
  const { accountHolder, bankName, accountNumber, bic, abroad } = account
  const { phone, phoneLink: link } = site
  const change = changeIn(account, facts, language)
  const call =
    change !== undefined || asksForCall(facts, language, site)
      ? t(`letters.${link === undefined ? 'call' : 'callListed'}`, { phone, link })
      : undefined
  return {
    accountHolder,
    bank: bankName,
    accountNumber: groupIban(accountNumber),
    bic,
    reference: paymentReference(villa.name, facts.dates.checkIn),
    abroad: abroad?.[language],
    callFirst: [change, call].filter(Boolean).join(' ') || undefined,
    paymentNotice: facts.isAccountOnPage ? t('letters.paymentNotice') : undefined,
  }
}

/** Whether a letter asks its guest to call before paying. */
function asksForCall({ money }: LetterFacts, language: Language, { callFirst }: SiteSettings) {
  switch (callFirst) {
    case 'always':
      return true
    case 'never':
      return false
    case 'abroad':
      return language !== DEFAULT_LANGUAGE && (money?.received ?? 0) === 0
  }
}

/** That the account is another one than the guest may have been given. */
function changeIn(account: PageAccount, { agreement }: LetterFacts, language: Language) {
  const { changedOn, formerEnd } = account
  if (changedOn === undefined || !mayKnowFormer(account, agreement?.at ?? null)) return undefined
  const day = formatFullDate(changedOn, language)
  return textsIn(language)('letters.accountChanged', { day, end: formerEnd })
}

/** The parts of the total, one on each line of the text. */
function linesIn({ agreement }: LetterFacts, language: Language) {
  const t = textsIn(language)
  const lines = agreement?.lines.map(
    (line) => `${formatPriceLine(line, { t, language })}: ${formatMoney(line.amount, language)}`,
  )
  return lines?.join('\n') || undefined
}

/** An amount, how it is paid and by which day. */
export function formatDue(
  { amount, by, how, isNow, isLate }: AmountDue,
  language: Language,
): string {
  const t = textsIn(language)
  const sum = formatMoney(amount, language)
  if (isNow) return t('letters.due.now', { amount: sum })
  if (how === null) return t('letters.due.unknown', { amount: sum })
  if (how === 'door') return t('letters.due.door', { amount: sum })
  if (by === null) return t('letters.due.open', { amount: sum })
  const day = formatFullDate(by, language)
  return t(isLate ? 'letters.due.late' : 'letters.due.transfer', { amount: sum, day })
}

/** The language of a guest's letters and page; if unknown, that of foreigners for a foreign number. */
export function guestLanguage(asked: string | undefined, phone = ''): Language {
  if (asked !== undefined) return isLanguage(asked) ? wholeLanguage(asked) : DEFAULT_LANGUAGE
  return isForeign(phone) ? FOREIGN_LANGUAGE : DEFAULT_LANGUAGE
}
