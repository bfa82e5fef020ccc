import { isRemoved } from '#domain/forgetPerson.ts'
import { useTranslation } from '#i18n/useTranslation.ts'

/** Returns a function that formats a guest's name, also of one whose data were removed. */
export function useGuestName(): (name: string) => string {
  const { t } = useTranslation()
  return (name) => (isRemoved(name) ? t('office.person.removed') : name)
}
