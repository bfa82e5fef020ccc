import * as v from 'valibot'
import type { IsoDate } from '#domain/date.ts'
import { pickedDay } from '#domain/field/dayField.ts'
import { text } from '#domain/field/textField.ts'
import { readFields } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { type LetterKind, letterKind } from './letter.ts'

/** That a letter was written, `/written/{stay or request}/{letter}`: on which day, and in which language. */
export const writtenFields = {
  date: pickedDay(),
  dil: text({ required: true, max: 2, pattern: /^[a-z]+$/ }),
}

/** When a letter was written, and by whom. */
type Written = { date: IsoDate; dil: string; by: string }

/** The letters that were written to one guest. */
export type WrittenLetters = ReadonlyMap<LetterKind, Written>

/** Reads what is stored under `/written/{stay or request}`; what cannot be read is left out. */
export function readWritten(stored: unknown): WrittenLetters {
  return new Map(
    entriesOf(stored).flatMap(([name, value]) => {
      const kind = letterKind(name)
      const written = readOne(value)
      return kind && written ? [[kind, written] as const] : []
    }),
  )
}

/** The names of what stands under `/written/{stay or request}` and cannot be read. */
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
