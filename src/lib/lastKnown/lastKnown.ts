import * as v from 'valibot'
import type { DeviceStore } from './deviceStore.ts'

/** A value as it was at a moment (milliseconds since 1970). */
export type Known = { at: number; value: unknown }

type Options = {
  store: DeviceStore
  /** Whether this device may still keep anything of the account. */
  isOpen: () => boolean
  /** Does `work` while no other tab does its own. */
  alone: (work: () => Promise<void>) => Promise<void>
  now?: () => number
}

/** What one account last knew, on this device. */
export type LastKnown = ReturnType<typeof createLastKnown>

// A change comes in several messages; one write takes them all.
const GATHERING_MS = 1_000
// What has not been asked for in so long is not wanted any more.
const FORGOTTEN_MS = 30 * 86_400_000

// The form in which values are kept. Nobody's work is in them: one in another form counts as not there.
const VERSION = 1
const version = v.literal(VERSION)
const keptSchema = v.object({ version, at: v.number(), text: v.string() })
type Kept = v.InferInput<typeof keptSchema>
const seenSchema = v.object({ version, at: v.number(), names: v.array(v.string()) })
/** Under this stands when all that was followed last was last known to be true; no value has an empty name. */
const SEEN = ''

/** Keeps values as text, each as last heard, and says how old they are; what is heard anew takes the place of the old. */
export function createLastKnown({ store, isOpen, alone, now = Date.now }: Options) {
  const names = new Set<string>()
  let waiting = new Map<string, unknown>()
  let writing: ReadonlyMap<string, unknown> = new Map()
  let timer: ReturnType<typeof setTimeout> | undefined
  let wipes = 0

  async function write() {
    clearTimeout(timer)
    timer = undefined
    const [batch, at, before] = [waiting, now(), wipes]
    writing = batch
    waiting = new Map()
    const values: [string, unknown][] = [
      [SEEN, { version: VERSION, at, names: [...names] } satisfies v.InferInput<typeof seenSchema>],
    ]
    for (const [name, value] of batch) {
      const kept: Kept = { version: VERSION, at, text: JSON.stringify(value ?? null) }
      values.push([name, kept])
    }
    await alone(async () => {
      // Whoever has signed out meanwhile, in whatever tab, leaves nothing behind.
      if (isOpen() && before === wipes) await store.write(values)
    })
    if (writing === batch) writing = new Map()
  }

  return {
    /** Keeps what has just been heard. */
    keep(name: string, value: unknown) {
      names.add(name)
      waiting.set(name, value)
      timer ??= setTimeout(() => void write(), GATHERING_MS)
    },
    /** Says that all that has been heard is still so, and keeps at once what waits. */
    confirm: () => (names.size > 0 ? write() : Promise.resolve()),
    /** What was last known under a name; `null` when nothing can be read there. */
    async read(name: string): Promise<Known | null> {
      for (const held of [waiting, writing])
        if (held.has(name)) return { at: now(), value: held.get(name) }
      const kept = v.safeParse(keptSchema, await store.read(name))
      if (!kept.success) return null
      const seen = v.safeParse(seenSchema, await store.read(SEEN))
      const wasSeen = seen.success && seen.output.names.includes(name)
      const value = parseText(kept.output.text)
      return value && { at: Math.max(kept.output.at, wasSeen ? seen.output.at : 0), ...value }
    },
    /** Drops what nobody has asked for in a month. */
    async tidy() {
      const old = forgottenIn(await store.all(), names, now() - FORGOTTEN_MS)
      if (old.length > 0) await store.remove(old)
    },
    /** Keeps nothing of it any more. */
    async wipe() {
      clearTimeout(timer)
      timer = undefined
      wipes += 1
      names.clear()
      waiting = new Map()
      writing = new Map()
      await alone(() => store.clear())
    },
  }
}

function parseText(text: string): { value: unknown } | null {
  try {
    return { value: JSON.parse(text) as unknown }
  } catch {
    return null
  }
}

/** The names of what was last heard before a moment, and is none of `names`. */
function forgottenIn(
  all: readonly [name: string, stored: unknown][],
  names: ReadonlySet<string>,
  since: number,
): string[] {
  const fresh = new Set(names)
  for (const [name, stored] of all) {
    const kept = v.safeParse(v.object({ at: v.number() }), stored)
    if (kept.success && kept.output.at >= since) fresh.add(name)
  }
  return all.flatMap(([name]) => (fresh.has(name) ? [] : [name]))
}
