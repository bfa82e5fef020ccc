import type { OwnWords } from './ownWords.ts'

// Parsed by hand, because a schema library would outweigh the first script of a guest's page. The
// rules limit the size only, so each value's type is checked here.

/** The words in the public settings as they are stored. */
export function ownWordsOf(stored: unknown): OwnWords {
  const site = partOf(stored, 'site')
  const languages = partOf(stored, 'texts')
  return {
    facts: without({
      hosts: textOf(site, 'hostNames')
        ?.split(',')
        .map((name) => name.trim())
        .filter(Boolean),
      ...(textOf(site, 'hostNames') && { hostsFamily: textOf(site, 'hostFamily') ?? '' }),
      phone: textOf(site, 'phone'),
      answerHours: numberOf(site, 'answerHours'),
      freeCancellationDays: numberOf(site, 'freeCancellationDays'),
      latePercent: numberOf(site, 'latePercent'),
      keeps: numberOf(site, 'latePercent') === undefined ? undefined : 'share',
      balanceDays: numberOf(site, 'balanceDays'),
      pays: numberOf(site, 'balanceDays') ? 'ahead' : undefined,
    }),
    texts: Object.fromEntries(
      Object.keys(languages).map((language) => [language, textsOf(partOf(languages, language))]),
    ),
  }
}

function textsOf(texts: Part): { [key: string]: unknown } {
  const questions = blocksOf(textOf(texts, 'questions')).map(([question = '', ...answer]) => ({
    question,
    answer: answer.join('\n'),
  }))
  const rules = blocksOf(textOf(texts, 'rules')).flat()
  return without({
    'hero.subtitle': textOf(texts, 'subtitle'),
    'footer.about': textOf(texts, 'about'),
    'house.hosts.text': textOf(texts, 'hosts'),
    'house.questions.items': questions.length > 0 ? questions : undefined,
    'info.notes.items': rules.length > 0 ? rules : undefined,
  })
}

/** The lines of a text, in blocks between empty lines. */
function blocksOf(text = ''): string[][] {
  return text
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').flatMap((line) => line.trim() || []))
    .filter(({ length }) => length > 0)
}

type Part = { readonly [name: string]: unknown }

function partOf(stored: unknown, name: string): Part {
  const part: unknown =
    typeof stored === 'object' && stored !== null ? Reflect.get(stored, name) : null
  return typeof part === 'object' && part !== null ? (part as Part) : {}
}

function textOf(part: Part, name: string): string | undefined {
  const value = part[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}

function numberOf(part: Part, name: string): number | undefined {
  const value = part[name]
  return typeof value === 'number' ? value : undefined
}

function without<Values extends object>(
  values: Values,
): {
  [Name in keyof Values]?: Exclude<Values[Name], undefined>
} {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as {
    [Name in keyof Values]?: Exclude<Values[Name], undefined>
  }
}
