import { onValue, ref } from 'firebase/database'
import type { ConnectionState } from '#lib/outbox/outbox.ts'
import { database, reconnect, type Unsubscribe } from './database.ts'
import { auth } from './session.ts'

// Short interruptions are not reported, nor is a connection that opens quickly.
const LOSS_MS = 1_500

// Longer than any usable connection takes; the SDK detects a dead connection only after minutes.
const SILENCE_MS = 8_000

let state: ConnectionState = 'waiting'
let loss: ReturnType<typeof setTimeout> | undefined
// When the connection was last open, by the device's clock; `null` before the first time.
let lastOpen: number | null = null
// The host that the content security policy blocked, until a connection opens.
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

// Only this event has the host; the SDK would retry silently.
globalThis.document?.addEventListener(
  'securitypolicyviolation',
  ({ effectiveDirective, blockedURI }) => {
    if (effectiveDirective !== 'connect-src' || !/^wss?:/.test(blockedURI)) return
    blocked = new URL(blockedURI).host
    if (state === 'broken') notify()
    else become('broken')
  },
)

/** The host of the database that this page may not connect to; `null` unless it was blocked. */
export function blockedHost(): string | null {
  return blocked
}

/** `broken` once the connection was lost for a while, or did not respond for too long. */
export function connectionState(): ConnectionState {
  return state
}

/** When the connection was last lost, by the device's clock; `null` while it is open. */
export function connectionLostAt(): number | null {
  return state === 'open' ? null : lastOpen
}

export function breakConnection(): void {
  become('broken')
  reconnect()
}

export function followConnection(onChange: () => void): Unsubscribe {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** A silent connection is replaced after a timeout; the SDK then repeats the request. */
export async function expectAnswer<T>(answer: Promise<T>): Promise<T> {
  let patience = SILENCE_MS
  let timer: ReturnType<typeof setTimeout> | undefined
  const unfollow = followConnection(wait)
  wait()

  function wait() {
    clearTimeout(timer)
    if (state === 'open') timer = setTimeout(doubt, patience)
  }

  function doubt() {
    // It may only be slow, so the next timeout is doubled.
    patience *= 2
    // Without a session this waits for the owner, not the connection.
    if (!auth.currentUser) return wait()
    breakConnection()
  }

  try {
    return await answer
  } finally {
    clearTimeout(timer)
    unfollow()
  }
}

function become(next: ConnectionState) {
  if (next === state) return
  if (state === 'open') lastOpen = Date.now()
  state = next
  if (state === 'open') blocked = null
  notify()
}

function notify() {
  for (const listener of listeners) listener()
}
