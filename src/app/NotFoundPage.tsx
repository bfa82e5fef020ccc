import { useEffect } from 'react'
import { useTranslation } from '#i18n/useTranslation.ts'
import { place } from '#content/address.ts'
import { villa } from '#content/villa.ts'
import { LanguageSwitch } from '#shared/LanguageSwitch.tsx'
import { anchors, destinationOf } from '#i18n/addresses.ts'
import { showLanguage } from '#i18n/index.ts'
import { languages } from '#i18n/languages.ts'
import { buttonStyle } from '#ui/Button.tsx'
import { Logo } from '#shared/Logo.tsx'
import { useLanguageSwitch } from '#shared/useLanguageSwitch.ts'

/** The page for unknown addresses, with links to the other pages. */
export function NotFoundPage() {
  const { t, language } = useTranslation()
  const { home } = languages[language].paths
  const switchLanguage = useLanguageSwitch(null)
  // The page is prerendered once, in the default language, for every unknown address.
  useEffect(() => void showLanguage(destinationOf(location.pathname).language), [])
  return (
    <div className="relative isolate mx-auto flex min-h-svh max-w-page flex-col overflow-hidden px-gutter">
      <Logo className="absolute -right-16 -bottom-10 -z-10 size-[min(80vw,36rem)] text-linen-200" />
      <header className="flex min-h-16 flex-wrap items-center gap-x-4 lg:min-h-20">
        <a href={home} className="mr-auto flex items-center gap-2.5 py-2">
          <Logo className="size-[min(2.25rem,10vw)] shrink-0 text-pine-800 lg:size-10" />
          <span>
            <span className="block font-serif text-[min(1.25rem,5.6vw)] leading-tight font-semibold">
              {villa.name}
            </span>
            <span className="block text-[min(0.8125rem,3.7vw)] leading-tight font-medium">
              {place}
            </span>
          </span>
        </a>
        <LanguageSwitch
          onSwitch={(other) => void switchLanguage(other)}
          className="py-2.5 font-semibold text-accent-700 underline-offset-4 hover:underline"
        />
      </header>
      <main className="grow content-center pt-10 pb-40">
        <h1 className="max-w-[10.6em] text-display">{t('app.notFoundTitle')}</h1>
        <p className="mt-6 mb-8 max-w-text text-lead">{t('app.notFoundText')}</p>
        <ul className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <li>
            <a href={home} className={buttonStyle({ variant: 'primary', size: 'large' })}>
              {t('app.home')}
            </a>
          </li>
          {(['gallery', 'reservation'] as const).map((section) => (
            <li key={section}>
              <a
                href={`${home}#${anchors[section]}`}
                className="inline-block py-2.5 font-semibold text-accent-700 underline underline-offset-4"
              >
                {t(`nav.${section}`)}
              </a>
            </li>
          ))}
        </ul>
      </main>
    </div>
  )
}
