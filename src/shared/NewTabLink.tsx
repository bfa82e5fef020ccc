import type { ComponentProps } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'

/** A link that opens in a new tab, which screen readers announce. */
export function NewTabLink({ children, ...link }: ComponentProps<'a'>) {
  const { t } = useTranslation()
  return (
    <a target="_blank" rel="noopener" {...link}>
      {children}
      <span className="sr-only"> {t('app.newTab')}</span>
    </a>
  )
}
