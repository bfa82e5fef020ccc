import { useTranslation } from 'react-i18next'
import { isRemoved } from '#domain/removedPerson.ts'

/** Returns how to show the name of a guest: one whose data were removed is called so in the owner's language. */
export function useGuestName(): (name: string) => string {
  const { t } = useTranslation()
  return (name) => (isRemoved(name) ? t('office.person.removed') : name)
}
