import { languages, othersThan } from '#i18n/languages.ts'
import { useTranslation } from '#i18n/useTranslation.ts'
import { Button } from '#ui/Button.tsx'
import { useLanguageSwitch } from './useLanguageSwitch.ts'

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
