import { onValue, ref } from 'firebase/database'
import { database } from './database.ts'

let offset = 0
onValue(ref(database, '.info/serverTimeOffset'), (snapshot) => {
  const measured: unknown = snapshot.val()
  offset = typeof measured === 'number' ? measured : 0
})

/** The database's time in milliseconds since 1970; the device's before the first connection. */
export function serverNow(): number {
  return Date.now() + offset
}
