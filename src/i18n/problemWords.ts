import { formatDates, guestName, isolated } from './stayText.ts'
import { useTranslation } from './useTranslation.ts'
import type { Problem } from '#domain/field/problem.ts'
import { formatMoney } from './formatNumbers.ts'
import { formatLongDate, formatWeekdays } from './format.ts'

/** The controls of a request that are limited by the size of the house. */
const PEOPLE: readonly string[] = ['adults', 'children']

/** Returns the function that formats the problem of a form's control `name`. */
export function useProblemWords(): (problem: Problem, name: string) => string {
  const { t, language } = useTranslation()

  return (problem, name) => {
    switch (problem.code) {
      case 'missing': {
        const missing = t('problem.missing', { returnObjects: true })
        return new Map(Object.entries(missing)).get(name) ?? missing.other
      }
      case 'booked':
        return t('problem.booked', { day: formatLongDate(problem.day, language) })
      case 'short':
        return t('problem.short', {
          nights: problem.nights,
          day: formatLongDate(problem.day, language),
        })
      case 'arrival':
        return t('problem.arrival', {
          count: problem.weekdays.length,
          weekdays: formatWeekdays(problem.weekdays, language),
          day: formatLongDate(problem.day, language),
        })
      case 'overlap': {
        const [other] = problem.others
        const count = problem.others.length
        const dates = formatDates(other.dates, language)
        const guest = isolated(guestName(t, other))
        return t('problem.overlap', { count, more: count - 1, guest, dates })
      }
      case 'pageAddress':
        return t('problem.pageAddress', { example: problem.example })
      case 'strangers':
        return t('problem.strangers', { names: problem.names.join(', ') })
      case 'priceLine':
      case 'seasonOrder':
      case 'future':
      case 'past':
      case 'order':
      case 'long':
        return t(`problem.${problem.code}`)
      case 'tooMany':
        return t(PEOPLE.includes(name) ? 'problem.sleeps' : 'problem.tooMany', {
          limit: problem.limit,
        })
      case 'tooLittle':
        return t('problem.tooFew', { limit: formatMoney(problem.limit ?? 0, language) })
      case 'tooMuch':
        return t('problem.tooMany', { limit: formatMoney(problem.limit ?? 0, language) })
      case 'tooLong':
      case 'tooFew':
      case 'email':
      case 'phone':
      case 'shortenedPhone':
      case 'feedAddress':
      case 'httpsAddress':
      case 'foreignMoney':
      case 'iban':
      case 'ibanLetter':
      case 'bic':
      case 'date':
      case 'writtenDate':
      case 'time':
      case 'amount':
      case 'negative':
      case 'count':
        return t(`problem.${problem.code}`, { limit: problem.limit })
    }
  }
}
