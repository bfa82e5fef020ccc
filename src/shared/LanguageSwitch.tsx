import { type Language, languages, othersThan, type PublicPage } from '#i18n/languages.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { isPlainClick } from '#ui/isPlainClick.ts'
import { Button } from '#ui/Button.tsx'
import { useLanguageSwitch } from './useLanguageSwitch.ts'

type LanguageSwitchProps = {
  /** The current page; defaults to the landing page. */
  page?: PublicPage
  onSwitch: (language: Language) => void
  className?: string
}

/** A plain click switches in place. */
export function LanguageSwitch({ page = 'home', onSwitch, className }: LanguageSwitchProps) {
  const { language } = useTranslation()
  return othersThan(language).map((other) => (
    <a
      key={other}
      href={languages[other].paths[page]}
      hrefLang={other}
      lang={other}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onSwitch(other)
      }}
    >
      {languages[other].name}
    </a>
  ))
}

/** Buttons for the other languages on the owners' pages. */
export function LanguageButtons() {
  const { language } = useTranslation()
  const switchLanguage = useLanguageSwitch(null)
  return othersThan(language).map((other) => (
    <Button
      key={other}
      lang={other}
      variant="quiet"
      size="small"
      onClick={() => void switchLanguage(other)}
    >
      {languages[other].name}
    </Button>
  ))
}
