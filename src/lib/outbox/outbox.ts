import * as v from 'valibot'
import { createWaiters, type KeptList, type Posted } from './keptList.ts'

/** `waiting` may open at any moment; `broken` was closed for too long. */
export type ConnectionState = 'open' | 'waiting' | 'broken'

type OutboxOptions<Work, Answer, Refusal> = ReaderOptions<Work, Refusal> & {
  /** Sends one item; idempotent. */
  send: (work: Work) => Promise<Answer>
  /** The storable part of a refusal's error; `null` for a lost connection. */
  refusalOf: (error: unknown) => Refusal | null
  line: {
    state: () => ConnectionState
    follow: (onChange: () => void) => () => void
  }
  /** Called for an answer that no submission awaits any more. */
  onLateAnswer: (work: Work, answer: Answer) => void
}

// A tab sends its own items first; after this delay it may be closed.
const OTHERS_FIRST_MS = 1_000

const RETRY_MS = 5_000

/**
 * A queue that sends items in the order of their keys until they are answered, across lost
 * connections, reloads and closed tabs. A refused item stays with its reason until it is removed;
 * one of another session waits for confirmation.
 */
export function createOutbox<Work, Answer, Refusal>(options: OutboxOptions<Work, Answer, Refusal>) {
  const { list, line, mark } = options
  const waiters = createWaiters<Answer>()
  const sendOne = createSender(options, waiters, () => stopped)
  let timer: ReturnType<typeof setTimeout> | undefined
  let stopped = false
  // The queue was empty when last read, and all later items are in flight.
  let empty = false
  const contents = createReader(options)
  const queue = createQueue(contents, waiters)

  /** Queues an item and sends it; rejects when it is refused while online, and removes it then. */
  async function post(key: string, work: Work): Promise<Posted<Answer>> {
    if (empty && line.state() === 'open') {
      // Nothing precedes it, so that it is sent before it is stored, but still in turn.
      const posted = waiters.waitFor(key)
      const delivered = deliver(key, work)
      void list.alone(async () => void (await delivered))
      return posted
    }
    empty = false
    await list.put(key, { version: VERSION, work, inFlight: false, refusal: null, mark: mark() })
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

  /** Sends one item; `false` to retry later. */
  async function deliver(key: string, work: Work): Promise<boolean> {
    const done = await sendOne(key, work)
    if (!done) tryAgain(RETRY_MS)
    return done
  }

  function onLine() {
    // The session may have changed.
    queue.readAgain()
    if (line.state() === 'open') void drain()
    if (line.state() === 'broken') waiters.releaseAll()
  }

  function onChange(here: boolean) {
    // The tab that adds an item sends it.
    if (!here) tryAgain(OTHERS_FIRST_MS)
  }

  const unfollow = [list.follow(onChange), line.follow(onLine)]
  void drain()

  return {
    contents,
    post,
    /** Removes the item under `key`; an item in flight may arrive nevertheless. */
    async remove(key: string) {
      await list.remove(key)
      queue.readAgain()
    },
    async confirm(keys: readonly string[]) {
      const { items } = await contents()
      const asked = items.filter(({ key }) => keys.includes(key))
      await keepAsOurs(asked, options)
      queue.readAgain()
      void drain()
    },
    /** Leaves the rest for the next page. */
    stop() {
      stopped = true
      clearTimeout(timer)
      for (const stop of unfollow) stop()
    },
  }
}

/** The items to send in order; reads the list only after it may have changed. */
function createQueue<Work, Refusal>(
  contents: () => Promise<{ items: QueueItem<Work, Refusal>[] }>,
  waiters: Pick<ReturnType<typeof createWaiters>, 'keys' | 'has' | 'settleGone'>,
) {
  let left: QueueItem<Work, Refusal>[] = []
  let changed = true

  async function read() {
    changed = false
    const asked = waiters.keys()
    const { items } = await contents()
    const kept = new Set(items.map(({ key }) => key))
    waiters.settleGone(asked.filter((key) => !kept.has(key)))
    left = items
  }

  return {
    async next(): Promise<QueueItem<Work, Refusal> | undefined> {
      if (changed) await read()
      const at = left.findIndex(({ key, refusal, confirmed }) =>
        refusal === null ? confirmed : waiters.has(key),
      )
      const next = left[at]
      // Earlier items wait for confirmation.
      if (next) left = left.slice(at + 1)
      return next
    },
    readAgain: () => void (changed = true),
  }
}

async function keepAsOurs<Work, Refusal>(
  items: readonly QueueItem<Work, Refusal>[],
  { list, mark }: ReaderOptions<Work, Refusal>,
) {
  for (const { key, work, inFlight, refusal } of items)
    await list.put(key, { version: VERSION, work, inFlight, refusal, mark: mark() })
}

/** The sender resolves to `false` when the connection was lost. */
function createSender<Work, Answer, Refusal>(
  { list, send, mark, refusalOf, onLateAnswer }: OutboxOptions<Work, Answer, Refusal>,
  waiters: ReturnType<typeof createWaiters<Answer>>,
  isStopped: () => boolean,
) {
  async function refuse(
    { key, ...item }: Omit<QueueItem<Work, Refusal>, 'confirmed'>,
    error: unknown,
  ) {
    const waiter = waiters.take(key)
    if (waiter) {
      await list.remove(key)
      waiter.reject(error)
    } else if (!isStopped()) await list.put(key, { version: VERSION, ...item, mark: mark() })
  }

  return async (key: string, work: Work): Promise<boolean> => {
    try {
      const sent = send(work)
      // Not awaited, because the list's operations are ordered, and the answer would come later.
      void list.put(key, { version: VERSION, work, inFlight: true, refusal: null, mark: mark() })
      const answer = await sent
      await list.remove(key)
      const waiter = waiters.take(key)
      if (waiter) waiter.resolve({ state: 'answered', answer })
      else if (!isStopped()) onLateAnswer(work, answer)
      return true
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal !== null) await refuse({ key, work, inFlight: true, refusal }, error)
      return refusal !== null
    }
  }
}

type QueueItem<Work, Refusal> = {
  key: string
  work: Work
  /** Whether it is in flight, and may have arrived before there is an answer. */
  inFlight: boolean
  refusal: Refusal | null
  /** Whether it belongs to the current session; others are sent only after confirmation. */
  confirmed: boolean
}

/** A stored item that this release cannot read, which stays until somebody removes it. */
type Unreadable = { key: string; stored: unknown }

type ReaderOptions<Work, Refusal> = {
  list: KeptList
  read: (stored: unknown, key: string) => Work | null
  mark: () => string | null
  /** Parses a stored refusal; the item stays refused in any case. */
  readRefusal: (stored: unknown) => Refusal
}

/** The version of the stored format. */
const VERSION = 1
const parcelSchema = v.object({
  version: v.literal(VERSION),
  work: v.unknown(),
  inFlight: v.boolean(),
  refusal: v.unknown(),
  mark: v.nullable(v.string()),
})

function createReader<Work, Refusal>(options: ReaderOptions<Work, Refusal>) {
  const { list } = options
  // Items never change, and parsing a thousand takes a tenth of a second.
  let known = new Map<string, Work>()

  return async () => {
    const items: QueueItem<Work, Refusal>[] = []
    const unreadable: Unreadable[] = []
    for (const [key, stored] of await list.entries()) {
      const item = readParcel(key, stored, options, known)
      if (item) items.push(item)
      else unreadable.push({ key, stored })
    }
    known = new Map(items.map(({ key, work }) => [key, work]))
    return { items, unreadable }
  }
}

function readParcel<Work, Refusal>(
  key: string,
  stored: unknown,
  { read, mark, readRefusal }: ReaderOptions<Work, Refusal>,
  known: ReadonlyMap<string, Work>,
): QueueItem<Work, Refusal> | null {
  const kept = v.safeParse(parcelSchema, stored)
  const work = kept.success ? (known.get(key) ?? read(kept.output.work, key)) : null
  if (!kept.success || work === null) return null
  const { inFlight, refusal, mark: bears } = kept.output
  return {
    key,
    work,
    inFlight,
    refusal: refusal === null ? null : readRefusal(refusal),
    confirmed: bears !== null && bears === mark(),
  }
}
