import * as v from 'valibot'
import { readValues, valueOf, type ValuesOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { strict } from '#domain/field/field.ts'
import { text } from '#domain/field/textField.ts'
import { valuesSchema } from '#domain/edit.ts'
import { choiceFields, type NewsChoices, readAllChoices } from './choices.ts'
import { type Copies, type Look, readCopies, readLook, unreadableOfCopies } from './copyNote.ts'
import { type Postbox, readPostboxes } from './postbox.ts'

// A Workspace account's is below `/a/macros/` and its domain.
const WEB_APP =
  /^https:\/\/script\.google\.com\/(macros|a\/macros\/[-.a-zA-Z0-9]+)\/s\/[-_a-zA-Z0-9]+\/exec$/

/** The address at which an owner's Google account runs the caretaker, `/caretaker/script`. */
export const scriptFields = {
  url: strict(
    text({ kind: 'address', required: true, max: 300, pattern: WEB_APP, code: 'scriptAddress' }),
  ),
}

export type CaretakerScript = ValuesOf<typeof scriptFields>

/** Reads where the script answers; `null` when there is none, or it cannot be read. */
export function readScript(stored: unknown): CaretakerScript | null {
  return readValues(scriptFields, stored)
}

/** Where a file of the script's is fetched. */
export function scriptFile({ url }: CaretakerScript, file: string): string {
  return `${url}?file=${encodeURIComponent(file)}`
}

export type Caretaker = {
  /** `null` before the first run. */
  look: Look | null
  choices: readonly NewsChoices[]
  postboxes: ReadonlyMap<string, Postbox>
  /** The ids of unreadable channels, with the time of their first failure. */
  failing: ReadonlyMap<string, number>
  copies: Copies
  script: CaretakerScript | null
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
    ...readPostboxes(valueOf(stored, 'postboxes')).unreadable.map((key) => `postboxes/${key}`),
  ]
}

/** A change of the mail notifications of the owner who makes it. */
export type ChoicesEdit = { base: NewsChoices; wanted: NewsChoices }

export type ScriptEdit = { base: CaretakerScript | null; wanted: CaretakerScript | null }

const choices = valuesSchema(choiceFields)
const script = v.nullable(valuesSchema(scriptFields))

export const choicesSchema: v.GenericSchema<unknown, ChoicesEdit> = v.strictObject({
  base: choices,
  wanted: choices,
})

export const scriptSchema: v.GenericSchema<unknown, ScriptEdit> = v.strictObject({
  base: script,
  wanted: script,
})

/** The caretaker's state with the pending changes of this device applied. */
export function caretakerWithPending(
  caretaker: Caretaker,
  choices: readonly ChoicesEdit[],
  scripts: readonly ScriptEdit[],
): Caretaker {
  const [mine, script] = [choices.at(-1)?.wanted, scripts.at(-1)]
  return {
    ...caretaker,
    ...(script && { script: script.wanted }),
    // The first of an address counts.
    ...(mine && { choices: [mine, ...caretaker.choices] }),
  }
}
