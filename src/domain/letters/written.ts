import * as v from 'valibot'
import type { IsoDate } from '#domain/date.ts'
import { pickedDay } from '#domain/field/dayField.ts'
import { text } from '#domain/field/textField.ts'
import { readFields } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { type LetterKind, letterKind } from './letter.ts'

/** A sent letter, `/written/{stay or request}/{letter}`: its day and language. */
export const writtenFields = {
  date: pickedDay(),
  language: text({ required: true, max: 2, pattern: /^[a-z]+$/ }),
}

/** When and by whom a letter was sent. */
type Written = { date: IsoDate; language: string; by: string }

/** The letters sent to one guest. */
export type WrittenLetters = ReadonlyMap<LetterKind, Written>

/** Parses `/written/{stay or request}`, without invalid entries. */
export function readWritten(stored: unknown): WrittenLetters {
  return new Map(
    entriesOf(stored).flatMap(([name, value]) => {
      const kind = letterKind(name)
      const written = readOne(value)
      return kind && written ? [[kind, written] as const] : []
    }),
  )
}

/** The names of invalid entries under `/written/{stay or request}`. */
export function unreadableWritten(stored: unknown): string[] {
  return entriesOf(stored)
    .filter(([name, value]) => letterKind(name) === null || readOne(value) === null)
    .map(([name]) => name)
}

function readOne(value: unknown): Written | null {
  const fields = readFields(writtenFields, value)
  const author = v.safeParse(v.object({ by: v.string() }), value)
  return 'values' in fields && author.success ? { ...fields.values, by: author.output.by } : null
}
