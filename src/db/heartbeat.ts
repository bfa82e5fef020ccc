import { get, ref } from 'firebase/database'
import { breakConnection, followConnection, connectionState } from './connection.ts'
import { database, reconnect, type Unsubscribe } from './database.ts'
import { confirmCache } from './cache.ts'

// Both together are under ten seconds, the longest time in which an owner should see the
// connection's state.
const PAUSE_MS = 3_000
const PATIENCE_MS = 6_000
const LONGEST_PATIENCE_MS = 30_000
const RETRY_MS = 9_000
const CONFIRM_MS = 30_000

/** Always empty and without a subscription, so that reading it asks the server. */
const NOWHERE = 'log/-'

/**
 * Keeps the connection's state correct while the page is visible: a missing response reveals a dead
 * connection, and another is opened sooner than the SDK would.
 */
export function startHeartbeat(): Unsubscribe {
  let timer: ReturnType<typeof setTimeout> | undefined
  let confirmed = 0
  let patience = PATIENCE_MS
  let turn = 0

  function look() {
    turn += 1
    clearTimeout(timer)
    const isOpen = connectionState() === 'open'
    if (document.visibilityState !== 'visible') {
      // The page may never be visible again.
      if (isOpen) void confirmCache()
      return
    }
    if (isOpen) void ask(turn)
    else if (connectionState() === 'broken') timer = setTimeout(tryAgain, RETRY_MS)
  }

  async function ask(mine: number) {
    const asked = Date.now()
    timer = setTimeout(() => {
      // It may only be slow.
      patience = Math.min(patience * 2, LONGEST_PATIENCE_MS)
      breakConnection()
    }, patience)
    // A refusal is a response too.
    await get(ref(database, NOWHERE)).catch(() => {})
    if (mine !== turn) return
    clearTimeout(timer)
    const took = Date.now() - asked
    patience = Math.min(Math.max(PATIENCE_MS, 3 * took), LONGEST_PATIENCE_MS)
    if (Date.now() - confirmed > CONFIRM_MS) {
      confirmed = Date.now()
      void confirmCache()
    }
    timer = setTimeout(look, PAUSE_MS)
  }

  function tryAgain() {
    reconnect()
    look()
  }

  const unfollow = followConnection(look)
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    turn += 1
    clearTimeout(timer)
    unfollow()
    document.removeEventListener('visibilitychange', look)
  }
}
