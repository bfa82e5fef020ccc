import * as v from 'valibot'
import type { DeviceStore } from './deviceStore.ts'

/** A value with its time (milliseconds since 1970). */
export type Known = { at: number; value: unknown }

type Options = {
  store: DeviceStore
  /** Whether this device may still cache data of the account. */
  isOpen: () => boolean
  /** Runs `work` under a lock shared by all tabs. */
  alone: (work: () => Promise<void>) => Promise<void>
  now?: () => number
}

export type DeviceCache = ReturnType<typeof createDeviceCache>

// A change arrives in several messages, which one write combines.
const GATHERING_MS = 1_000
// Values unused for longer are removed.
const FORGOTTEN_MS = 30 * 86_400_000

// The version of the cached format; values in another one are dropped, because they contain no
// unsaved work.
const VERSION = 1
const version = v.literal(VERSION)
const keptSchema = v.object({ version, at: v.number(), text: v.string() })
type Kept = v.InferInput<typeof keptSchema>
const seenSchema = v.object({ version, at: v.number(), names: v.array(v.string()) })
/** The key of the time of the last update; no value has an empty name. */
const SEEN = ''

/** Caches the latest values as text with their age. */
export function createDeviceCache({ store, isOpen, alone, now = Date.now }: Options) {
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
      // Signing out in any tab prevents the write.
      if (isOpen() && before === wipes) await store.write(values)
    })
    if (writing === batch) writing = new Map()
  }

  return {
    keep(name: string, value: unknown) {
      names.add(name)
      waiting.set(name, value)
      timer ??= setTimeout(() => void write(), GATHERING_MS)
    },
    /** Marks all received values as current, and writes the pending ones. */
    confirm: () => (names.size > 0 ? write() : Promise.resolve()),
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
    async tidy() {
      const old = forgottenIn(await store.all(), names, now() - FORGOTTEN_MS)
      if (old.length > 0) await store.remove(old)
    },
    /** Removes everything and stops caching. */
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
