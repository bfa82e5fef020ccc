import { useCaretaker } from '#db/stores.ts'
import { useTranslation } from '#i18n/useTranslation.ts'

/** The name of whoever saved: their e-mail address, or the caretaker's title if it is the caretaker's. */
export function useAuthorName(): (email: string) => string {
  const { t } = useTranslation()
  const caretaker = useCaretaker()
  return (email) =>
    caretaker.state === 'ready' && caretaker.value.run?.by === email
      ? t('office.caretaker.title')
      : email
}
