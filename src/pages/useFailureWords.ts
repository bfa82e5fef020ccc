import { useTranslation } from 'react-i18next'
import { Failure, NightTaken } from '#firebase/errors.ts'
import type { Reservation } from '#domain/reservation.ts'
import { type IsoDate, parseDate } from '#domain/date.ts'
import { formatDate } from '#i18n/format.ts'
import { currentLanguage } from '#i18n/index.ts'

type Verb<Args extends unknown[]> = (...args: Args) => Promise<void>

/** Wraps a verb of the Firebase floor so that its failures come as errors whose message is ready to be shown. */
export function useFailureWords(
  reservations: readonly Reservation[] = [],
): <Args extends unknown[]>(verb: Verb<Args>) => Verb<Args> {
  const { t } = useTranslation()

  const wordsOf = (error: unknown): string => {
    if (error instanceof NightTaken) {
      const holder = reservations.find(({ id }) => id === error.holder)
      const night = parseDate(error.night)
      return t('failure.nightTaken', {
        night: night ? dateInWords(night) : error.night,
        guest: holder?.musteriAdi ?? error.holder,
      })
    }
    if (error instanceof Failure && error.reason !== 'unknown') return t(`failure.${error.reason}`)
    return error instanceof Error ? error.message : String(error)
  }

  return (verb) =>
    async (...args) => {
      try {
        await verb(...args)
      } catch (error) {
        throw new Error(wordsOf(error), { cause: error })
      }
    }
}

function dateInWords(date: IsoDate): string {
  return formatDate(date, currentLanguage())
}
