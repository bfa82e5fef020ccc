import { onValue, ref } from 'firebase/database'
import { database, reconnect, type Unsubscribe } from './database.ts'

let lag = 0
onValue(ref(database, '.info/serverTimeOffset'), (snapshot) => {
  const told: unknown = snapshot.val()
  lag = typeof told === 'number' ? told : 0
})

/**
 * The database's time in milliseconds since 1970; the device's time before the first connection.
 */
export function serverNow(): number {
  return Date.now() + lag
}

const CHECK_MS = 10_000
const JUMP_MS = 60_000

/**
 * Subscribes to the number of milliseconds that the device's clock lags behind the database's
 * (`.info/serverTimeOffset`; negative when it is ahead), measured at each connection.
 */
export function followClockError(onError: (milliseconds: number) => void): Unsubscribe {
  const unfollow = onValue(ref(database, '.info/serverTimeOffset'), (snapshot) => {
    const lag: unknown = snapshot.val()
    onError(typeof lag === 'number' ? lag : 0)
  })
  let before = clockAheadOfTimer()
  const timer = setInterval(() => {
    const now = clockAheadOfTimer()
    // The clock was set, perhaps after our warning; only a new connection measures its offset.
    if (Math.abs(now - before) > JUMP_MS) reconnect()
    before = now
  }, CHECK_MS)
  return () => {
    clearInterval(timer)
    unfollow()
  }
}

function clockAheadOfTimer(): number {
  return Date.now() - performance.now()
}
