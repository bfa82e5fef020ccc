import { fieldOf } from './field.ts'
import { text } from './textField.ts'

/** Digits in order, 1 for Monday through 7 for Sunday: "67" is Saturday and Sunday. */
export type Weekdays = string

export const WEEK = ['1', '2', '3', '4', '5', '6', '7'] as const

// At least one, each once and in order; rules allow no shorter pattern.
const IN_ORDER = /^(1|1?2|1?2?3|1?2?3?4|1?2?3?4?5|1?2?3?4?5?6|1?2?3?4?5?6?7)$/

/** Some weekdays, typed as they are stored. */
export function weekdays() {
  const { stored, limits, bounds, typed } = text({
    required: true,
    max: WEEK.length,
    pattern: IN_ORDER,
  })
  const asItIs = (value: Weekdays) => value
  return fieldOf('weekdays', { stored, limits, bounds, typed, write: asItIs, show: asItIs })
}

/** Adds or removes `day`. */
export function toggleWeekday(some: Weekdays, day: string): Weekdays {
  return WEEK.filter((each) => some.includes(each) !== (each === day)).join('')
}
