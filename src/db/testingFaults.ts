import { Failure } from '#domain/save/failure.ts'
import type { BadLine } from '#rtdb-emulator/testing/badLine.ts'

/** The fault in the connection of the owner who acts first; the connection then returns. */
export const FAULTS: readonly (readonly [name: string, begin: (line: BadLine) => void])[] = [
  ['none', () => {}],
  ['cut', (line) => line.cut()],
  ['silent', (line) => line.hang()],
  ['answers lost', (line) => line.loseAnswers()],
  ...[1, 2, 3, 4, 5, 6, 7, 8].map(
    (count) =>
      [`cut after ${count} messages`, (line: BadLine) => line.breakAfter(count, () => {})] as const,
  ),
]

/** `done`, or the reason of the failure. */
export function resultOf(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => 'done',
    (error: unknown) => (error instanceof Failure ? error.reason : String(error)),
  )
}

/** Whether the result is that of an owner without a connection. */
export function isUnconnected(result: string | undefined): boolean {
  return result === 'offline' || result === 'network'
}
