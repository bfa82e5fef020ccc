import type { AnswerWork, UnsentAnswer } from '#domain/answerWork.ts'
import type { Change } from '#domain/change.ts'
import {
  isAnswer,
  isChange,
  isOfLetters,
  readWork,
  type UnsentWork,
  type Work,
} from '#domain/keptWork.ts'
import type { LetterWork, UnsentLetter } from '#domain/letters/letterWork.ts'
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
import { pageLine, sendChange } from './changes.ts'
import { followLine, lineState } from './connection.ts'
import { failureOf } from './errors.ts'
import { sendLetterWork } from './letterWriter.ts'
import { sendAnswer } from './requestChanges.ts'
import { markSession, sessionMark } from './sessionMark.ts'
import type { Sent } from './writer.ts'

/** The changes of one owner that have not been answered yet. */
export type UnsentChanges = {
  /** Sends a change, and keeps it until it is answered; rejects with a `Failure` when it is refused at once. */
  post: (change: Change) => Promise<Posted<Sent>>
  /** Does the same with an answer to a request. */
  postAnswer: (work: AnswerWork) => Promise<Posted<Sent>>
  /** And with what is to be written down of letters. */
  postLetter: (work: LetterWork) => Promise<Posted<Sent>>
  /** Sends what another session has kept, now that its owner has said so. */
  confirm: (works: readonly Work[]) => Promise<void>
  /** Gives one of them up. */
  giveUp: (work: Pick<Work, 'entry'>) => Promise<void>
  /** Deletes what could not be read. */
  remove: (unreadable: Unreadable) => Promise<void>
  stop: () => void
}

/**
 * What an owner's device keeps of changes: those that wait, those that were not written here under this sign-in and are not sent
 * before their owner says so, what it cannot read, and whether all of it outlives the page.
 */
export type KeptChanges = {
  /** All of them that wait or were refused, in the order in which they were made; `unsent` are those that change stays. */
  works: readonly UnsentWork[]
  unsent: readonly Unsent[]
  answers: readonly UnsentAnswer[]
  letters: readonly UnsentLetter[]
  unconfirmed: readonly Work[]
  unreadable: readonly Unreadable[]
  outlivePage: boolean
}

type UnsentOptions = {
  onKept: (kept: KeptChanges) => void
  /** Told of a change that was saved after its owner had turned to something else. */
  onLateAnswer: (change: Change, sent: Sent) => void
  /** The same of an answer to a request. */
  onLateRequest: (work: AnswerWork) => void
  /** And of what was to be written down of letters. */
  onLateLetter: (work: LetterWork) => void
}

/** Opens an owner's unsent changes, and sends them as soon as there is a line. */
export function openUnsent(uid: string, options: UnsentOptions): UnsentChanges {
  const { onKept, onLateAnswer, onLateRequest, onLateLetter } = options
  const list = listOf(uid)
  // The browser may have cleared the mark without the session.
  if (sessionMark() === null) markSession()
  const outbox = createOutbox<Work, Sent, Refusal>({
    list,
    // A work that stands under another's key could not be given up.
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
      else onLateRequest(work)
    },
  })
  let stopped = false

  const giveNews = oneAtATime(async () => {
    const { parcels, unreadable } = await outbox.contents()
    if (stopped) return
    // What was refused is not sent by itself either, whoever wrote it.
    const works = parcels
      .filter(({ confirmed, refusal }) => confirmed || refusal)
      .map(({ work, handed, refusal }) => ({ work, handed, refusal }))
    onKept({
      works,
      unsent: works.flatMap(({ work, ...rest }) =>
        isChange(work) ? { change: work, ...rest } : [],
      ),
      answers: works.flatMap(({ work, ...rest }) => (isAnswer(work) ? { work, ...rest } : [])),
      letters: works.flatMap(({ work, ...rest }) => (isOfLetters(work) ? { work, ...rest } : [])),
      unconfirmed: parcels.flatMap((parcel) =>
        parcel.confirmed || parcel.refusal ? [] : parcel.work,
      ),
      unreadable: unreadable.map(({ key, stored }) => ({
        key,
        at: madeAtOf(key),
        text: keptText(stored),
      })),
      outlivePage: list.outlivesPage(),
    })
  })

  const unfollow = list.follow(giveNews)
  giveNews()
  return {
    post: (change) => outbox.post(change.entry, change),
    postAnswer: (work) => outbox.post(work.entry, work),
    postLetter: (work) => outbox.post(work.entry, work),
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

/** Does a work whenever it is asked for, but once more at most after the one that is under way. */
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
  await (isAnswer(work) ? sendAnswer(work) : sendLetterWork(pageLine, work))
  return { merged: false }
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
