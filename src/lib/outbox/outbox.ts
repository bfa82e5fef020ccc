import * as v from 'valibot'
import type { KeptList } from './keptList.ts'
import { createWaiters, type Posted } from './waiters.ts'

/** Something to be sent, and how far it has come. */
type Parcel<Work, Refusal> = {
  key: string
  work: Work
  /** It has been handed to the line: whether it has arrived is not known until there is an answer. */
  handed: boolean
  /** Why it was refused, in a form that can be kept; `null` while it has not been. */
  refusal: Refusal | null
}

/** Something that is kept and that this release cannot read; it is left as it is until somebody removes it. */
type Unreadable = { key: string; stored: unknown }

/** The way out: `waiting` while it is not open but may be at any moment, `broken` when it has not been for too long. */
export type LineState = 'open' | 'waiting' | 'broken'

type OutboxOptions<Work, Answer, Refusal> = {
  list: KeptList
  /** Reads a kept work; `null` for what is none. */
  read: (stored: unknown) => Work | null
  /** Sends one; does nothing twice when the same is sent twice. */
  send: (work: Work) => Promise<Answer>
  /** What of an error is kept as the refusal; `null` when it only says that the line was cut. */
  refusalOf: (error: unknown) => Refusal | null
  /** Reads a kept refusal; whatever it has become, the work stays refused. */
  readRefusal: (stored: unknown) => Refusal
  line: {
    state: () => LineState
    follow: (onChange: () => void) => () => void
  }
  /** Told of an answer that nobody waited for any more. */
  onLateAnswer: (work: Work, answer: Answer) => void
}

// What another tab has posted it sends itself; after this long it may have been closed.
const OTHERS_FIRST_MS = 1_000

const RETRY_MS = 5_000

// The form in which works are kept. What was kept before forms were counted is in the first, too.
const VERSION = 1
const parcelSchema = v.object({
  version: v.optional(v.literal(VERSION), VERSION),
  work: v.unknown(),
  handed: v.boolean(),
  refusal: v.unknown(),
})

/**
 * Sends works one after the other, in the order of their keys, each until it is answered: over cut lines, reloads and
 * closed tabs. A refused one stays, with its reason, until it is removed.
 */
export function createOutbox<Work, Answer, Refusal>(options: OutboxOptions<Work, Answer, Refusal>) {
  const { list, line } = options
  const waiters = createWaiters<Answer>()
  const sendOne = createSender(options, waiters, () => stopped)
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  // Nothing waited when last looked, and nothing has come since that is not on its way.
  let empty = false

  /** Everything that has not been answered well, in the order in which it is sent, and what cannot be read. */
  async function contents() {
    const parcels: Parcel<Work, Refusal>[] = []
    const unreadable: Unreadable[] = []
    for (const [key, stored] of await list.entries()) {
      const parcel = readParcel(key, stored, options)
      if (parcel) parcels.push(parcel)
      else unreadable.push({ key, stored })
    }
    return { parcels, unreadable }
  }

  /** Keeps a work and sends it; rejects when it is refused while the line holds, and then keeps it no more. */
  async function post(key: string, work: Work): Promise<Posted<Answer>> {
    if (empty && line.state() === 'open') {
      // Nothing is before it, so that it waits neither for the storage nor for its turn, which it has nonetheless.
      const posted = waiters.waitFor(key)
      const delivered = deliver(key, work)
      void list.alone(async () => void (await delivered))
      return posted
    }
    empty = false
    await list.put(key, { version: VERSION, work, handed: false, refusal: null })
    if (line.state() === 'broken') return { state: 'kept' }
    const posted = waiters.waitFor(key)
    void drain()
    return posted
  }

  function drain(): Promise<void> {
    clearTimeout(timer)
    return list.alone(async () => {
      while (!stopped && line.state() === 'open') {
        const asked = waiters.keys()
        const { parcels: all } = await contents()
        waiters.settleGone(asked.filter((key) => !all.some((parcel) => parcel.key === key)))
        const next = all.find(({ key, refusal }) => refusal === null || waiters.has(key))
        empty = !next
        if (!next) return
        if (!(await deliver(next.key, next.work))) return
      }
    })
  }

  function drainAfter(milliseconds: number) {
    clearTimeout(timer)
    timer = setTimeout(() => void drain(), milliseconds)
  }

  /** Sends one; `false` when it is to be tried again later. */
  async function deliver(key: string, work: Work): Promise<boolean> {
    const done = await sendOne(key, work)
    if (!done) {
      empty = false
      drainAfter(RETRY_MS)
    }
    return done
  }

  function onLine() {
    if (line.state() === 'open') void drain()
    if (line.state() === 'broken') waiters.releaseAll()
  }

  function onChange(here: boolean) {
    // What is put here is sent from here.
    if (here) return
    empty = false
    drainAfter(OTHERS_FIRST_MS)
  }

  const unfollow = [list.follow(onChange), line.follow(onLine)]
  void drain()

  return {
    contents,
    post,
    /** Gives up what has been kept under `key`; what had been handed to the line may have arrived all the same. */
    remove: (key: string) => list.remove(key),
    /** Leaves what is left for the next time. */
    stop() {
      stopped = true
      clearTimeout(timer)
      for (const stop of unfollow) stop()
    },
  }
}

/** What sends one work and keeps what came of it; it answers `false` when the line was cut. */
function createSender<Work, Answer, Refusal>(
  { list, send, refusalOf, onLateAnswer }: OutboxOptions<Work, Answer, Refusal>,
  waiters: ReturnType<typeof createWaiters<Answer>>,
  isStopped: () => boolean,
) {
  async function refuse({ key, ...parcel }: Parcel<Work, Refusal>, error: unknown) {
    const waiter = waiters.take(key)
    if (waiter) {
      await list.remove(key)
      waiter.reject(error)
    } else if (!isStopped()) await list.put(key, { version: VERSION, ...parcel })
  }

  return async (key: string, work: Work): Promise<boolean> => {
    try {
      const sent = send(work)
      // Not waited for: the list takes one thing after the other, and the answer is no later for it.
      void list.put(key, { version: VERSION, work, handed: true, refusal: null })
      const answer = await sent
      await list.remove(key)
      const waiter = waiters.take(key)
      if (waiter) waiter.resolve({ state: 'answered', answer })
      else if (!isStopped()) onLateAnswer(work, answer)
      return true
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal !== null) await refuse({ key, work, handed: true, refusal }, error)
      return refusal !== null
    }
  }
}

function readParcel<Work, Refusal>(
  key: string,
  stored: unknown,
  { read, readRefusal }: Pick<OutboxOptions<Work, unknown, Refusal>, 'read' | 'readRefusal'>,
): Parcel<Work, Refusal> | null {
  const kept = v.safeParse(parcelSchema, stored)
  const work = kept.success ? read(kept.output.work) : null
  if (!kept.success || work === null) return null
  const { handed, refusal } = kept.output
  return { key, work, handed, refusal: refusal === null ? null : readRefusal(refusal) }
}
