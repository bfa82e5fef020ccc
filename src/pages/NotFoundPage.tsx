import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { destinationOf } from '#i18n/addresses.ts'
import { showLanguage } from '#i18n/index.ts'
import { languages } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { buttonStyle } from '#ui/Button.tsx'

/** An address that leads nowhere, and the way back. */
export function NotFoundPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  // The page is written once, in the default language, for every address that leads nowhere.
  useEffect(() => void showLanguage(destinationOf(location.pathname).language), [])
  return (
    <main className="mx-auto max-w-prose px-gutter py-section">
      <h1 className="text-title">{t('app.notFoundTitle')}</h1>
      <p className="mt-4 mb-6 text-lead">{t('app.notFoundText')}</p>
      <a href={languages[language].paths.home} className={buttonStyle({ variant: 'primary' })}>
        {t('app.home')}
      </a>
    </main>
  )
}
