import { valueOf } from '#domain/record.ts'
import { readEach } from '#domain/records.ts'
import { type MailChoices, readChoices } from './choices.ts'
import {
  type Copies,
  type LastRun,
  readCopies,
  readLastRun,
  unreadableOfCopies,
} from './copyNote.ts'
import { type Postbox, readMoments, readPostbox } from './postbox.ts'

export type Caretaker = {
  /** `null` before the first run. */
  run: LastRun | null
  choices: readonly MailChoices[]
  postboxes: ReadonlyMap<string, Postbox>
  /** The ids of unreadable channels, with the time of their first failure. */
  failing: ReadonlyMap<string, number>
  copies: Copies
}

/** Parses `/caretaker`; invalid values count as missing. */
export function readCaretaker(stored: unknown): Caretaker {
  return {
    run: readLastRun(valueOf(stored, 'run')),
    choices: [...readEach(valueOf(stored, 'choices'), readChoices).values.values()],
    postboxes: readEach(valueOf(stored, 'postboxes'), readPostbox).values,
    failing: readMoments(valueOf(stored, 'failing')),
    copies: readCopies(stored),
  }
}

/** The paths of invalid values under `/caretaker`. */
export function unreadableOfCaretaker(stored: unknown): string[] {
  const run = valueOf(stored, 'run')
  const among = <Value>(name: string, read: (each: unknown) => Value | null) =>
    readEach(valueOf(stored, name), read).unreadable.map((key) => `${name}/${key}`)
  return [
    ...(run === undefined || readLastRun(run) ? [] : ['run']),
    ...among('choices', readChoices),
    ...unreadableOfCopies(stored),
    ...among('postboxes', readPostbox),
  ]
}
