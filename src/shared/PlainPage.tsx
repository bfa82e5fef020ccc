import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { villa } from '#content/villa.ts'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { languages, type PublicPage } from '#i18n/languages.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { useLanguageSwitch } from './useLanguageSwitch.ts'
import { useTitle } from './useTitle.ts'

type PlainPageProps = {
  page: PublicPage
  title: string
  footer: ReactNode
  /** Whether a wide screen shows two columns. */
  isWide?: boolean
  children: ReactNode
}

/** A guests' text page with a single column unless it is wide, a link to the villa and a language switch. */
export function PlainPage({ page, title, footer, isWide = false, children }: PlainPageProps) {
  const { language } = useTranslation()
  const switchLanguage = useLanguageSwitch(page)
  useTitle(`${title} · ${villa.name}`)

  return (
    <div
      className={clsx(
        'mx-auto px-gutter py-12 print:py-0',
        isWide ? 'max-w-text lg:max-w-page print:max-w-none' : 'max-w-text',
      )}
    >
      <header className="mb-12 flex flex-wrap items-baseline gap-x-4 gap-y-1 print:mb-4">
        <a href={languages[language].paths.home} className="mr-auto font-serif text-xl font-medium">
          {villa.name}
        </a>
        <LanguageSwitch
          page={page}
          onSwitch={(other) => void switchLanguage(other)}
          className="font-semibold text-accent-700 underline-offset-4 hover:underline print:hidden"
        />
      </header>
      <main>{children}</main>
      <footer className="mt-16 border-t print:mt-4 border-linen-300 pt-6 leading-relaxed text-pine-700">
        {footer}
      </footer>
    </div>
  )
}
