import { onValue, ref } from 'firebase/database'
import { database, reconnect, type Unsubscribe } from './database.ts'

let lag = 0
onValue(ref(database, '.info/serverTimeOffset'), (snapshot) => {
  const told: unknown = snapshot.val()
  lag = typeof told === 'number' ? told : 0
})

/** The moment by the database's clock, in milliseconds since 1970; by the device's until the two have met. */
export function serverNow(): number {
  return Date.now() + lag
}

const CHECK_MS = 10_000
const JUMP_MS = 60_000

/**
 * Follows by how many milliseconds the device's clock lags behind the database's (`.info/serverTimeOffset`; negative when
 * it runs ahead), as found out at each connection.
 */
export function followClockError(onError: (milliseconds: number) => void): Unsubscribe {
  const unfollow = onValue(ref(database, '.info/serverTimeOffset'), (snapshot) => {
    const lag: unknown = snapshot.val()
    onError(typeof lag === 'number' ? lag : 0)
  })
  let before = clockAheadOfTimer()
  const timer = setInterval(() => {
    const now = clockAheadOfTimer()
    // Somebody has set the clock, perhaps because we asked for it: only a new connection tells how it stands now.
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
