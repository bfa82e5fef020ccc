import { languages, othersThan } from '#i18n/languages.ts'
import { useLanguage } from '#i18n/useLanguage.ts'
import { Button } from '#ui/Button.tsx'
import { useLanguageSwitch } from './useLanguageSwitch.ts'

/** Buttons for the other languages on the owners' pages. */
export function LanguageButtons() {
  const others = othersThan(useLanguage())
  const switchLanguage = useLanguageSwitch(null)
  return others.map((other) => (
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
