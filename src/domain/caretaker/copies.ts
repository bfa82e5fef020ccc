import { type IsoDate, parseDate } from '#domain/date.ts'

/** So many of the newest days have a copy each, and so many months their last one. */
const KEPT = { days: 14, months: 12 } as const

/** A copy of the season that lies in the caretaker's folder, by what its file's name says. */
type NamedCopy = { name: string; day: IsoDate; sealed: boolean }

/** What begins the name of each copy of a villa: "villa-defne-yedek". */
export type CopyPrefix = string

/** The name of the copy of a day; a sealed one can be opened only with its owner's key. */
export function copyName(prefix: CopyPrefix, day: IsoDate, sealed: boolean): string {
  return `${prefix}-${day}.json${sealed ? '.age' : ''}`
}

/** The copies among the files of a folder, the newest first; any other file is none of ours. */
export function copiesAmong(prefix: CopyPrefix, names: readonly string[]): NamedCopy[] {
  return names
    .flatMap((name) => {
      const day = parseDate(name.slice(prefix.length + 1, prefix.length + 11))
      if (day === null) return []
      const sealed = name.endsWith('.age')
      return name === copyName(prefix, day, sealed) ? { name, day, sealed } : []
    })
    .toSorted((one, other) => (one.day < other.day ? 1 : -1))
}

/**
 * The copies that have had their time. Counted are the days that have one, not those of the calendar: after a summer in which
 * nothing was copied, all that was there still is.
 */
export function outdatedCopies(prefix: CopyPrefix, names: readonly string[]): string[] {
  const copies = copiesAmong(prefix, names)
  const days = unique(copies.map(({ day }) => day))
  const lastOfMonths = unique(days.map(monthOf)).map((month) =>
    days.find((day) => monthOf(day) === month),
  )
  const kept = new Set([...days.slice(0, KEPT.days), ...lastOfMonths.slice(0, KEPT.months)])
  return copies.filter(({ day }) => !kept.has(day)).map(({ name }) => name)
}

function monthOf(day: IsoDate): string {
  return day.slice(0, 7)
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)]
}
