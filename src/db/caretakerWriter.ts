import { below, SERVER_TIME } from '#domain/commands/writes.ts'
import { choiceFields, readChoices } from '#domain/caretaker/choices.ts'
import { lookFields, type LookResult } from '#domain/caretaker/copyNote.ts'
import {
  type Claim,
  claimFields,
  type MailTrouble,
  type NewsKind,
  type Postbox,
  postboxFields,
  troubleFields,
} from '#domain/caretaker/postbox.ts'
import {
  type ChoicesEdit,
  readScript,
  type ScriptEdit,
  scriptFields,
} from '#domain/caretaker/caretaker.ts'
import { Failure } from '#domain/failure.ts'
import { mergeFields, writeFields } from '#domain/record.ts'
import { read, tryUpdate, type DatabaseClient, expectUpdate } from './client.ts'

/** Sent notifications by kind and subject with their times; `null` removes one. */
export type PostboxChange = {
  claim?: Claim | null
  trouble?: MailTrouble | null
  told?: readonly (readonly [kind: NewsKind, thing: string, at: number | null])[]
}

/**
 * Stores the mail notifications of the signed-in owner `uid`; rejects with the `Failure` `changed`
 * when another device of theirs changed the same, else with another one.
 */
export async function sendChoices(
  client: DatabaseClient,
  uid: string,
  { base, wanted }: ChoicesEdit,
): Promise<void> {
  const path = `caretaker/choices/${uid}`
  const now = readChoices(await read(client, path)) ?? base
  const { merged, clashes } = mergeFields(choiceFields, base, now, wanted)
  if (clashes.length > 0) throw new Failure('changed', `Both changed ${clashes.join(', ')}`)
  await expectUpdate(client, { [path]: writeFields(choiceFields, merged) })
}

/**
 * Stores the address of the caretaker's script, or removes it; rejects with the `Failure` `changed`
 * when another owner changed it, else with another one.
 */
export async function sendScript(
  client: DatabaseClient,
  { base, wanted }: ScriptEdit,
): Promise<void> {
  const now = readScript(await read(client, 'caretaker/script'))
  if (now?.url === wanted?.url) return
  if (now?.url !== base?.url) throw new Failure('changed', `It is ${now?.url} now`)
  const writes = { 'caretaker/script': wanted && writeFields(scriptFields, wanted) }
  await expectUpdate(client, writes)
}

/** Stores the result of a run; rejects with a `Failure`. */
export async function saveLookOver(client: DatabaseClient, result: LookResult): Promise<void> {
  const look = { ...writeFields(lookFields, result), at: SERVER_TIME, by: client.author() }
  await expectUpdate(client, { 'caretaker/look': look })
}

/**
 * Changes a postbox from the loaded version, and returns the new one; `null` when another writer
 * was first.
 */
export async function changePostboxOver(
  client: DatabaseClient,
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
  if (!(await tryUpdate(client, writes))) return null
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
  client: DatabaseClient,
  since: { readonly [channel: string]: number | null },
): Promise<void> {
  if (Object.keys(since).length === 0) return
  await expectUpdate(client, below('caretaker/failing', since))
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
