import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ConnectionNotice } from '#features/backoffice/frame/ConnectionNotice.tsx'
import { formatAge } from '#i18n/format.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { useKnownAt } from './useKnownAt.ts'
import { useNow } from './useNow.ts'

const MINUTE_MS = 60_000

/** Says that the line is cut, and how old what is shown is by now. */
export function LineNotice(props: Omit<ComponentProps<typeof ConnectionNotice>, 'age'>) {
  const { t } = useTranslation()
  const language = useLanguage()
  const at = useKnownAt()
  const now = useNow()
  return <ConnectionNotice {...props} age={at === null ? null : inWords(now - at)} />

  function inWords(passed: number): string {
    // "Now" would deny what stands above it.
    const age = passed < MINUTE_MS ? t('admin.connection.ageMoment') : formatAge(passed, language)
    return t('admin.connection.age', { age })
  }
}
