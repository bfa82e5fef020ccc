import { useTranslation } from 'react-i18next'
import { currentLanguage } from '#i18n/index.ts'
import { PATHS } from '#i18n/paths.ts'
import { buttonStyle } from '#ui/Button.tsx'

/** An address that leads nowhere, and the way back. */
export function NotFoundPage() {
  const { t } = useTranslation()
  return (
    <main className="mx-auto max-w-prose px-gutter py-section">
      <h1 className="text-title">{t('app.notFoundTitle')}</h1>
      <p className="mt-4 mb-6 text-lead">{t('app.notFoundText')}</p>
      <a href={PATHS.home[currentLanguage()]} className={buttonStyle({ variant: 'primary' })}>
        {t('app.home')}
      </a>
    </main>
  )
}
