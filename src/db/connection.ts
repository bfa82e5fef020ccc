import { onValue, ref } from 'firebase/database'
import { useSyncExternalStore } from 'react'
import { keepText, readText } from './deviceText.ts'
import { database, type Unsubscribe } from './database.ts'

const STORAGE_KEY = 'villa.connectedAt'

// The SDK reconnects within this time after most interruptions.
const SHORT_LOSS_MS = 1_500

let connected = false
let isLossShown = false
let lossTimer: ReturnType<typeof setTimeout> | undefined
let connectedAt = readConnectedAt()
const listeners = new Set<() => void>()
onValue(ref(database, '.info/connected'), (snapshot) => {
  const wasConnected = connected
  connected = snapshot.val() === true
  if (connected || wasConnected) noteConnected()
  clearTimeout(lossTimer)
  if (connected) isLossShown = false
  else lossTimer = setTimeout(showLoss, SHORT_LOSS_MS)
  notify()
})

// The last event of a page that a phone closes in the background.
globalThis.document?.addEventListener('visibilitychange', () => {
  if (connected) noteConnected()
})

/** Whether the database is connected (`.info/connected`). */
export function isConnected(): boolean {
  return connected
}

/** Calls back whenever the connection is lost or restored. */
function followConnection(onChange: () => void): Unsubscribe {
  listeners.add(onChange)
  return () => listeners.delete(onChange)
}

/** When this device was last connected, by its own clock; `null` before the first time. */
export function lastConnectedAt(): number | null {
  return connectedAt
}

/** Whether the database is connected; a loss is shown once it lasts longer than 1.5 s. */
export function useIsConnected(): boolean {
  return useSyncExternalStore(followConnection, () => !isLossShown)
}

function showLoss() {
  isLossShown = true
  notify()
}

function notify() {
  for (const listener of listeners) listener()
}

function noteConnected() {
  connectedAt = Date.now()
  keepText(STORAGE_KEY, String(connectedAt))
}

function readConnectedAt(): number | null {
  const stored = Number(readText(STORAGE_KEY) ?? NaN)
  return Number.isFinite(stored) ? stored : null
}
