import type { LetterKind } from './letter.ts'

/** The placeholders of each kind of letter, such as `{checkIn}` for the arrival day. */
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
  'checkInUntil',
  'checkOutBy',
  'page',
  'permit',
] as const
const OF_PRICES = ['total', 'deposit'] as const
const OF_PAYMENTS = [
  'paid',
  'refunded',
  'returned',
  'remainder',
  'accountHolder',
  'bank',
  'accountNumber',
  'bic',
  'reference',
  'abroad',
  'callFirst',
  'paymentNotice',
] as const
const OF_A_STAY = [
  ...OF_PRICES,
  ...OF_PAYMENTS,
  'people',
  'arrival',
  'status',
  'dueNow',
  'dueLater',
  'priceLines',
  'tax',
  'cancelling',
  'damageDeposit',
  'agreedAt',
  'changes',
  'guideNotice',
] as const
const OF_A_HOLD = [
  ...OF_PRICES,
  'dueLater',
  'heldUntil',
  'people',
  'priceLines',
  'tax',
  'cancelling',
  'damageDeposit',
  'agreedAt',
] as const
const OF_A_CANCELLATION = [...OF_PAYMENTS, 'kept', 'cancelled'] as const

type Placeholder =
  | (typeof OF_EVERY)[number]
  | (typeof OF_A_STAY)[number]
  | (typeof OF_A_HOLD)[number]
  | (typeof OF_A_CANCELLATION)[number]

const FURTHER: { readonly [kind in LetterKind]: readonly Placeholder[] } = {
  offer: OF_PRICES,
  held: OF_A_HOLD,
  confirmation: OF_A_STAY,
  deposit: OF_A_STAY,
  change: OF_A_STAY,
  reminder: OF_A_STAY,
  thanks: [],
  decline: [],
  cancellation: OF_A_CANCELLATION,
}

/** The placeholders of a kind of letter. */
export function placeholdersOf(kind: LetterKind): readonly Placeholder[] {
  return [...OF_EVERY, ...FURTHER[kind]]
}

/** The translated names of the placeholders: `{giriş}` is typed, and `{checkIn}` stored. */
export type Words = { readonly [name in Placeholder]: string }

/** The placeholders' values for one guest; missing if the stay has none. */
export type Values = { readonly [name in Placeholder]?: string | undefined }

// An unclosed brace is text, and reported as unknown.
const NAMED = /\{([^{}\n]*)\}/g

/** Renames the placeholders of a text from the typed to the stored names, or back; leaves unknown ones. */
export function renamePlaceholders(text: string, words: Words, to: 'typed' | 'stored'): string {
  return text.replaceAll(NAMED, (whole, typed: string) => {
    const name = named(typed, words)
    if (name === null) return whole
    return `{${to === 'typed' ? words[name] : name}}`
  })
}

/** The unknown placeholders and unmatched braces of a typed text. */
export function unknownPlaceholdersIn(text: string, kind: LetterKind, words: Words): string[] {
  const allowed = placeholdersOf(kind)
  const unknown = [...text.matchAll(NAMED)].flatMap(([whole, typed = '']) => {
    const name = named(typed, words)
    return name !== null && allowed.includes(name) ? [] : [whole]
  })
  const lone = text.replaceAll(NAMED, '').match(/[{}]/g) ?? []
  return [...new Set([...unknown, ...lone])]
}

/**
 * Fills a stored text's placeholders. Omits lines whose placeholder this stay lacks, and the empty
 * lines that would remain.
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

// The case of i and ı depends on the keyboard's language.
function inOneCase(text: string): string {
  return text.normalize('NFC').replaceAll(/[Iİı]/g, 'i').toLowerCase()
}

// The names of a constant list.
function namesOf(words: Words): Placeholder[] {
  return Object.keys(words) as Placeholder[]
}
