import type { KeptList } from './keptList.ts'
import { createWaiters, type Posted } from './waiters.ts'

/** Something to be sent, and how far it has come. */
export type Parcel<Work> = {
  key: string
  work: Work
  /** It has been handed to the line: whether it has arrived is not known until there is an answer. */
  handed: boolean
  /** Why it was refused, in a form that can be kept; `null` while it has not been. */
  refusal: unknown
}

/** The way out: `waiting` while it is not open but may be at any moment, `broken` when it has not been for too long. */
export type LineState = 'open' | 'waiting' | 'broken'

type OutboxOptions<Work, Answer> = {
  list: KeptList
  /** Reads a kept work; `null` for what is none. */
  read: (stored: unknown) => Work | null
  /** Sends one; does nothing twice when the same is sent twice. */
  send: (work: Work) => Promise<Answer>
  /** What of an error is kept as the refusal; `null` when it only says that the line was cut. */
  refusalOf: (error: unknown) => unknown
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

/**
 * Sends works one after the other, in the order of their keys, each until it is answered: over cut lines, reloads and
 * closed tabs. A refused one stays, with its reason, until it is removed.
 */
export function createOutbox<Work, Answer>(options: OutboxOptions<Work, Answer>) {
  const { list, line } = options
  const waiters = createWaiters<Answer>()
  const sendOne = createSender(options, waiters, () => stopped)
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  // Nothing waited when last looked, and nothing has come since that is not on its way.
  let empty = false

  /** Everything that has not been answered well, in the order in which it is sent. */
  async function parcels(): Promise<Parcel<Work>[]> {
    const kept = await list.entries()
    return kept.flatMap(([key, stored]) => readParcel(key, stored, options.read) ?? [])
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
    await list.put(key, { work, handed: false, refusal: null })
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
        const all = await parcels()
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
    parcels,
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
function createSender<Work, Answer>(
  { list, send, refusalOf, onLateAnswer }: OutboxOptions<Work, Answer>,
  waiters: ReturnType<typeof createWaiters<Answer>>,
  isStopped: () => boolean,
) {
  async function refuse({ key, ...parcel }: Parcel<Work>, error: unknown) {
    const waiter = waiters.take(key)
    if (waiter) {
      await list.remove(key)
      waiter.reject(error)
    } else if (!isStopped()) await list.put(key, parcel)
  }

  return async (key: string, work: Work): Promise<boolean> => {
    try {
      const sent = send(work)
      // Not waited for: the list takes one thing after the other, and the answer is no later for it.
      void list.put(key, { work, handed: true, refusal: null })
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

function readParcel<Work>(
  key: string,
  stored: unknown,
  read: (stored: unknown) => Work | null,
): Parcel<Work> | null {
  if (typeof stored !== 'object' || stored === null || !('work' in stored)) return null
  const work = read(stored.work)
  if (work === null) return null
  const handed = 'handed' in stored && stored.handed === true
  const refusal = 'refusal' in stored ? stored.refusal : null
  return { key, work, handed, refusal }
}
