import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { currentLanguage, showLanguage } from '#i18n/index.ts'
import { languageOf, PATHS } from '#i18n/paths.ts'
import { buttonStyle } from '#ui/Button.tsx'

/** An address that leads nowhere, and the way back. */
export function NotFoundPage() {
  const { t } = useTranslation()
  // The page is written once, in Turkish, for every address that leads nowhere.
  useEffect(() => void showLanguage(languageOf(location.pathname) ?? 'tr'), [])
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
