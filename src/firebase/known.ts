import { deviceStore, storeNames } from '#lib/lastKnown/deviceStore.ts'
import { createLastKnown, type Known, type LastKnown } from '#lib/lastKnown/lastKnown.ts'
import { rememberedOwner } from './rememberedOwner.ts'

const PREFIX = 'villa.known.'

// Node has tabs no more than locks.
const LOCKS = 'navigator' in globalThis ? navigator.locks : undefined

const opened = new Map<string, LastKnown>()

// What is being read before somebody asks for it.
const ahead = new Map<string, Promise<Known | null>>()

/** Keeps on this device, for a time without a line, what its owner has just heard; of nobody else anything. */
export function keepKnown(name: string, value: unknown): void {
  // What was read ahead and not asked for has been overtaken.
  ahead.delete(name)
  knownHere()?.keep(name, value)
}

/** Begins to read what will be asked for under these names in a moment. */
export function readAhead(names: readonly string[]): void {
  for (const name of names) ahead.set(name, read(name))
}

/** What this device's owner last knew under a name; `null` when nothing is kept. */
export function lastKnown(name: string): Promise<Known | null> {
  const begun = ahead.get(name)
  ahead.delete(name)
  return begun ?? read(name)
}

async function read(name: string): Promise<Known | null> {
  return (await knownHere()?.read(name)) ?? null
}

/** Says that what was heard so far still holds. */
export async function confirmKnown(): Promise<void> {
  await knownHere()?.confirm()
}

/** Takes away what this device keeps of all owners, or of all `except` one, of whom it drops what is not wanted any more. */
export async function wipeKnown(except: string | null = null): Promise<void> {
  if (except === null) ahead.clear()
  const ours = [...opened.keys()].map((uid) => PREFIX + uid)
  for (const name of await storeNames(PREFIX, ours)) {
    const uid = name.slice(PREFIX.length)
    if (uid === except) await knownOf(uid).tidy()
    else await knownOf(uid).wipe()
  }
}

function knownHere(): LastKnown | null {
  const uid = rememberedOwner()
  return uid === null ? null : knownOf(uid)
}

function knownOf(uid: string): LastKnown {
  const name = PREFIX + uid
  const known =
    opened.get(uid) ??
    createLastKnown({
      store: deviceStore(name),
      isOpen: () => rememberedOwner() === uid,
      alone: async (work) => (LOCKS ? await LOCKS.request(name, work) : await work()),
    })
  opened.set(uid, known)
  return known
}
