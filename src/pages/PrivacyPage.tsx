import { useTranslation } from 'react-i18next'
import { addressLine, villa } from '#content/villa.ts'
import { LanguageSwitch } from '#features/landing/LanguageSwitch.tsx'
import { asksForProof } from '#firebase/proof.ts'
import { languages } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { mailLink } from '#lib/links.ts'
import { useLanguageSwitch } from './useLanguageSwitch.ts'
import { useTitle } from './useTitle.ts'

/** What becomes of a guest's data, as KVKK asks to be said. */
export function PrivacyPage() {
  const { t } = useTranslation()
  const language = useLanguage()
  const switchLanguage = useLanguageSwitch('privacy')
  const traces = t(asksForProof ? 'privacy.traces.reCaptcha' : 'privacy.traces.none')
  const sections = t('privacy.sections', { returnObjects: true, traces })
  useTitle(`${t('privacy.title')} · ${villa.name}`)

  return (
    <div className="mx-auto max-w-text px-gutter py-12">
      <header className="mb-12 flex items-baseline justify-between gap-4">
        <a href={languages[language].paths.home} className="font-serif text-xl font-medium">
          {villa.name}
        </a>
        <LanguageSwitch
          page="privacy"
          onSwitch={(other) => void switchLanguage(other)}
          className="font-semibold text-accent-700 underline-offset-4 hover:underline"
        />
      </header>
      <main>
        <h1 className="text-title">{t('privacy.title')}</h1>
        <p className="mt-6 text-lead text-pine-800">{t('privacy.intro')}</p>
        {sections.map(({ title, text }) => (
          <section key={title} className="mt-10">
            <h2 className="text-heading">{title}</h2>
            <p className="mt-2 leading-relaxed">{text}</p>
          </section>
        ))}
      </main>
      <footer className="mt-16 border-t border-linen-300 pt-6 leading-relaxed text-pine-700">
        <p>{addressLine}</p>
        <p>
          {t('privacy.write')}:{' '}
          <a className="text-accent-700 underline underline-offset-4" href={mailLink(villa.email)}>
            {villa.email}
          </a>
        </p>
      </footer>
    </div>
  )
}
