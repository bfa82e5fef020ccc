import { onValue, ref } from 'firebase/database'
import { useSyncExternalStore } from 'react'
import { keepText, readText } from './deviceText.ts'
import { database } from './database.ts'
import { createStore } from '#ui/store.ts'

const STORAGE_KEY = 'villa.connectedAt'

/** A page's first attempt to connect may take long; what it shows meanwhile is the device's copy. */
type Connection = 'connected' | 'connecting' | 'offline'

// The SDK connects, or reconnects, within this time in most cases; nothing is shown before.
const SHORT_LOSS_MS = 1_500

// A page on a slow phone needs longer for its first connection.
const FIRST_ATTEMPT_MS = 15_000

let connected = false
const shown = createStore<Connection>('connected')
let shownTimer: ReturnType<typeof setTimeout> | undefined
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
  else if (hasConnected || isDeviceOffline()) showAfter(SHORT_LOSS_MS, 'offline')
  else showAfter(SHORT_LOSS_MS, 'connecting')
})

function showConnection() {
  hasConnected = true
  clearTimeout(shownTimer)
  shown.set('connected')
  endFirstAttempt()
}

function showAfter(milliseconds: number, state: 'connecting' | 'offline') {
  clearTimeout(shownTimer)
  shownTimer = setTimeout(() => {
    shown.set(state)
    if (state === 'connecting') showAfter(FIRST_ATTEMPT_MS - SHORT_LOSS_MS, 'offline')
    else endFirstAttempt()
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

/** The connection to the database as it is shown: a short loss counts as connected. */
export function useConnection(): Connection {
  return useSyncExternalStore(shown.subscribe, shown.get)
}

function noteConnected() {
  connectedAt = Date.now()
  keepText(STORAGE_KEY, String(connectedAt))
}

function readConnectedAt(): number | null {
  const stored = Number(readText(STORAGE_KEY) ?? NaN)
  return Number.isFinite(stored) ? stored : null
}
