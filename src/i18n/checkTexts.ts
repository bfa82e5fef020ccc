import { villa } from '#content/villa.ts'
import { facts } from './facts.ts'
import { i18n } from './instance.ts'
import { type Language, LANGUAGES, loadParts } from './languages.ts'

type Text = { key: string; text: string }

/** Every text of a language. */
async function textsOf(language: Language): Promise<Text[]> {
  const parts = await Promise.all(
    (['guests', 'office'] as const).map((bundle) => loadParts(language, bundle)),
  )
  return parts.flat().flatMap((texts) => flatten(texts))
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

/** Whether a placeholder names a fact that the house does not have. */
function isMissingFact(name: string, known: Facts): boolean {
  if (name.startsWith(DISTANCES)) return !Object.hasOwn(known.km, name.slice(DISTANCES.length))
  return Object.entries(known).some(([fact, value]) => fact === name && value === undefined)
}

/** Each placeholder of a fact that the house does not have, with its language and key. */
export async function placeholdersWithoutFact(known: Facts = facts): Promise<string[]> {
  const problems: string[] = []
  for (const language of LANGUAGES) {
    for (const { key, text } of await textsOf(language)) {
      for (const [placeholder, name = ''] of text.matchAll(/\{\{\s*([\w.]+)[^}]*\}\}/g)) {
        if (isMissingFact(name, known) && !isUnused(key))
          problems.push(problem(language, key, placeholder))
      }
    }
  }
  return problems
}

function problem(language: string, key: string, placeholder: string): string {
  return `${language}: ${key} contains ${placeholder}, for which there is no value`
}

/** From now on, a text with a placeholder without a value is an error, not shown as it is. */
export function refuseMissingValues(): void {
  i18n.options.missingInterpolationHandler = (text: string, [placeholder]: RegExpMatchArray) => {
    throw new Error(problem(i18n.language, `“${text}”`, String(placeholder)))
  }
}
