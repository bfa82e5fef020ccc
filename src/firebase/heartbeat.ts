import { get, ref } from 'firebase/database'
import { breakLine, followLine, lineState } from './connection.ts'
import { database, reconnect, type Unsubscribe } from './database.ts'
import { confirmKnown } from './known.ts'

// Together under ten seconds: so late an owner learns at most that the line is dead, or that it is back.
const PAUSE_MS = 3_000
const PATIENCE_MS = 6_000
const LONGEST_PATIENCE_MS = 30_000
const RETRY_MS = 9_000
/** So often it is written down that what this device knows is still so. */
const CONFIRM_MS = 30_000

/** Where nothing ever stands: a place that nobody follows is asked of the database itself, each time. */
const NOWHERE = 'log/-'

/**
 * Keeps what is said of the line true while somebody looks at the page: a line that died without a word is found out by an
 * answer that does not come, and while there is none another is tried for, sooner than the SDK would.
 */
export function watchLine(): Unsubscribe {
  let timer: ReturnType<typeof setTimeout> | undefined
  let confirmed = 0
  let patience = PATIENCE_MS
  let turn = 0

  function look() {
    turn += 1
    clearTimeout(timer)
    const isOpen = lineState() === 'open'
    if (document.visibilityState !== 'visible') {
      // The page may never be seen again.
      if (isOpen) void confirmKnown()
      return
    }
    if (isOpen) void ask(turn)
    else if (lineState() === 'broken') timer = setTimeout(tryAgain, RETRY_MS)
  }

  async function ask(mine: number) {
    const asked = Date.now()
    timer = setTimeout(() => {
      // It may be no more than slow.
      patience = Math.min(patience * 2, LONGEST_PATIENCE_MS)
      breakLine()
    }, patience)
    // A refusal is an answer, too.
    await get(ref(database, NOWHERE)).catch(() => {})
    if (mine !== turn) return
    clearTimeout(timer)
    const took = Date.now() - asked
    patience = Math.min(Math.max(PATIENCE_MS, 3 * took), LONGEST_PATIENCE_MS)
    if (Date.now() - confirmed > CONFIRM_MS) {
      confirmed = Date.now()
      void confirmKnown()
    }
    timer = setTimeout(look, PAUSE_MS)
  }

  function tryAgain() {
    reconnect()
    look()
  }

  const unfollow = followLine(look)
  document.addEventListener('visibilitychange', look)
  look()
  return () => {
    turn += 1
    clearTimeout(timer)
    unfollow()
    document.removeEventListener('visibilitychange', look)
  }
}
