import { onValue, ref } from 'firebase/database'
import { database, reconnect, type Unsubscribe } from './database.ts'

let lag = 0
onValue(ref(database, '.info/serverTimeOffset'), (snapshot) => {
  const told: unknown = snapshot.val()
  lag = typeof told === 'number' ? told : 0
})

/** The database's time (ms since 1970); the device's before the first connection. */
export function serverNow(): number {
  return Date.now() + lag
}

const CHECK_MS = 10_000
const JUMP_MS = 60_000

/** How many ms the device's clock is behind the database's, measured at each connection. */
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
