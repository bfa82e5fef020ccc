import {
  type Language,
  languages,
  LANGUAGES,
  languagesOf,
  type PublicPage,
  WHOLE_LANGUAGES,
} from '#i18n/languages.ts'
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
  const others = languagesOf(page).filter((each) => each !== language)
  return others.map((other) => (
    <a
      key={other}
      href={languages[other].paths[page]}
      hrefLang={other}
      lang={other}
      {...titleOf(other)}
      className={className}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        onSwitch(other)
      }}
    >
      <LanguageName language={other} />
    </a>
  ))
}

/** With more than two languages, a wide screen's row has room for their codes only. */
export const HAS_MANY_LANGUAGES = LANGUAGES.length > 2

function LanguageName({ language }: { language: Language }) {
  const { name } = languages[language]
  if (!HAS_MANY_LANGUAGES) return name
  return (
    <>
      <span className="md:sr-only">{name}</span>
      <span aria-hidden className="uppercase max-md:hidden">
        {language}
      </span>
    </>
  )
}

function titleOf(language: Language) {
  return HAS_MANY_LANGUAGES && { title: languages[language].name }
}

/** Buttons for the other languages on the owners' pages. */
export function LanguageButtons() {
  const { language } = useTranslation()
  const switchLanguage = useLanguageSwitch(null)
  const others = WHOLE_LANGUAGES.filter((each) => each !== language)
  return others.map((other) => (
    <Button
      key={other}
      lang={other}
      variant="quiet"
      size="small"
      {...titleOf(other)}
      onClick={() => void switchLanguage(other)}
    >
      <LanguageName language={other} />
    </Button>
  ))
}
