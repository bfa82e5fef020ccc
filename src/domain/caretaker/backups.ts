import { type IsoDate, parseDate } from '#domain/date.ts'

/** The number of newest days with a backup each, and of months with their last one. */
const KEPT = { days: 14, months: 12 } as const

type NamedBackup = { name: string; day: IsoDate; sealed: boolean }

/** The start of a villa's backup names: "villa-defne-yedek". */
export type BackupPrefix = string

/** The name of a day's backup; an encrypted one can be opened only with its owner's key. */
export function backupName(prefix: BackupPrefix, day: IsoDate, sealed: boolean): string {
  return `${prefix}-${day}.json${sealed ? '.age' : ''}`
}

/** The backups among the files of a folder, the newest first. */
export function backupsAmong(prefix: BackupPrefix, names: readonly string[]): NamedBackup[] {
  return names
    .flatMap((name) => {
      const day = parseDate(name.slice(prefix.length + 1, prefix.length + 11))
      if (day === null) return []
      const sealed = name.endsWith('.age')
      return name === backupName(prefix, day, sealed) ? { name, day, sealed } : []
    })
    .sort((one, other) => (one.day < other.day ? 1 : -1))
}

/**
 * The outdated backups. Counts days with a backup rather than calendar days, so that nothing is
 * lost after a long pause.
 */
export function outdatedBackups(prefix: BackupPrefix, names: readonly string[]): string[] {
  const backups = backupsAmong(prefix, names)
  const days = unique(backups.map(({ day }) => day))
  const lastOfMonths = unique(days.map(monthOf)).map((month) =>
    days.find((day) => monthOf(day) === month),
  )
  const kept = new Set([...days.slice(0, KEPT.days), ...lastOfMonths.slice(0, KEPT.months)])
  return backups.filter(({ day }) => !kept.has(day)).map(({ name }) => name)
}

function monthOf(day: IsoDate): string {
  return day.slice(0, 7)
}

function unique<Value>(values: readonly Value[]): Value[] {
  return [...new Set(values)]
}
