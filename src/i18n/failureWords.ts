import { useTranslation } from 'react-i18next'
import { Failure, NightTaken } from '#domain/failure.ts'
import { formatDate } from './format.ts'
import { useLanguage } from './useLanguage.ts'

/** A stay by its id and the name it is known by. */
type Guest = { id: string; musteriAdi: string }

/** Puts why something failed into words, a night that is taken with the guest among `guests` who holds it. */
export function useFailureWords(guests: readonly Guest[] = []): (failure: unknown) => string {
  const { t } = useTranslation()
  const language = useLanguage()

  return (failure) => {
    if (failure instanceof NightTaken) {
      const holder = guests.find(({ id }) => id === failure.holder)
      return t('admin.failure.nightTaken', {
        night: formatDate(failure.night, language),
        guest: holder?.musteriAdi ?? failure.holder,
      })
    }
    if (failure instanceof Failure && failure.reason !== 'unknown')
      return t(`admin.failure.${failure.reason}`)
    return failure instanceof Error ? failure.message : String(failure)
  }
}
