import { existsSync, readFileSync } from 'node:fs'
import type { Database } from '#rtdb-emulator/rtdb/database.ts'
import { compileRules } from '#rtdb-emulator/rtdb/rules.ts'

/** The polling interval. */
export const POLL_MS = 250

/**
 * Sets the database's rules whenever the text of `file` differs from `text`; reports invalid rules
 * and ignores them. Polls, because many editors replace the file, which ends a watch. Returns the
 * function that stops.
 */
export function watchRules(
  file: string,
  text: string,
  database: Database,
  log: (line: string) => void,
): () => void {
  let currentText = text

  function readAgain() {
    if (!existsSync(file)) return
    const newText = readFileSync(file, 'utf8')
    if (newText === currentText) return
    currentText = newText
    try {
      database.useRules(compileRules(newText, file))
      log(`The rules were read again from ${file}`)
    } catch (error) {
      log(`The old rules remain: ${String(error)}`)
    }
  }

  const timer = setInterval(readAgain, POLL_MS)
  return () => clearInterval(timer)
}
