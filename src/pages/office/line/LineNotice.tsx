import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ConnectionNotice } from '#features/backoffice/frame/ConnectionNotice.tsx'
import { formatAge } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useKnownAt } from './useKnownAt.ts'
import { useNow } from './useNow.ts'

/** Says that the line is cut, and how old what is shown is by now. */
export function LineNotice(props: Omit<ComponentProps<typeof ConnectionNotice>, 'age'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const at = useKnownAt()
  const now = useNow()
  const age = at === null ? null : formatAge(Math.max(0, now - at), language)
  return (
    <ConnectionNotice {...props} age={age === null ? null : t('admin.connection.age', { age })} />
  )
}
