import { villa } from '#content/villa.ts'
import { facts } from './facts.ts'
import { i18n } from './instance.ts'
import { LANGUAGES, loadParts, TEXT_BUNDLES } from './languages.ts'

export type Text = { key: string; text: string }

/** The texts of each language. */
type TextsByLanguage = { readonly [language: string]: readonly Text[] }

/** Every text of the site. */
export async function allTexts(): Promise<TextsByLanguage> {
  const texts = LANGUAGES.map(async (language) => {
    const parts = await Promise.all(TEXT_BUNDLES.map((bundle) => loadParts(language, bundle)))
    return [language, parts.flat().flatMap((each) => flatten(each))] as const
  })
  return Object.fromEntries(await Promise.all(texts))
}

/** The texts of nested objects, with their keys joined by dots. */
export function flatten(texts: unknown, path = ''): Text[] {
  if (typeof texts === 'string') return [{ key: path, text: texts }]
  const under = path === '' ? '' : `${path}.`
  return Object.entries(Object(texts) as object).flatMap(([key, each]) =>
    flatten(each, under + key),
  )
}

/** The texts about what the house does not have, which no page shows. */
function isUnused(key: string): boolean {
  const { pool, rooms, amenities, rules } = villa
  const [section = '', list = '', name = ''] = key.split('.')
  if (section !== 'info') return false
  switch (list) {
    case 'pool':
      return (
        !pool ||
        ((name === 'children' || name === 'safetyOfTwo') && !pool.children) ||
        (name === 'loungers' && pool.sunLoungers === undefined)
      )
    case 'rooms':
      return !rooms.some((room) => room.key === name)
    case 'amenities':
      return name !== 'title' && !amenities.some((amenity) => amenity === name)
    case 'notes':
      return name !== 'title' && !rules.some((rule) => rule.key === name)
    default:
      return false
  }
}

type Facts = typeof facts

const DISTANCES = 'km.'

/** The values that only some languages need: Turkish endings, and a count that may be a word. */
const OPTIONAL_VALUES = new Set(['ablative', 'ending', 'count'])

/**
 * Each placeholder of a fact that the house does not have, or of a value that no other language's
 * text of the key has, because one that is inserted is so in every language.
 */
export function placeholdersWithoutValue(texts: TextsByLanguage, known: Facts = facts): string[] {
  return Object.entries(texts).flatMap(([language, own]) => {
    const { [language]: _, ...others } = texts
    const elsewhere = Object.values(others).flat()
    return own.flatMap(({ key, text }) => {
      const isMissing = (name: string) => {
        if (isFact(name)) return isMissingFact(name, known) && !isUnused(key)
        const same = elsewhere.filter((each) => each.key === key)
        const isElsewhere = same.some((each) => namesIn(each.text).includes(name))
        return same.length > 0 && !isElsewhere && !OPTIONAL_VALUES.has(name)
      }
      return namesIn(text)
        .filter(isMissing)
        .map((name) => problem(language, key, name))
    })
  })
}

function isFact(name: string): boolean {
  return name.startsWith(DISTANCES) || Object.hasOwn(facts, name)
}

function isMissingFact(name: string, known: Facts): boolean {
  if (name.startsWith(DISTANCES)) return !Object.hasOwn(known.km, name.slice(DISTANCES.length))
  return Object.entries(known).some(([fact, value]) => fact === name && value === undefined)
}

/** The names in a text's placeholders: `depth` in `{{depth, number}}`. */
function namesIn(text: string): string[] {
  return [...text.matchAll(/\{\{\s*([\w.]+)/g)].map(([, name = '']) => name)
}

function problem(language: string, key: string, name: string): string {
  return `${language}: ${key} contains {{${name}}}, for which there is no value`
}

/** From now on, a text with a placeholder without a value is an error, not shown as it is. */
export function refuseMissingValues(): void {
  i18n.options.missingInterpolationHandler = (text: string, [, name = '']: RegExpMatchArray) => {
    throw new Error(problem(i18n.language, `“${text}”`, name))
  }
}
