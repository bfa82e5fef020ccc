import * as v from 'valibot'
import { type IsoDate, parseDate, toStoredDate } from '#domain/date.ts'
import { typedDate } from './typedDate.ts'
import { type Code, fieldOf } from './field.ts'

/** A day stored as yyyy-MM-dd, which a date control uses too. */
export function pickedDay() {
  return fieldOf('day', {
    stored: dayReadBy(readIsoDate),
    limits: { is: 'day' },
    typed: dayReadBy(parseDate),
    write: (value) => value,
    show: (value) => value,
  })
}

/** A day stored as yyyy-MM-dd and typed by owners as dd.MM.yyyy. */
export function ownersDay() {
  const { stored, limits } = pickedDay()
  const { typed } = writtenDay()
  return fieldOf('day', {
    stored,
    limits,
    typed,
    write: (value) => value,
    show: toStoredDate,
  })
}

/** A day stored in one of three formats, written and typed by owners as dd.MM.yyyy. */
export function writtenDay() {
  return fieldOf('day', {
    stored: dayReadBy(parseDate),
    limits: { is: 'writtenDay' },
    typed: dayReadBy(typedDate, 'writtenDate'),
    write: toStoredDate,
    show: toStoredDate,
  })
}

function readIsoDate(text: string): IsoDate | null {
  const day = parseDate(text)
  return day === text ? day : null
}

function dayReadBy(read: (text: string) => IsoDate | null, code: Code = 'date') {
  return v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('missing' satisfies Code),
    v.rawTransform(({ dataset, addIssue, NEVER }) => {
      const day = read(dataset.value)
      if (day !== null) return day
      addIssue({ message: code })
      return NEVER
    }),
  )
}
