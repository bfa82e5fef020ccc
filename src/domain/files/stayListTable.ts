import papa from 'papaparse'
import { isForeignMoney, readAmount, UNIT } from '#domain/field/amount.ts'
import { foldText } from '#domain/field/foldText.ts'
import type { TypedName } from '#domain/stay/reservation.ts'

/** What a column contains: a field of the stay's form, or what only lists have. */
export type Column =
  | Exclude<TypedName, 'depositDueBy' | 'infants'>
  | 'firstName'
  | 'lastName'
  | 'nights'
  | 'paid'
  | 'kept'
  | 'currency'
  | 'source'
  | 'status'
  | 'cancelled'

const AMOUNTS: readonly Column[] = ['toplamUcret', 'kapora', 'kalan', 'paid', 'kept']
const REQUIRED: readonly (readonly Column[])[] = [
  ['musteriAdi', 'firstName'],
  ['girisTarihi'],
  ['cikisTarihi'],
]

const SEPARATORS = ['\t', ';', ',', '|']
const LINES_BEFORE_HEADINGS = 10
/** More than a house has in its life. */
const MOST_CHARACTERS = 2_000_000
const MOST_ROWS = 5000
const MOST_COLUMNS = 200

/** The problem of a whole list; `headings` are those that cause it. */
export type ListProblem = {
  code: 'empty' | 'tooLong' | 'headings' | 'sameAmount' | 'foreignMoney'
  headings: readonly string[]
}

/** The row's cell in a column; empty without one. */
export type Cell = (column: Column) => string

type Table = {
  /** `line` is the row's first line in the text, from 1. */
  rows: { line: number; cells: string[]; cell: Cell; isWide: boolean }[]
  /** The headings of the columns that are not read. */
  leftOut: string[]
}

/** Whether a file may be read at all. */
export function isTooLarge(size: number): boolean {
  return size > MOST_CHARACTERS
}

/** Finds the headings, which may follow a title, and the rows below them; `columns` has each by its folded heading. */
export function parseTable(
  pasted: string,
  columns: ReadonlyMap<string, Column>,
): { table: Table } | { problem: ListProblem } {
  const refuse = (code: ListProblem['code'], headings: readonly string[] = []) => ({
    problem: { code, headings },
  })
  if (isTooLarge(pasted.length)) return refuse('tooLong')
  const text = pasted
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .replace(/^sep=.(?=\n)/i, '')
  if (text.trim() === '') return refuse('empty')
  const found = SEPARATORS.flatMap((separator) => headingsIn(text, separator, columns))
  const [best] = found.sort((one, other) => countOf(other) - countOf(one))
  if (!best) return refuse('headings')
  const { headings, separator, index } = best
  const foreign = headings.filter(({ isForeign }) => isForeign)
  if (foreign.length > 0) return refuse('foreignMoney', textsOf(foreign))
  for (const amount of AMOUNTS) {
    const same = headings.filter(({ column }) => column === amount)
    if (same.length > 1) return refuse('sameAmount', textsOf(same))
  }
  const names = headings.map(({ column }) => column)
  const rows = rowsOf(text, separator, index + MOST_ROWS + 2).slice(index + 1)
  if (rows.length > MOST_ROWS) return refuse('tooLong')
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (filled.length === 0) return refuse('empty')
  return {
    table: {
      rows: filled.map((row) => ({
        ...row,
        cell: (column) => row.cells[names.indexOf(column)] ?? '',
        isWide: row.cells.slice(headings.length).some(Boolean),
      })),
      leftOut: textsOf(
        headings.filter(
          ({ text, column }, place) =>
            text !== '' && (column === null || names.indexOf(column) !== place),
        ),
      ),
    },
  }
}

type Heading = { text: string; column: Column | null; isForeign: boolean }

const textsOf = (headings: readonly Heading[]) => headings.map(({ text }) => text)
const countOf = ({ headings }: { headings: readonly Heading[] }) =>
  headings.filter(({ column }) => column !== null).length

function headingsIn(text: string, separator: string, columns: ReadonlyMap<string, Column>) {
  return rowsOf(text, separator, LINES_BEFORE_HEADINGS).flatMap(({ cells }, index) => {
    if (cells.length > MOST_COLUMNS) return []
    const headings = cells.map((cell) => headingOf(cell, columns))
    const isHeading = REQUIRED.every((some) =>
      headings.some(({ column }) => column !== null && some.includes(column)),
    )
    return isHeading ? [{ headings, separator, index }] : []
  })
}

/** A name with a unit behind it: "toplam (eur)", "toplam eur", "toplam €". */
const WITH_UNIT = /^(.+?) ?(?:\(([^()]*)\)|(\p{Sc}|\p{L}+))$/u

function headingOf(text: string, columns: ReadonlyMap<string, Column>): Heading {
  const name = foldText(text)
    .replaceAll(/[_*:\s]+/g, ' ')
    .trim()
  const named = columns.get(name)
  if (named) return { text, column: named, isForeign: false }
  const [, base = '', inside = '', behind = ''] = WITH_UNIT.exec(name) ?? []
  const amount = AMOUNTS.find((each) => each === columns.get(base)) ?? null
  const price = `1 ${inside || behind}`
  const isOwn = readAmount(price) === UNIT
  const isForeign = amount !== null && isForeignMoney(price)
  return { text, column: isOwn || isForeign ? amount : null, isForeign }
}

/** The first rows of a text. A quote is a character where it quotes no whole cell. */
function rowsOf(text: string, separator: string, preview: number) {
  const config = { delimiter: separator, newline: '\n', preview } as const
  const quoted = papa.parse<string[]>(text, config)
  // Spreadsheets copy quotes as they are; only a ditto mark begins a cell that goes on in the next row.
  const isPlain =
    quoted.errors.some(({ type }) => type === 'Quotes') ||
    (separator === '\t' &&
      quoted.data.some((cells) => cells.some((cell) => /\n[^]*\t|\t[^]*\n/.test(cell))))
  const { data } = isPlain ? papa.parse<string[]>(text, { ...config, quoteChar: '\u0000' }) : quoted
  let line = 1
  return data.map((cells) => {
    const row = { line, cells: cells.map(clean) }
    line += cells.join('').split('\n').length
    return row
  })
}

/** A cell without what its program has added: direction marks, which Excel and chats put into dates, and the apostrophe before what would begin a formula. A dash alone is empty. */
function clean(cell: string): string {
  const text = cell
    .replaceAll(/[\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g, '')
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
  return /^[-–—]+$/.test(text) ? '' : text
}
