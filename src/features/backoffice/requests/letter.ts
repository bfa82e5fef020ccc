import { hosts } from '#content/hosts.ts'
import type { Received } from '#domain/inbox.ts'
import type { Prices } from '#domain/prices/prices.ts'
import { quoteOf } from '#domain/prices/quote.ts'
import { countNights } from '#domain/stay.ts'
import { formatLongDate, formatMoney } from '#i18n/format.ts'
import { textsIn } from '#i18n/index.ts'
import { DEFAULT_LANGUAGE, isLanguage, type Language } from '#i18n/languages.ts'

type LetterFacts = {
  /** A stay is in the nights that are asked for. */
  taken: boolean
  /** `null` while they are not known. */
  prices: Prices | null
}

/** What an owner may write to a guest who has sent a request, as it stands: in the guest's language, with days and amounts. */
export function writeLetter(request: Received, facts: LetterFacts) {
  const language = languageOf(request)
  const t = textsIn(language)
  const { guest, stay } = request
  const days = {
    checkIn: formatLongDate(stay.checkIn, language),
    checkOut: formatLongDate(stay.checkOut, language),
  }
  const nights = t('letters.nights', { count: countNights(stay) })
  const answer =
    request.status === 'accepted'
      ? [t('letters.accepted', { ...days, nights }), t('letters.seeYou')]
      : request.status === 'declined' || facts.taken
        ? [t('letters.taken', days)]
        : [
            [t('letters.free', { ...days, nights }), ...priceOf(request, facts, language)].join(
              ' ',
            ),
            t('letters.next'),
          ]
  const signed = `${t('letters.closing')}\n${hosts.firstNames.join(' & ')}`
  return {
    subject: t('letters.subject', days),
    body: [t('letters.greeting', { guest }), ...answer, signed].join('\n\n'),
  }
}

function priceOf({ stay }: Received, { prices }: LetterFacts, language: Language): string[] {
  const quote = prices && quoteOf(stay, prices)
  if (quote?.state !== 'priced') return []
  const { total, deposit } = quote
  return [
    textsIn(language)('letters.price', {
      total: formatMoney(total, language),
      deposit: formatMoney(deposit, language),
    }),
  ]
}

/** The language of the page that a guest wrote on; where that is not told, the site's own. */
function languageOf({ dil = '' }: Received): Language {
  return isLanguage(dil) ? dil : DEFAULT_LANGUAGE
}
