/**
 * Loaded before the command by a test: the pause between two looks passes at once, and the clock moves on by it. After so many looks
 * the command says what memory it takes, with what it has started, and is told to end.
 */
import { readFileSync } from 'node:fs'

const looks = Number(process.env['TEST_LOOKS'])
const [wait, now] = [globalThis.setTimeout, Date.now]
let passed = 0
let ahead = 0
Date.now = () => now() + ahead

function setTimeoutAtOnce(
  act: (...values: unknown[]) => void,
  milliseconds: number,
  ...values: unknown[]
) {
  const [, , whoWaits = ''] = new Error('Who waits?').stack?.split('\n') ?? []
  if (!whoWaits.includes('keepLooking.ts')) return wait(act, milliseconds, ...values)
  ahead += milliseconds
  passed += 1
  if (passed === looks) {
    console.log(
      `${looks} looks, ${memoryOf('self') + startedOnes().reduce((sum, id) => sum + memoryOf(id), 0)} MB`,
    )
    process.kill(process.pid, 'SIGTERM')
  }
  return wait(act, 1)
}
Object.assign(globalThis, { setTimeout: Object.assign(setTimeoutAtOnce, wait) })

/** What stands in memory of a process, in megabytes. */
function memoryOf(id: string): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? []
  return Math.ceil(Number(kilobytes) / 1024)
}

function startedOnes(): string[] {
  return readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean)
}
