import { flatten, type Text } from '#i18n/checkTexts.ts'
import { DEFAULT_LANGUAGE, languages, LANGUAGES, TEXT_BUNDLES } from '#i18n/languages.ts'
import { readOptions } from './command.ts'

readOptions({}, 'npm run texts has no options: it lists the missing texts of every language.')
const original = languages[DEFAULT_LANGUAGE].texts
for (const language of LANGUAGES) {
  const { name, texts, completedBy } = languages[language]
  for (const bundle of TEXT_BUNDLES) {
    const own = new Set(flatten(await texts[bundle]?.()).map(({ key }) => key))
    const all = flatten(await original[bundle]?.()).flatMap((text) => pluralForms(text, language))
    const missing = all.filter(({ key }) => !own.has(key) && !isInOwnList(key, own))
    console.log(`${name}, ${bundle}: ${missing.length} of ${all.length} texts are missing`)
    for (const { key, text } of missing)
      console.log(`  ${key} (shown in ${completedBy ?? 'no language'}): ${text}`)
  }
}

/** A text in each plural form of a language, of which Russian has three. */
function pluralForms(original: Text, language: string): Text[] {
  const { key, text } = original
  if (key.endsWith('_one')) return []
  if (!key.endsWith('_other')) return [original]
  const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
  return pluralCategories.map((form) => ({ key: key.replace(/other$/, form), text }))
}

/** Whether a key is an entry of a list that the language has, with another number of entries. */
function isInOwnList(key: string, own: ReadonlySet<string>): boolean {
  const [list] = /^.*?\.(?=\d+(\.|$))/.exec(key) ?? []
  return list !== undefined && [...own].some((each) => each.startsWith(`${list}0`))
}
