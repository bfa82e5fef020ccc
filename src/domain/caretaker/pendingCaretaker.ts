import * as v from 'valibot'
import { valuesSchema } from '#domain/edit.ts'
import type { Caretaker } from './caretaker.ts'
import { choiceFields, type NewsChoices } from './choices.ts'
import { type CaretakerScript, scriptFields } from './script.ts'

/** A change of the mail notifications of the owner who makes it. */
export type ChoicesEdit = { base: NewsChoices; wanted: NewsChoices }

/** A change of the address of the caretaker's script, `null` without one. */
export type ScriptEdit = { base: CaretakerScript | null; wanted: CaretakerScript | null }

const choices = valuesSchema(choiceFields)
const script = v.nullable(valuesSchema(scriptFields))

/** Parses a queued change of the notifications. */
export const choicesSchema: v.GenericSchema<unknown, ChoicesEdit> = v.strictObject({
  base: choices,
  wanted: choices,
})

/** Parses a queued change of the script's address. */
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
