import * as v from 'valibot'
import { makeBreaks } from '#lib/yieldToMain.ts'
import type { DeviceStore } from './deviceStore.ts'
import { type Parts, isLarge, partNames, ownerOfPart, partsOf, sameChildren } from './parts.ts'

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
// The parts of a large value stand apart, under names of their own.
const keptSchema = v.object({
  version,
  at: v.number(),
  pieces: v.array(v.string()),
  apart: v.exactOptional(v.literal(true)),
})
type Kept = v.InferInput<typeof keptSchema>
const seenSchema = v.object({ version, at: v.number(), names: v.array(v.string()) })
/** Under this stands when all that was followed last was last known to be true; no value has an empty name. */
const SEEN = ''

/** Keeps values as text, each as last heard, and says how old they are; what is heard anew takes the place of the old. */
export function createLastKnown({ store, isOpen, alone, now = Date.now }: Options) {
  const names = new Set<string>()
  let waiting = new Map<string, unknown>()
  let writing: ReadonlyMap<string, unknown> = new Map()
  // The parts of large values as this page has written them.
  const written = new Map<string, Parts>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let wipes = 0

  async function write() {
    clearTimeout(timer)
    timer = undefined
    const [batch, at, breathe, before] = [waiting, now(), makeBreaks(), wipes]
    writing = batch
    waiting = new Map()
    const values: [string, unknown][] = [
      [SEEN, { version: VERSION, at, names: [...names] } satisfies v.InferInput<typeof seenSchema>],
    ]
    const parts: [string, Kept][] = []
    const large = new Map<string, Parts>()
    const keptAs = (pieces: string[]): Kept => ({ version: VERSION, at, pieces })
    for (const [name, value] of batch) {
      await breathe()
      if (!isLarge(value)) {
        values.push([name, keptAs([JSON.stringify(value ?? null)])])
        continue
      }
      const next = partsOf(value)
      const last = written.get(name)
      // Until this is written nobody can say what stands there.
      written.delete(name)
      for (const [index, partName] of partNames(name).entries()) {
        if (last && sameChildren(last[index], next[index])) continue
        await breathe()
        parts.push([partName, keptAs([JSON.stringify(next[index])])])
      }
      large.set(name, next)
      values.push([name, { ...keptAs([]), apart: true }])
    }
    await alone(async () => {
      // Each in a turn of its own: a store takes a tenth of a second to be handed all at once.
      for (const value of [...parts.map((part) => [part]), values]) {
        // Whoever has signed out meanwhile, in whatever tab, leaves nothing behind.
        if (!isOpen() || before !== wipes) return
        await store.write(value)
      }
      if (before === wipes) for (const [name, next] of large) written.set(name, next)
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
      const pieces = kept.output.apart ? await readApart(store, name) : kept.output.pieces
      const value = readPieces(pieces)
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
      written.clear()
      await alone(() => store.clear())
    },
  }
}

function readPieces(pieces: readonly string[]): { value: unknown } | null {
  try {
    const [first, ...others] = pieces.map((piece): unknown => JSON.parse(piece))
    if (first === undefined) return null
    return { value: others.length === 0 ? first : (Object.assign({}, first, ...others) as unknown) }
  } catch {
    return null
  }
}

/** What stands apart of a large value: all of it, or nothing. */
async function readApart(store: DeviceStore, name: string): Promise<string[]> {
  const stored = await Promise.all(partNames(name).map((part) => store.read(part)))
  const parts = stored.map((part) => v.safeParse(keptSchema, part))
  const isWhole = parts.every(({ success }) => success)
  return parts.flatMap((part) => (isWhole && part.success ? part.output.pieces : []))
}

/** The names of what was last heard before a moment, and is none of `names`; a part that has not changed is as old as its value. */
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
  return all.flatMap(([name]) => (fresh.has(ownerOfPart(name)) ? [] : [name]))
}
