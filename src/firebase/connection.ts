import { onValue, ref } from 'firebase/database'
import type { LineState } from '#lib/outbox/outbox.ts'
import { database, reconnect, type Unsubscribe } from './database.ts'
import { auth } from './session.ts'

// A blink is not worth telling, and neither is a connection that comes about at once.
const LOSS_MS = 1_500

// An answer takes less on the slowest line that anybody works on; a dead line would let us wait for minutes.
const SILENCE_MS = 8_000

let state: LineState = 'waiting'
let loss: ReturnType<typeof setTimeout> | undefined
// When the line was last open, by this device's clock; `null` before it first is.
let lastOpen: number | null = null
// The host to which the page's content security policy refused a connection, until the connection is there.
let blocked: string | null = null
const listeners = new Set<() => void>()

onValue(ref(database, '.info/connected'), (snapshot) => {
  clearTimeout(loss)
  if (snapshot.val() === true) become('open')
  else if (state !== 'broken') {
    become('waiting')
    loss = setTimeout(() => become('broken'), LOSS_MS)
  }
})

// Only this event names the host; the SDK would try again without a word.
globalThis.document?.addEventListener(
  'securitypolicyviolation',
  ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective !== 'connect-src' || !/^wss?:/.test(blockedURI)) return
    blocked = new URL(blockedURI).host
    if (state === 'broken') notify()
    else become('broken')
  },
)

/** The host of the database to which this page may not connect; `null` unless a connection was refused. */
export function blockedHost(): string | null {
  return blocked
}

/** How the line to the database is; `broken` once it has been lost for a moment, or has left a question unanswered for too long. */
export function lineState(): LineState {
  return state
}

/** When the line was last lost, by this device's clock; `null` while it is open, or when it has not been since the page was opened. */
export function lostAt(): number | null {
  return state === 'open' ? null : lastOpen
}

/** Counts the line as cut, and opens another. */
export function breakLine(): void {
  become('broken')
  reconnect()
}

/** Calls back whenever the state of the line changes. */
export function followLine(onChange: () => void): Unsubscribe {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/**
 * Waits for an answer of the database. A line that dies without a word is found out by its silence: it then counts as
 * broken and is opened anew, on which the SDK asks again.
 */
export async function expectAnswer<T>(answer: Promise<T>): Promise<T> {
  let patience = SILENCE_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  const unfollow = followLine(wait)
  wait()

  function wait() {
    clearTimeout(timer)
    if (state === 'open') timer = setTimeout(doubt, patience)
  }

  function doubt() {
    // It may be no more than slow: next time it is given twice as long.
    patience *= 2
    // Without a session it is the owner that is waited for, not the line.
    if (!auth.currentUser) return wait()
    breakLine()
  }

  try {
    return await answer
  } finally {
    clearTimeout(timer)
    unfollow()
  }
}

function become(next: LineState) {
  if (next === state) return
  if (state === 'open') lastOpen = Date.now()
  state = next
  if (state === 'open') blocked = null
  notify()
}

function notify() {
  for (const listener of listeners) listener()
}
