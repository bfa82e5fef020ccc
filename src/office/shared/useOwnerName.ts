import { useCaretaker, useOwnerNames } from '#db/stores.ts'
import { useTranslation } from '#i18n/useTranslation.ts'

/** Names whoever saved with an address; the address itself until they have set a name. */
export function useOwnerName(): (email: string) => string {
  const { t } = useTranslation()
  const names = useOwnerNames()
  const caretaker = useCaretaker()
  return (email) => {
    if (caretaker.state === 'ready' && caretaker.value.run?.by === email)
      return t('office.caretaker.title')
    const all = names.state === 'ready' ? [...names.value.values()] : []
    return all.find(({ values }) => values?.email === email)?.values?.name ?? email
  }
}
