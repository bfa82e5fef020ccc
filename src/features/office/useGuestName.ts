import { useTranslation } from 'react-i18next'
import { isRemoved } from '#domain/removedPerson.ts'

/**
 * Returns a function that formats a guest's name, with a translated text for a guest whose data
 * were removed.
 */
export function useGuestName(): (name: string) => string {
  const { t } = useTranslation()
  return (name) => (isRemoved(name) ? t('office.person.removed') : name)
}
