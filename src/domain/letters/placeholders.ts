import type { LetterKind } from './letter.ts'

/** What a letter may name, for each kind of letter; `{checkIn}` stands in its text for the day of arrival. */
const OF_EVERY = [
  'guest',
  'checkIn',
  'checkOut',
  'nights',
  'villa',
  'hosts',
  'phone',
  'address',
  'map',
  'checkInFrom',
  'checkOutBy',
  'page',
] as const
const OF_PRICES = ['total', 'deposit'] as const
const OF_A_STAY = [
  ...OF_PRICES,
  'people',
  'paid',
  'depositBy',
  'iban',
  'accountHolder',
  'remainder',
] as const
const OF_A_CANCELLATION = ['paid', 'kept', 'returned', 'iban', 'accountHolder'] as const

/** A thing that a letter names. */
export type Placeholder =
  | (typeof OF_EVERY)[number]
  | (typeof OF_A_STAY)[number]
  | (typeof OF_A_CANCELLATION)[number]

const FURTHER: { readonly [kind in LetterKind]: readonly Placeholder[] } = {
  offer: OF_PRICES,
  confirmation: OF_A_STAY,
  change: OF_A_STAY,
  reminder: OF_A_STAY,
  thanks: [],
  decline: [],
  cancellation: OF_A_CANCELLATION,
}

/** What a letter of a kind may name. */
export function placeholdersOf(kind: LetterKind): readonly Placeholder[] {
  return [...OF_EVERY, ...FURTHER[kind]]
}

/** What each placeholder is called in a language: `{giriş}` is typed, and `{checkIn}` stored. */
export type Words = { readonly [name in Placeholder]: string }

/** What stands for each placeholder in one guest's letter; nothing for what this stay does not have. */
export type Values = { readonly [name in Placeholder]?: string | undefined }

// A brace that is not closed in its line is part of the text, and told as what cannot be filled.
const NAMED = /\{([^{}\n]*)\}/g

/** The text with its placeholders as they are stored; what is none stays as it is typed. */
export function toStoredText(text: string, words: Words): string {
  return text.replaceAll(NAMED, (whole, typed: string) => {
    const name = named(typed, words)
    return name === null ? whole : `{${name}}`
  })
}

/** A stored text with its placeholders as a language calls them. */
export function toTypedText(text: string, words: Words): string {
  return text.replaceAll(NAMED, (whole, typed: string) => {
    const name = named(typed, words)
    return name === null ? whole : `{${words[name]}}`
  })
}

/** What a typed text of a letter names although it cannot be filled in there, and braces that stand alone. */
export function strangersIn(text: string, kind: LetterKind, words: Words): string[] {
  const allowed = placeholdersOf(kind)
  const strange = [...text.matchAll(NAMED)].flatMap(([whole, typed = '']) => {
    const name = named(typed, words)
    return name !== null && allowed.includes(name) ? [] : [whole]
  })
  const lone = text.replaceAll(NAMED, '').match(/[{}]/g) ?? []
  return [...new Set([...strange, ...lone])]
}

/**
 * A stored text with what stands for its placeholders. A line that names what this guest's stay does not have is left out, and
 * so is what it would leave of empty lines.
 */
export function fillText(text: string, values: Values, words: Words): string {
  const lines = text.split('\n').flatMap((line) => {
    let lacks = false
    const filled = line.replaceAll(NAMED, (whole, typed: string) => {
      const name = named(typed, words)
      if (name === null) return whole
      const value = values[name]
      if (value === undefined) lacks = true
      return value ?? ''
    })
    return lacks ? [] : [filled]
  })
  return lines
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}

function named(typed: string, words: Words): Placeholder | null {
  const text = inOneCase(typed.trim())
  return (
    namesOf(words).find((name) => inOneCase(name) === text || inOneCase(words[name]) === text) ??
    null
  )
}

// The case of i and ı depends on the language of the keyboard.
function inOneCase(text: string): string {
  return text.normalize('NFC').replaceAll(/[Iİı]/g, 'i').toLowerCase()
}

// The names of a constant list.
function namesOf(words: Words): Placeholder[] {
  return Object.keys(words) as Placeholder[]
}
