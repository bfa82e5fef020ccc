import { onValue, ref } from 'firebase/database'
import { useSyncExternalStore } from 'react'
import { keepText, readText } from './deviceText.ts'
import { database } from './database.ts'
import { createStore } from '#ui/store.ts'

const STORAGE_KEY = 'villa.connectedAt'

// The SDK reconnects within this time after most interruptions.
const SHORT_LOSS_MS = 1_500

let connected = false
const isLossShown = createStore(false)
let lossTimer: ReturnType<typeof setTimeout> | undefined
let connectedAt = readConnectedAt()
onValue(ref(database, '.info/connected'), (snapshot) => {
  const wasConnected = connected
  connected = snapshot.val() === true
  if (connected || wasConnected) noteConnected()
  clearTimeout(lossTimer)
  if (connected) isLossShown.set(false)
  else lossTimer = setTimeout(() => isLossShown.set(true), SHORT_LOSS_MS)
})

// The last event of a page that a phone closes in the background.
globalThis.document?.addEventListener('visibilitychange', () => {
  if (connected) noteConnected()
})

/** Whether the database is connected (`.info/connected`). */
export function isConnected(): boolean {
  return connected
}

/** When this device was last connected, by its own clock; `null` before the first time. */
export function lastConnectedAt(): number | null {
  return connectedAt
}

/** Whether the database is connected; a loss is shown once it lasts longer than 1.5 s. */
export function useIsConnected(): boolean {
  return !useSyncExternalStore(isLossShown.subscribe, isLossShown.get)
}

function noteConnected() {
  connectedAt = Date.now()
  keepText(STORAGE_KEY, String(connectedAt))
}

function readConnectedAt(): number | null {
  const stored = Number(readText(STORAGE_KEY) ?? NaN)
  return Number.isFinite(stored) ? stored : null
}
