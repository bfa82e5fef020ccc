import { below, SERVER_TIME } from '#domain/commands/writes.ts'
import { choiceFields, type NewsChoices } from '#domain/caretaker/choices.ts'
import { lookFields, type LookResult } from '#domain/caretaker/look.ts'
import type { NewsKind } from '#domain/caretaker/news.ts'
import {
  type Claim,
  claimFields,
  type MailTrouble,
  type Postbox,
  postboxFields,
  troubleFields,
} from '#domain/caretaker/postbox.ts'
import { type CaretakerScript, scriptFields } from '#domain/caretaker/script.ts'
import { Failure } from '#domain/failure.ts'
import { writeFields } from '#domain/record.ts'
import { tryUpdate, type Line } from './line.ts'

/**
 * A change of a postbox: sent notifications by kind and subject with their times, `null` to remove
 * one.
 */
export type PostboxChange = {
  claim?: Claim | null
  trouble?: MailTrouble | null
  told?: readonly (readonly [kind: NewsKind, thing: string, at: number | null])[]
}

/**
 * Stores an owner's mail notifications, `uid` being the signed-in user; rejects with a `Failure`.
 */
export async function saveChoicesOver(
  line: Line,
  uid: string,
  choices: NewsChoices,
): Promise<void> {
  const writes = { [`caretaker/choices/${uid}`]: writeFields(choiceFields, choices) }
  if (await tryUpdate(line, writes)) return
  throw new Failure('permission', 'Permission denied')
}

/** Stores the address of the caretaker's script, `null` to remove it; rejects with a `Failure`. */
export async function saveScriptOver(line: Line, script: CaretakerScript | null): Promise<void> {
  const writes = { 'caretaker/script': script && writeFields(scriptFields, script) }
  if (await tryUpdate(line, writes)) return
  throw new Failure('permission', 'Permission denied')
}

/** Stores the result of a run; rejects with a `Failure`. */
export async function saveLookOver(line: Line, result: LookResult): Promise<void> {
  const look = { ...writeFields(lookFields, result), at: SERVER_TIME, by: line.author() }
  if (await tryUpdate(line, { 'caretaker/look': look })) return
  throw new Failure('permission', 'Permission denied')
}

/**
 * Changes a postbox from the loaded version, and returns the new one; `null` when another writer
 * was first.
 */
export async function changePostboxOver(
  line: Line,
  key: string,
  seen: Postbox,
  { claim, trouble, told = [] }: PostboxChange,
): Promise<Postbox | null> {
  const version = seen.version + 1
  const writes = below(`caretaker/postboxes/${key}`, {
    ...writeFields(postboxFields, seen),
    version,
    ...(claim !== undefined && { claim: claim && writeFields(claimFields, claim) }),
    ...(trouble !== undefined && { trouble: trouble && writeFields(troubleFields, trouble) }),
    ...Object.fromEntries(told.map(([kind, thing, at]) => [`told/${kind}/${thing}`, at])),
  })
  if (!(await tryUpdate(line, writes))) return null
  return {
    to: seen.to,
    version,
    claim: claim === undefined ? seen.claim : claim,
    trouble: trouble === undefined ? seen.trouble : trouble,
    told: toldAfter(seen, told),
  }
}

/** Stores since when a channel is unreadable; `null` when it is readable. */
export async function saveFailingOver(
  line: Line,
  since: { readonly [channel: string]: number | null },
): Promise<void> {
  if (Object.keys(since).length === 0) return
  if (await tryUpdate(line, below('caretaker/failing', since))) return
  throw new Failure('permission', 'Permission denied')
}

function toldAfter({ told }: Postbox, changes: NonNullable<PostboxChange['told']>) {
  const after = new Map([...told].map(([kind, things]) => [kind, new Map(things)] as const))
  for (const [kind, thing, at] of changes) {
    const things = after.get(kind) ?? new Map<string, number>()
    if (at === null) things.delete(thing)
    else things.set(thing, at)
    after.set(kind, things)
  }
  return after
}
