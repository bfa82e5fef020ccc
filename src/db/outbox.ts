import type { Change } from '#domain/change.ts'
import { readQueuedChange, type QueuedChange, type ChangeKind } from '#domain/queuedChange.ts'
import { madeAtOf } from '#domain/pushId.ts'
import {
  type Pending,
  readRefusal,
  type Refusal,
  refusalOf,
  storedText,
  type Unreadable,
} from '#domain/pending.ts'
import { type KeptList, keptList, type Posted } from '#lib/outbox/keptList.ts'
import { createOutbox } from '#lib/outbox/outbox.ts'
import { sendChoices, sendScript } from './caretakerWriter.ts'
import { pageClient } from './changes.ts'
import { sendChannel } from './channelWriter.ts'
import { followConnection, isConnected } from './connection.ts'
import { failureOf } from './errors.ts'
import { sendLetterWork } from './letterWriter.ts'
import type { DatabaseClient } from './client.ts'
import { sendPricesOver } from './priceWriter.ts'
import { writeAnswer } from './requestWriter.ts'
import { sendGuide, sendSettings } from './editWriter.ts'
import { auth } from './session.ts'
import { type Sent, submitChange } from './writer.ts'

export type PostChange = (change: Change) => Promise<Posted<Sent>>

export type Outbox = {
  /** Queues a change until its answer; rejects with a `Failure` when it is refused immediately. */
  post: (work: QueuedChange) => Promise<Posted<Sent>>
  /** Submits items of another session after their owner has confirmed them. */
  confirm: (works: readonly QueuedChange[]) => Promise<void>
  discard: (work: Pick<QueuedChange, 'entry'>) => Promise<void>
  remove: (unreadable: Unreadable) => Promise<void>
  stop: () => void
}

/** Pending items, those of other sessions to confirm, unreadable ones, and whether they persist. */
export type StoredChanges = {
  /** All pending or refused items in order. */
  works: readonly Pending<QueuedChange>[]
  unconfirmed: readonly QueuedChange[]
  unreadable: readonly Unreadable[]
  isPersistent: boolean
}

type OutboxOptions = {
  onKept: (kept: StoredChanges) => void
  /** Called for a change that was stored after its form was closed. */
  onLate: (work: QueuedChange, sent: Sent) => void
}

/** Opens an owner's queue, and submits it as soon as the page is online. */
export function openOutbox(uid: string, { onKept, onLate }: OutboxOptions): Outbox {
  const list = listOf(uid)
  const outbox = createOutbox<QueuedChange, Sent, Refusal>({
    list,
    // An item under another's key could not be discarded.
    read: (stored, key) => {
      const work = readQueuedChange(stored)
      return work?.entry === key ? work : null
    },
    mark: () => 'owner',
    send,
    refusalOf: (error) => keptRefusal(error),
    readRefusal,
    line: { state: () => (isConnected() ? 'open' : 'broken'), follow: followConnection },
    onLateAnswer: onLate,
  })
  let stopped = false

  const publish = oneAtATime(async () => {
    const { items, unreadable } = await outbox.contents()
    if (stopped) return
    // Refused items are not submitted automatically, whoever wrote them.
    const works = items.filter(({ confirmed, refusal }) => confirmed || refusal)
    onKept({
      works: works.map(({ work, inFlight, refusal }) => ({ work, inFlight, refusal })),
      unconfirmed: items.flatMap((item) => (item.confirmed || item.refusal ? [] : item.work)),
      unreadable: unreadable.map(({ key, stored }) => ({
        key,
        at: madeAtOf(key),
        text: storedText(stored),
      })),
      isPersistent: list.isPersistent(),
    })
  })

  const unfollow = list.follow(publish)
  publish()
  return {
    post: (work) => outbox.post(work.entry, work),
    confirm: (works) => outbox.confirm(works.map(({ entry }) => entry)),
    discard: ({ entry }) => outbox.remove(entry),
    remove: ({ key }) => outbox.remove(key),
    stop() {
      stopped = true
      unfollow()
      outbox.stop()
    },
  }
}

/** Runs a function on each call, but at most once more after the one in progress. */
function oneAtATime(work: () => Promise<void>): () => void {
  let running = false
  let again = false
  async function run() {
    again = true
    if (running) return
    running = true
    while (again) {
      again = false
      await work()
    }
    running = false
  }
  return () => void run()
}

const senders: {
  [K in ChangeKind]: (client: DatabaseClient, work: QueuedChange<K>) => Promise<Sent | void>
} = {
  stay: submitChange,
  answer: (client, work) => writeAnswer(client, work, work.entry),
  letter: sendLetterWork,
  prices: (client, work) => sendPricesOver(client, work, work.entry),
  settings: sendSettings,
  guide: sendGuide,
  channel: sendChannel,
  choices: (client, work) => sendChoices(client, auth.currentUser?.uid ?? '', work),
  script: sendScript,
}

async function send(work: QueuedChange): Promise<Sent> {
  // TypeScript does not connect the kind with its sender.
  const sender = senders[work.of] as (
    client: DatabaseClient,
    work: QueuedChange,
  ) => Promise<Sent | void>
  return (await sender(pageClient, work)) ?? { merged: false }
}

/** The number of an owner's changes on this device. */
export async function countPending(uid: string): Promise<number> {
  return (await listOf(uid).entries()).length
}

/** Discards an owner's changes on this device. */
export async function discardPending(uid: string): Promise<void> {
  const list = listOf(uid)
  for (const [key] of await list.entries()) await list.remove(key)
}

const lists = new Map<string, KeptList>()

function listOf(uid: string): KeptList {
  const list = lists.get(uid) ?? keptList(`villa.unsent.${uid}`)
  lists.set(uid, list)
  return list
}

// A connection lost during a read has its own message, and is no refusal.
function keptRefusal(error: unknown): Refusal | null {
  const failure = failureOf(error)
  const cut = failure.reason === 'unknown' && /offline|disconnect/i.test(failure.message)
  return failure.reason === 'network' || cut ? null : refusalOf(failure)
}
