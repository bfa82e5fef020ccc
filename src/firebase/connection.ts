import { onValue, ref } from 'firebase/database'
import { database, type Unsubscribe } from './database.ts'

/**
 * Follows whether the database can be reached (`.info/connected`), without the blinks: a loss is told only when it has
 * lasted `patienceMs`, and so is a connection that does not come about at the start.
 */
export function followSteadyConnection(
  onConnected: (connected: boolean) => void,
  patienceMs: number,
): Unsubscribe {
  let timer: ReturnType<typeof setTimeout> | undefined
  const unfollow = onValue(ref(database, '.info/connected'), (snapshot) => {
    clearTimeout(timer)
    if (snapshot.val() === true) onConnected(true)
    else timer = setTimeout(() => onConnected(false), patienceMs)
  })
  return () => {
    clearTimeout(timer)
    unfollow()
  }
}
