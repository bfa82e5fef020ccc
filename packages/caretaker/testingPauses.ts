/**
 * Loaded by a test before the command: pauses between runs end immediately, and the clock advances
 * by them. After some runs the command prints its memory with child processes, and is told to end.
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

function memoryOf(id: string): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8')) ?? []
  return Math.ceil(Number(kilobytes) / 1024)
}

function startedOnes(): string[] {
  return readFileSync(`/proc/self/task/${process.pid}/children`, 'utf8').split(' ').filter(Boolean)
}
