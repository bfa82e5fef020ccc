import { optional } from '#domain/field/field.ts'
import { checkbox, optionalTrue } from '#domain/field/booleanField.ts'
import { email, choice, httpsAddress } from '#domain/field/textField.ts'
import { type ValuesOf, getField, type Fields, readFields } from '#domain/field/record.ts'
import { count } from '#domain/field/numberField.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { pickedDay } from '#domain/field/dayField.ts'

const MAIL_PROBLEMS = [
  'unreachable',
  'slow',
  'certificate',
  'unencrypted',
  'password',
  /** The server refuses the sender's address. */
  'sender',
  /** The server accepts no mail for now. */
  'later',
  /** The server refuses the receiver's address. */
  'address',
  'refused',
] as const

/** Why mails to an address fail, `/caretaker/mailTrouble`. */
const mailTroubleFields = { to: email(), problem: choice(MAIL_PROBLEMS) }

export type MailTrouble = ValuesOf<typeof mailTroubleFields> & { at: number }

/** Parses the numbers under each key, such as times, without invalid ones. */
function readNumbers(stored: unknown): Map<string, number> {
  return new Map(
    entriesOf(stored).flatMap(([key, value]) =>
      typeof value === 'number' ? [[key, value] as const] : [],
    ),
  )
}

const counted = () => count({ min: 0, max: 100_000 })

/** The result of the caretaker's last run, `/caretaker/run`. */
export const runFields = {
  channels: counted(),
  /** The number of those that need an owner's decision. */
  needed: counted(),
  mails: counted(),
  /** Whether a mail server is configured. */
  mailing: checkbox(),
  /** The public folder of the villa's calendars. */
  calendars: optional(httpsAddress()),
}

type RunResult = ValuesOf<typeof runFields>

export type LastRun = RunResult & { at: number; by: string }

/** Parses the last run; `null` for none or an invalid one. */
function readLastRun(stored: unknown): LastRun | null {
  const read = readFields(runFields, stored)
  const [at, by] = [getField(stored, 'at'), getField(stored, 'by')]
  const isWhole = 'values' in read && typeof at === 'number' && typeof by === 'string'
  return isWhole ? { ...read.values, at, by } : null
}

const DISK_PROBLEMS = ['missing', 'denied', 'readOnly', 'full', 'disk'] as const

export type DiskProblem = (typeof DISK_PROBLEMS)[number]

/** The newest backup in the caretaker's folder, `/caretaker/backup`. */
export const backupFields = {
  day: pickedDay(),
  bytes: count({ min: 0, max: 1_000_000_000_000 }),
  kept: count({ min: 1, max: 1_000_000 }),
  sealed: optionalTrue(),
}

/** Why a folder cannot be written, `/caretaker/backupTrouble` and `/caretaker/calendarTrouble`. */
const diskTroubleFields = { problem: choice(DISK_PROBLEMS) }

export type DiskTrouble = ValuesOf<typeof diskTroubleFields> & { at: number }

type BackupNote = ValuesOf<typeof backupFields>

/** The caretaker's report of its backups, each with its time; both are `null` without backups. */
export type BackupState = {
  backup: (BackupNote & { at: number }) | null
  trouble: DiskTrouble | null
}

/** Parses the report of the backups under `/caretaker`. */
export function readBackupState(stored: unknown): BackupState {
  return {
    backup: readSince(backupFields, getField(stored, 'backup')),
    trouble: readDiskTrouble(getField(stored, 'backupTrouble')),
  }
}

/** Parses why a folder cannot be written. */
export function readDiskTrouble(stored: unknown): DiskTrouble | null {
  return readSince(diskTroubleFields, stored)
}

function readSince<F extends Fields>(
  fields: F,
  stored: unknown,
): (ValuesOf<F> & { at: number }) | null {
  const read = readFields(fields, stored)
  const at = getField(stored, 'at')
  return 'values' in read && typeof at === 'number' ? { ...read.values, at } : null
}

export type Caretaker = {
  /** `null` before the first run. */
  run: LastRun | null
  /** The times of the sent mails, by their receivers and subjects. */
  notified: ReadonlyMap<string, number>
  mailTrouble: MailTrouble | null
  /** The ids of unreadable channels, with the time of their first failure. */
  failing: ReadonlyMap<string, number>
  backups: BackupState
  /** Why the villa's calendars cannot be written. */
  calendarTrouble: DiskTrouble | null
}

/** Parses `/caretaker`; invalid values count as missing. */
export function readCaretaker(stored: unknown): Caretaker {
  return {
    run: readLastRun(getField(stored, 'run')),
    notified: readNumbers(getField(stored, 'notified')),
    mailTrouble: readSince(mailTroubleFields, getField(stored, 'mailTrouble')),
    failing: readNumbers(getField(stored, 'failing')),
    backups: readBackupState(stored),
    calendarTrouble: readDiskTrouble(getField(stored, 'calendarTrouble')),
  }
}

/** The faults of the caretaker's data, as sentences: everything can be read. */
export function findCaretakerProblems(data: unknown): string[] {
  const stored = getField(data, 'caretaker')
  const { run, backups, calendarTrouble, mailTrouble } = readCaretaker(stored)
  const lost = Object.entries({
    run,
    backup: backups.backup,
    backupTrouble: backups.trouble,
    calendarTrouble,
    mailTrouble,
  }).flatMap(([name, read]) => (getField(stored, name) !== undefined && !read ? name : []))
  return lost.map((path) => `what the caretaker keeps at ${path} cannot be read`)
}
