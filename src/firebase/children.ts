import {
  type DataSnapshot,
  endBefore,
  onChildAdded,
  onChildChanged,
  onChildRemoved,
  onValue,
  orderByKey,
  type Query,
  query,
  ref,
  startAt,
} from 'firebase/database'
import type { Failure } from '#domain/failure.ts'
import { makeBreaks } from '#lib/yieldToMain.ts'
import { database, type Unsubscribe } from './database.ts'
import type { KeyRange } from './keyRanges.ts'
import { retrying } from './retrying.ts'

/** What the children of a path say, by their keys; a child that has not changed says it by the same value as before. */
export type Children = ReadonlyMap<string, unknown>

type Listener = {
  /** All parts have been heard: the children are about to be told. */
  onHeard?: () => void
  onChildren: (children: Children) => void
  onFailure: (failure: Failure) => void
}

/**
 * Listens to the raw children at `path` in parts, each of which comes in a message of its own, and tells them once all are there
 * and whenever one has changed: only what has changed is made, and in pieces, so that the page can be used meanwhile.
 */
export function listenToChildren(
  path: string,
  parts: () => Promise<readonly KeyRange[]>,
  { onHeard, onChildren, onFailure }: Listener,
): Unsubscribe {
  const stops: Unsubscribe[] = []
  let taking = Promise.resolve()
  let stopped = false

  async function begin() {
    const ranges = await parts()
    const breathe = makeBreaks()
    const heardOf: (Children | null)[] = ranges.map(() => null)
    const silent = new Set(ranges)

    async function take(index: number, { whole, changed }: HeardChildren) {
      const next = new Map(whole ? [] : heardOf[index])
      for (const [key, child] of changed) {
        await breathe()
        if (child) next.set(key, child.val())
        else next.delete(key)
      }
      if (stopped) return
      heardOf[index] = next
      if (heardOf.every((each) => each !== null)) onChildren(joined(heardOf))
    }

    for (const [index, range] of ranges.entries()) {
      // Where the SDK knows a part already, it tells of it at once.
      await breathe()
      if (stopped) return
      const onPart = (heard: HeardChildren) => {
        silent.delete(range)
        if (silent.size === 0) onHeard?.()
        taking = taking.then(() => take(index, heard))
      }
      stops.push(retrying((onRefused) => listenToPart(path, range, onPart, onRefused), fail))
    }
  }

  // Whoever is refused one part is refused all.
  function fail(failure: Failure) {
    if (stopped) return
    stop()
    onFailure(failure)
  }

  function stop() {
    stopped = true
    for (const each of stops) each()
  }

  void begin()
  return stop
}

/** Asks the database for the parts of a path already, for who is about to listen to them. */
export function askAhead(path: string, parts: () => Promise<readonly KeyRange[]>): Unsubscribe {
  const stops: Unsubscribe[] = []
  let stopped = false
  void parts().then((ranges) => {
    if (stopped) return
    for (const range of ranges) stops.push(onValue(placeOf(path, range), nothing, nothing))
  })
  return () => {
    stopped = true
    for (const each of stops) each()
  }
}

function joined(parts: readonly Children[]): Children {
  const [only, ...others] = parts
  if (only && others.length === 0) return only
  return new Map(parts.flatMap((part) => [...part]))
}

/** Children that have changed, without those that are gone (`null`); all there are when it is `whole`. */
type HeardChildren = { whole: boolean; changed: ReadonlyMap<string, DataSnapshot | null> }

function listenToPart(
  path: string,
  range: KeyRange,
  onHeard: (heard: HeardChildren) => void,
  onRefused: (error: Error) => void,
): Unsubscribe {
  const place = placeOf(path, range)
  let changed = new Map<string, DataSnapshot | null>()
  let whole = true
  const put = (child: DataSnapshot) => void changed.set(String(child.key), child)
  const drop = (child: DataSnapshot) => void changed.set(String(child.key), null)
  // Of a refusal the last one tells; the children of one message come before the value.
  const stops = [
    onChildAdded(place, put, nothing),
    onChildChanged(place, put, nothing),
    onChildRemoved(place, drop, nothing),
    onValue(
      place,
      () => {
        onHeard({ whole, changed })
        whole = false
        changed = new Map()
      },
      onRefused,
    ),
  ]
  return () => stops.forEach((stop) => stop())
}

function placeOf(path: string, { from, until }: KeyRange): Query {
  const place = ref(database, path)
  if (from === undefined && until === undefined) return place
  const edges = [
    ...(from === undefined ? [] : [startAt(from)]),
    ...(until === undefined ? [] : [endBefore(until)]),
  ]
  return query(place, orderByKey(), ...edges)
}

function nothing() {}
