import { useTranslation } from 'react-i18next'
import type { Language } from '#i18n/index.ts'
import { PATHS } from '#i18n/paths.ts'
import { isPlainClick } from './isPlainClick.ts'

type LanguageSwitchProps = {
  language: Language
  /** The page's addresses by language; the landing page's unless said otherwise. */
  paths?: Readonly<Record<Language, string>>
  onSwitch: () => void
  className?: string
}

/** A link to the page in the other language, named in that language; a plain click switches in place. */
export function LanguageSwitch({
  language,
  paths = PATHS.home,
  onSwitch,
  className,
}: LanguageSwitchProps) {
  const { t } = useTranslation()
  const other = language === 'tr' ? 'en' : 'tr'
  return (
    <a
      href={paths[other]}
      hrefLang={other}
      lang={other}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onSwitch()
      }}
    >
      {t('language.other')}
    </a>
  )
}
