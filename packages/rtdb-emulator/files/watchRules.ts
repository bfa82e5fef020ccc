import { existsSync, readFileSync } from 'node:fs'
import type { Database } from '#rtdb-emulator/rtdb/database.ts'
import { compileRules } from '#rtdb-emulator/rtdb/rules.ts'

/** How often the file is looked at. */
export const POLL_MS = 250

/**
 * Gives the database the rules of `file` whenever they are no longer `text`; rules with a mistake are reported and not
 * used. It polls, since many editors replace the file, which ends a watch on it. Returns what stops it.
 */
export function watchRules(
  file: string,
  text: string,
  database: Database,
  log: (line: string) => void,
): () => void {
  let known = text

  function look() {
    if (!existsSync(file)) return
    const present = readFileSync(file, 'utf8')
    if (present === known) return
    known = present
    try {
      database.useRules(compileRules(present, file))
      log(`The rules were read again from ${file}`)
    } catch (error) {
      log(`The rules stay as they were: ${String(error)}`)
    }
  }

  const timer = setInterval(look, POLL_MS)
  return () => clearInterval(timer)
}
