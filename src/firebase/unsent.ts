import type { Change } from '#domain/change.ts'
import { readChange } from '#domain/keptChange.ts'
import { madeAtOf } from '#domain/pushId.ts'
import {
  readRefusal,
  type Refusal,
  refusalOf,
  type Unreadable,
  type Unsent,
} from '#domain/unsent.ts'
import { keptText } from '#lib/keptText.ts'
import { type KeptList, keptList } from '#lib/outbox/keptList.ts'
import { createOutbox } from '#lib/outbox/outbox.ts'
import type { Posted } from '#lib/outbox/waiters.ts'
import { sendChange } from './changes.ts'
import { followLine, lineState } from './connection.ts'
import { failureOf } from './errors.ts'
import type { Sent } from './writer.ts'

/** The changes of one owner that have not been answered yet. */
export type UnsentChanges = {
  /** Sends a change, and keeps it until it is answered; rejects with a `Failure` when it is refused at once. */
  post: (change: Change) => Promise<Posted<Sent>>
  /** Gives up a change. */
  giveUp: (change: Change) => Promise<void>
  /** Deletes what could not be read. */
  remove: (unreadable: Unreadable) => Promise<void>
  stop: () => void
}

/** What an owner's device keeps of changes: those that wait, what it cannot read, and whether all of it outlives the page. */
export type KeptChanges = {
  unsent: readonly Unsent[]
  unreadable: readonly Unreadable[]
  outlivePage: boolean
}

type UnsentOptions = {
  onKept: (kept: KeptChanges) => void
  /** Told of a change that was saved after its owner had turned to something else. */
  onLateAnswer: (change: Change, sent: Sent) => void
}

/** Opens an owner's unsent changes, and sends them as soon as there is a line. */
export function openUnsent(uid: string, { onKept, onLateAnswer }: UnsentOptions): UnsentChanges {
  const list = listOf(uid)
  const outbox = createOutbox<Change, Sent, Refusal>({
    list,
    read: readChange,
    send: sendChange,
    refusalOf: (error) => keptRefusal(error),
    readRefusal,
    line: { state: lineState, follow: followLine },
    onLateAnswer,
  })
  let stopped = false

  async function giveNews() {
    const { parcels, unreadable } = await outbox.contents()
    if (stopped) return
    onKept({
      unsent: parcels.map(({ work, handed, refusal }) => ({ change: work, handed, refusal })),
      unreadable: unreadable.map(({ key, stored }) => ({
        key,
        at: madeAtOf(key),
        text: keptText(stored),
      })),
      outlivePage: list.outlivesPage(),
    })
  }

  const unfollow = list.follow(() => void giveNews())
  void giveNews()
  return {
    post: (change) => outbox.post(change.entry, change),
    giveUp: ({ entry }) => outbox.remove(entry),
    remove: ({ key }) => outbox.remove(key),
    stop() {
      stopped = true
      unfollow()
      outbox.stop()
    },
  }
}

/** How many changes of an owner this device keeps. */
export async function countUnsent(uid: string): Promise<number> {
  return (await listOf(uid).entries()).length
}

/** Throws away what this device keeps of an owner's changes. */
export async function discardUnsent(uid: string): Promise<void> {
  const list = listOf(uid)
  for (const [key] of await list.entries()) await list.remove(key)
}

const lists = new Map<string, KeptList>()

function listOf(uid: string): KeptList {
  const list = lists.get(uid) ?? keptList(`villa.unsent.${uid}`)
  lists.set(uid, list)
  return list
}

// A line that is cut in the middle of asking says so in many words, and refuses nothing.
function keptRefusal(error: unknown): Refusal | null {
  const failure = failureOf(error)
  const cut = failure.reason === 'unknown' && /offline|disconnect/i.test(failure.message)
  return failure.reason === 'network' || cut ? null : refusalOf(failure)
}
