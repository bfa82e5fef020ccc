import type { AnswerWork, PendingAnswer } from '#domain/answerWork.ts'
import type { Change } from '#domain/change.ts'
import {
  isAnswer,
  isChange,
  isOfLetters,
  isOfPrices,
  isOfSettings,
  readWork,
  type PendingWork,
  type Work,
} from '#domain/keptWork.ts'
import type { LetterWork, PendingLetter } from '#domain/letters/letterWork.ts'
import type { PendingPrices, PriceWork } from '#domain/prices/priceWork.ts'
import { madeAtOf } from '#domain/pushId.ts'
import {
  readRefusal,
  type Refusal,
  refusalOf,
  type Unreadable,
  type PendingChange,
} from '#domain/pending.ts'
import type { PendingSettings, SettingsWork } from '#domain/settings/settingsWork.ts'
import { keptText } from '#lib/keptText.ts'
import { type KeptList, keptList } from '#lib/outbox/keptList.ts'
import { createOutbox } from '#lib/outbox/outbox.ts'
import type { Posted } from '#lib/outbox/waiters.ts'
import { pageLine, sendChange } from './changes.ts'
import { followLine, lineState } from './connection.ts'
import { failureOf } from './errors.ts'
import { sendPrices } from './prices.ts'
import { sendLetterWork } from './letterWriter.ts'
import { sendAnswer } from './requestChanges.ts'
import { sendSettings } from './settingsWriter.ts'
import { markSession, sessionMark } from './sessionMark.ts'
import type { Sent } from './writer.ts'

/** The pending changes of one owner. */
export type Outbox = {
  /**
   * Submits a change, and queues it until its answer; rejects with a `Failure` when it is refused
   * immediately.
   */
  post: (change: Change) => Promise<Posted<Sent>>
  /** The same for an answer to a request. */
  postAnswer: (work: AnswerWork) => Promise<Posted<Sent>>
  /** The same for an operation on letters. */
  postLetter: (work: LetterWork) => Promise<Posted<Sent>>
  /** The same for a change of the prices. */
  postPrices: (work: PriceWork) => Promise<Posted<Sent>>
  /** The same for a change of the settings. */
  postSettings: (work: SettingsWork) => Promise<Posted<Sent>>
  /** Submits items of another session after their owner has confirmed them. */
  confirm: (works: readonly Work[]) => Promise<void>
  /** Discards one of them. */
  giveUp: (work: Pick<Work, 'entry'>) => Promise<void>
  /** Deletes an unreadable item. */
  remove: (unreadable: Unreadable) => Promise<void>
  stop: () => void
}

/**
 * The state of an owner's queue on this device: pending items, items of other sessions to confirm,
 * unreadable ones, and whether all of them outlive the page.
 */
export type StoredChanges = {
  /** All pending or refused items in order; `unsent` are those that change stays. */
  works: readonly PendingWork[]
  unsent: readonly PendingChange[]
  answers: readonly PendingAnswer[]
  letters: readonly PendingLetter[]
  prices: readonly PendingPrices[]
  settings: readonly PendingSettings[]
  unconfirmed: readonly Work[]
  unreadable: readonly Unreadable[]
  isPersistent: boolean
}

type OutboxOptions = {
  onKept: (kept: StoredChanges) => void
  /** Called for a change that was stored after its form was closed. */
  onLateAnswer: (change: Change, sent: Sent) => void
  /** The same for an answer to a request. */
  onLateRequest: (work: AnswerWork) => void
  /** The same for an operation on letters. */
  onLateLetter: (work: LetterWork) => void
  /** The same for a change of the prices. */
  onLatePrices: (work: PriceWork) => void
  /** The same for a change of the settings. */
  onLateSettings: (work: SettingsWork) => void
}

/** Opens an owner's queue, and submits it as soon as the page is online. */
export function openOutbox(uid: string, options: OutboxOptions): Outbox {
  const { onKept, onLateAnswer, onLateRequest, onLateLetter } = options
  const { onLatePrices, onLateSettings } = options
  const list = listOf(uid)
  // The browser may have cleared the mark without the session.
  if (sessionMark() === null) markSession()
  const outbox = createOutbox<Work, Sent, Refusal>({
    list,
    // An item under another's key could not be discarded.
    read: (stored, key) => {
      const work = readWork(stored)
      return work?.entry === key ? work : null
    },
    mark: sessionMark,
    send,
    refusalOf: (error) => keptRefusal(error),
    readRefusal,
    line: { state: lineState, follow: followLine },
    onLateAnswer: (work, sent) => {
      if (isChange(work)) onLateAnswer(work, sent)
      else if (isOfLetters(work)) onLateLetter(work)
      else if (isOfPrices(work)) onLatePrices(work)
      else if (isOfSettings(work)) onLateSettings(work)
      else onLateRequest(work)
    },
  })
  let stopped = false

  const giveNews = oneAtATime(async () => {
    const { items, unreadable } = await outbox.contents()
    if (stopped) return
    // Refused items are not submitted automatically, whoever wrote them.
    const works = items
      .filter(({ confirmed, refusal }) => confirmed || refusal)
      .map(({ work, handed, refusal }) => ({ work, handed, refusal }))
    onKept({
      works,
      unsent: works.flatMap(({ work, ...rest }) =>
        isChange(work) ? { change: work, ...rest } : [],
      ),
      answers: works.flatMap(({ work, ...rest }) => (isAnswer(work) ? { work, ...rest } : [])),
      letters: works.flatMap(({ work, ...rest }) => (isOfLetters(work) ? { work, ...rest } : [])),
      prices: works.flatMap(({ work, ...rest }) => (isOfPrices(work) ? { work, ...rest } : [])),
      settings: works.flatMap(({ work, ...rest }) => (isOfSettings(work) ? { work, ...rest } : [])),
      unconfirmed: items.flatMap((item) => (item.confirmed || item.refusal ? [] : item.work)),
      unreadable: unreadable.map(({ key, stored }) => ({
        key,
        at: madeAtOf(key),
        text: keptText(stored),
      })),
      isPersistent: list.isPersistent(),
    })
  })

  const unfollow = list.follow(giveNews)
  giveNews()
  return {
    post: (change) => outbox.post(change.entry, change),
    postAnswer: (work) => outbox.post(work.entry, work),
    postLetter: (work) => outbox.post(work.entry, work),
    postPrices: (work) => outbox.post(work.entry, work),
    postSettings: (work) => outbox.post(work.entry, work),
    confirm: (works) => outbox.confirm(works.map(({ entry }) => entry)),
    giveUp: ({ entry }) => outbox.remove(entry),
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

async function send(work: Work): Promise<Sent> {
  if (isChange(work)) return sendChange(work)
  if (isAnswer(work)) await sendAnswer(work)
  else if (isOfPrices(work)) await sendPrices(work)
  else if (isOfSettings(work)) await sendSettings(pageLine, work)
  else await sendLetterWork(pageLine, work)
  return { merged: false }
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
