import type { Caretaker, DiskProblem, LastRun, MailTrouble } from './caretaker.ts'

const HOUR_MS = 3_600_000

/** The caretaker runs every few minutes, or every half hour when a workflow delays it. */
const SILENT_MS = 3 * HOUR_MS

/** A backup a day, with one missed day. */
const OLD_MS = 50 * HOUR_MS

/** Mails are retried, so a failure that lasts this long is permanent. */
const UNSENT_MS = HOUR_MS

export type Alarm =
  | { is: 'silent'; at: number }
  | ({ is: 'unsent' } & MailTrouble)
  | { is: 'noBackup' | 'noCalendar'; problem: DiskProblem; at: number }
  | { is: 'oldBackup'; at: number }

/** The caretaker's failures at a time of the database; none for one that never ran. */
export function alarmsOf(caretaker: Caretaker, now: number): Alarm[] {
  const { run, mailTrouble } = caretaker
  if (!run) return []
  const isUnsent = mailTrouble !== null && mailTrouble.at < now - UNSENT_MS
  return [
    ...(isSilent(run, now)
      ? [{ is: 'silent', at: run.at } as const]
      : isUnsent
        ? [{ is: 'unsent', ...mailTrouble } as const]
        : []),
    ...diskAlarmsOf(caretaker, now),
  ]
}

/** The failures of its folders. */
export function diskAlarmsOf({ run, backups, calendarTrouble }: Caretaker, now: number): Alarm[] {
  if (!run) return []
  const { backup, trouble } = backups
  return [
    ...(calendarTrouble ? [{ is: 'noCalendar', ...calendarTrouble } as const] : []),
    ...(trouble ? [{ is: 'noBackup', ...trouble } as const] : []),
    ...(backup && !trouble && !isSilent(run, now) && backup.at < now - OLD_MS
      ? [{ is: 'oldBackup', at: backup.at } as const]
      : []),
  ]
}

function isSilent({ at }: LastRun, now: number): boolean {
  return at < now - SILENT_MS
}
