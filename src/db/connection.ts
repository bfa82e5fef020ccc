import { onValue, ref } from 'firebase/database'
import { useSyncExternalStore } from 'react'
import { keepText, readText } from './deviceText.ts'
import { database } from './database.ts'
import { createStore } from '#ui/store.ts'

const STORAGE_KEY = 'villa.connectedAt'

// The SDK reconnects within this time after most interruptions.
const SHORT_LOSS_MS = 1_500

// A page on a slow phone needs longer for its first connection.
const FIRST_ATTEMPT_MS = 15_000

let connected = false
const isLossShown = createStore(false)
let lossTimer: ReturnType<typeof setTimeout> | undefined
let connectedAt = readConnectedAt()
let hasConnected = false
let endFirstAttempt = () => {}
const firstAttempt = new Promise<void>((resolve) => {
  endFirstAttempt = resolve
})
onValue(ref(database, '.info/connected'), (snapshot) => {
  const wasConnected = connected
  connected = snapshot.val() === true
  if (connected || wasConnected) noteConnected()
  if (connected) showConnection()
  else showLossAfter(hasConnected || isDeviceOffline() ? SHORT_LOSS_MS : FIRST_ATTEMPT_MS)
})

function showConnection() {
  hasConnected = true
  clearTimeout(lossTimer)
  isLossShown.set(false)
  endFirstAttempt()
}

function showLossAfter(milliseconds: number) {
  clearTimeout(lossTimer)
  lossTimer = setTimeout(() => {
    isLossShown.set(true)
    endFirstAttempt()
  }, milliseconds)
}

/** Whether the device has no network; without an answer it may have one. */
function isDeviceOffline(): boolean {
  return globalThis.navigator?.onLine === false
}

// The last event of a page that a phone closes in the background.
globalThis.document?.addEventListener('visibilitychange', () => {
  if (connected) noteConnected()
})

/** Whether the database is connected (`.info/connected`). */
export function isConnected(): boolean {
  return connected
}

/** Resolves once the page's first attempt to connect has succeeded, or has taken too long. */
export function afterFirstAttempt(): Promise<void> {
  return firstAttempt
}

/** When this device was last connected, by its own clock; `null` before the first time. */
export function lastConnectedAt(): number | null {
  return connectedAt
}

/** Whether the database is connected; a loss is shown after 1.5 s, a page's first attempt has longer. */
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
