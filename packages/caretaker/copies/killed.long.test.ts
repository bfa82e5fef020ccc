import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { copiesAmong, copyName, outdatedCopies } from '#domain/caretaker/copies.ts'
import { addDays } from '#domain/date.ts'
import { day } from '#domain/testing.ts'
import { newFolder } from '#rtdb-emulator/testing/backend.ts'

const WRITER = fileURLToPath(new URL('./testingWriter.ts', import.meta.url))
const PREFIX = 'villa-defne-yedek'
const CONTENT = JSON.stringify({ stays: Array.from({ length: 200 }, (_, index) => index) })
const TODAY = copyName(PREFIX, day('2026-05-23'), false)
const OLDER = Array.from({ length: 17 }, (_, ago) =>
  copyName(PREFIX, addDays(day('2026-05-22'), -ago), false),
)
const KEPT = copiesAmong(PREFIX, [TODAY, ...OLDER])
  .map(({ name }) => name)
  .filter((name) => !outdatedCopies(PREFIX, [TODAY, ...OLDER]).includes(name))

/**
 * Makes today's backup beside older ones in a process that dies after some steps; returns the
 * folder's content.
 */
function keep(folder: string, steps: number) {
  const { stdout, signal } = spawnSync(
    process.execPath,
    ['--import', 'tsx', WRITER, folder, PREFIX, TODAY, CONTENT, String(steps)],
    { encoding: 'utf8' },
  )
  const copies = copiesAmong(PREFIX, readdirSync(folder)).map(({ name }) => name)
  return { steps: Number(stdout), signal, copies }
}

function folderOfOlder(): string {
  const folder = newFolder()
  for (const name of OLDER) writeFileSync(join(folder, name), CONTENT)
  return folder
}

test('a caretaker killed at any disk operation leaves complete backups only, and the next one continues', () => {
  const { steps, copies } = keep(folderOfOlder(), Infinity)
  expect(copies).toEqual(KEPT)
  // Open, half, sync, close, rename, the folder, and each outdated backup.
  expect(steps).toBeGreaterThan(OLDER.length + 1 - KEPT.length + 6)

  for (let last = 0; last < steps; last += 1) {
    const folder = folderOfOlder()
    const killed = keep(folder, last)

    expect(killed.signal).toBe('SIGKILL')
    expect(killed.copies).toEqual(expect.arrayContaining(KEPT.filter((name) => name !== TODAY)))
    for (const name of killed.copies) expect(readFileSync(join(folder, name), 'utf8')).toBe(CONTENT)
    expect(keep(folder, Infinity).copies).toEqual(KEPT)
  }
})
