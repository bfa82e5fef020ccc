import { type Imported, readImports } from '#domain/channels/imported.ts'
import { valueOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { type NewsChoices, readAllChoices } from './choices.ts'
import { type Copies, readCopies, unreadableOfCopies } from './copyNote.ts'
import { type Look, readLook } from './look.ts'
import { type CaretakerScript, readScript } from './script.ts'
import { type Postbox, readPostboxes } from './postbox.ts'

/** The values under `/caretaker`. */
export type Caretaker = {
  /** `null` before the first run. */
  look: Look | null
  choices: readonly NewsChoices[]
  postboxes: ReadonlyMap<string, Postbox>
  /** The ids of unreadable channels, with the time of their first failure. */
  failing: ReadonlyMap<string, number>
  copies: Copies
  /** The address of the script at Google, as entered by an owner. */
  script: CaretakerScript | null
  imports: readonly Imported[]
}

/** Parses `/caretaker`; invalid values count as missing. */
export function readCaretaker(stored: unknown): Caretaker {
  return {
    look: readLook(valueOf(stored, 'look')),
    choices: readAllChoices(valueOf(stored, 'choices')).choices,
    postboxes: readPostboxes(valueOf(stored, 'postboxes')).postboxes,
    failing: new Map(
      entriesOf(valueOf(stored, 'failing')).flatMap(([id, since]) =>
        typeof since === 'number' ? [[id, since] as const] : [],
      ),
    ),
    copies: readCopies(stored),
    script: readScript(valueOf(stored, 'script')),
    imports: readImports(valueOf(stored, 'imported')).imports,
  }
}

/** The paths of invalid values under `/caretaker`. */
export function unreadableOfCaretaker(stored: unknown): string[] {
  const look = valueOf(stored, 'look')
  const script = valueOf(stored, 'script')
  return [
    ...(look === undefined || readLook(look) ? [] : ['look']),
    ...(script === undefined || readScript(script) ? [] : ['script']),
    ...readAllChoices(valueOf(stored, 'choices')).unreadable.map((uid) => `choices/${uid}`),
    ...unreadableOfCopies(stored),
    ...readImports(valueOf(stored, 'imported')).unreadable.map((feed) => `imported/${feed}`),
    ...readPostboxes(valueOf(stored, 'postboxes')).unreadable.map((key) => `postboxes/${key}`),
  ]
}
