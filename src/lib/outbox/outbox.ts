import { createReader, type Parcel, type ReaderOptions, VERSION } from './reader.ts'
import { createWaiters, type Posted } from './waiters.ts'

/** The way out: `waiting` while it is not open but may be at any moment, `broken` when it has not been for too long. */
export type LineState = 'open' | 'waiting' | 'broken'

type OutboxOptions<Work, Answer, Refusal> = ReaderOptions<Work, Refusal> & {
  /** Sends one; does nothing twice when the same is sent twice. */
  send: (work: Work) => Promise<Answer>
  /** What of an error is kept as the refusal; `null` when it only says that the line was cut. */
  refusalOf: (error: unknown) => Refusal | null
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
 * closed tabs. A refused one stays, with its reason, until it is removed; one of another session waits until it is confirmed.
 */
export function createOutbox<Work, Answer, Refusal>(options: OutboxOptions<Work, Answer, Refusal>) {
  const { list, line, mark } = options
  const waiters = createWaiters<Answer>()
  const sendOne = createSender(options, waiters, () => stopped)
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  // Nothing waited when last looked, and nothing has come since that is not on its way.
  let empty = false
  const contents = createReader(options)
  const queue = createQueue(contents, waiters)

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
    await list.put(key, { version: VERSION, work, handed: false, refusal: null, mark: mark() })
    queue.readAgain()
    if (line.state() === 'broken') return { state: 'kept' }
    const posted = waiters.waitFor(key)
    void drain()
    return posted
  }

  function drain(): Promise<void> {
    clearTimeout(timer)
    return list.alone(async () => {
      while (!stopped && line.state() === 'open') {
        const next = await queue.next()
        empty = !next
        if (!next) return
        if (!(await deliver(next.key, next.work))) return
      }
    })
  }

  function tryAgain(milliseconds: number) {
    empty = false
    queue.readAgain()
    clearTimeout(timer)
    timer = setTimeout(() => void drain(), milliseconds)
  }

  /** Sends one; `false` when it is to be tried again later. */
  async function deliver(key: string, work: Work): Promise<boolean> {
    const done = await sendOne(key, work)
    if (!done) tryAgain(RETRY_MS)
    return done
  }

  function onLine() {
    // Another sign-in may hold by now.
    queue.readAgain()
    if (line.state() === 'open') void drain()
    if (line.state() === 'broken') waiters.releaseAll()
  }

  function onChange(here: boolean) {
    // What is put here is sent from here.
    if (!here) tryAgain(OTHERS_FIRST_MS)
  }

  const unfollow = [list.follow(onChange), line.follow(onLine)]
  void drain()

  return {
    contents,
    post,
    /** Gives up what has been kept under `key`; what had been handed to the line may have arrived all the same. */
    async remove(key: string) {
      await list.remove(key)
      queue.readAgain()
    },
    /** Has what another session has kept sent, in the name of this one. */
    async confirm(keys: readonly string[]) {
      const { parcels } = await contents()
      const asked = parcels.filter(({ key }) => keys.includes(key))
      await keepAsOurs(asked, options)
      queue.readAgain()
      void drain()
    },
    /** Leaves what is left for the next time. */
    stop() {
      stopped = true
      clearTimeout(timer)
      for (const stop of unfollow) stop()
    },
  }
}

/** The works that are to be sent, one after the other; the list is read anew only when it may have changed. */
function createQueue<Work, Refusal>(
  contents: () => Promise<{ parcels: Parcel<Work, Refusal>[] }>,
  waiters: Pick<ReturnType<typeof createWaiters>, 'keys' | 'has' | 'settleGone'>,
) {
  let left: Parcel<Work, Refusal>[] = []
  let changed = true

  async function read() {
    changed = false
    const asked = waiters.keys()
    const { parcels } = await contents()
    const kept = new Set(parcels.map(({ key }) => key))
    waiters.settleGone(asked.filter((key) => !kept.has(key)))
    left = parcels
  }

  return {
    async next(): Promise<Parcel<Work, Refusal> | undefined> {
      if (changed) await read()
      const at = left.findIndex(({ key, refusal, confirmed }) =>
        refusal === null ? confirmed : waiters.has(key),
      )
      const next = left[at]
      // What stands before it waits for a person.
      if (next) left = left.slice(at + 1)
      return next
    },
    readAgain: () => void (changed = true),
  }
}

async function keepAsOurs<Work, Refusal>(
  parcels: readonly Parcel<Work, Refusal>[],
  { list, mark }: ReaderOptions<Work, Refusal>,
) {
  for (const { key, work, handed, refusal } of parcels)
    await list.put(key, { version: VERSION, work, handed, refusal, mark: mark() })
}

/** What sends one work and keeps what came of it; it answers `false` when the line was cut. */
function createSender<Work, Answer, Refusal>(
  { list, send, mark, refusalOf, onLateAnswer }: OutboxOptions<Work, Answer, Refusal>,
  waiters: ReturnType<typeof createWaiters<Answer>>,
  isStopped: () => boolean,
) {
  async function refuse(
    { key, ...parcel }: Omit<Parcel<Work, Refusal>, 'confirmed'>,
    error: unknown,
  ) {
    const waiter = waiters.take(key)
    if (waiter) {
      await list.remove(key)
      waiter.reject(error)
    } else if (!isStopped()) await list.put(key, { version: VERSION, ...parcel, mark: mark() })
  }

  return async (key: string, work: Work): Promise<boolean> => {
    try {
      const sent = send(work)
      // Not waited for: the list takes one thing after the other, and the answer is no later for it.
      void list.put(key, { version: VERSION, work, handed: true, refusal: null, mark: mark() })
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
