import { useCaretaker } from '#db/stores.ts'
import { useTranslation } from '#i18n/useTranslation.ts'

/** Names whoever saved with an address: the address itself, unless it is the caretaker's. */
export function useOwnerName(): (email: string) => string {
  const { t } = useTranslation()
  const caretaker = useCaretaker()
  return (email) =>
    caretaker.state === 'ready' && caretaker.value.run?.by === email
      ? t('office.caretaker.title')
      : email
}
