import { parseDate, toStoredDate } from '#domain/date.ts'
import { fieldOf } from './field.ts'
import { dayReadBy } from './limits.ts'
import { typedDate } from './typedDate.ts'

/** A day stored as yyyy-MM-dd, which a date control uses too. */
export function pickedDay() {
  return fieldOf('day', {
    limits: { is: 'day' },
    typed: dayReadBy(parseDate),
    write: (value) => value,
    show: (value) => value,
  })
}

/** A day stored as yyyy-MM-dd and typed by owners as dd.MM.yyyy. */
export function ownersDay() {
  return fieldOf('day', {
    limits: { is: 'day' },
    typed: dayReadBy(typedDate, 'writtenDate'),
    write: (value) => value,
    show: toStoredDate,
  })
}

/** A day stored in one of three formats, written and typed by owners as dd.MM.yyyy. */
export function writtenDay() {
  return fieldOf('day', {
    limits: { is: 'writtenDay' },
    typed: dayReadBy(typedDate, 'writtenDate'),
    write: toStoredDate,
    show: toStoredDate,
  })
}
