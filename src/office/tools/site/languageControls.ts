import type { LanguageTexts } from '#domain/field/languageTexts.ts'
import type { Field } from '#domain/field/field.ts'
import { type Language, LANGUAGES } from '#i18n/languages.ts'

/** The control of a text in one language, such as `about_tr`. */
type LanguageControl<Name extends string> = `${Name}_${Language}`

/** The name of the control of a text in a language. */
export function languageControl<Name extends string>(
  name: Name,
  language: Language,
): LanguageControl<Name> {
  return `${name}_${language}`
}

/** The language of a control of the text; `undefined` for another control. */
export function languageOfControl(name: string, control: string): Language | undefined {
  return LANGUAGES.find((language) => control === languageControl(name, language))
}

/** The form's fields for a text in each language. */
export function languageFields<Name extends string>(name: Name, field: Field<string, true>) {
  return Object.fromEntries(
    LANGUAGES.map((language) => [languageControl(name, language), field]),
  ) as { [Control in LanguageControl<Name>]: Field<string, true> }
}

/** The values of the controls of a text. */
export function controlsOfTexts<Name extends string>(
  name: Name,
  texts: LanguageTexts = {},
): { [Control in LanguageControl<Name>]?: string } {
  const given = LANGUAGES.flatMap((language) => {
    const text = texts[language]
    return text === undefined ? [] : [[languageControl(name, language), text] as const]
  })
  return Object.fromEntries(given) as { [Control in LanguageControl<Name>]?: string }
}

/** The text in each language as typed into its controls. */
export function textsOfControls<Name extends string>(
  name: Name,
  typed: { [Control in LanguageControl<Name>]?: string },
): LanguageTexts {
  const given = LANGUAGES.flatMap((language) => {
    const text = typed[languageControl(name, language)]
    return text === undefined ? [] : [[language, text] as const]
  })
  return Object.fromEntries(given)
}
