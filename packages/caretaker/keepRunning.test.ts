import { expect, test } from 'vitest'
import { Failure } from '#domain/save/failure.ts'
import { keepRunning } from './keepRunning.ts'

/** The output over several runs, and the length of each pause. */
async function watch(runs: readonly ((print: (line: string) => void) => Promise<boolean>)[]) {
  const printed: string[] = []
  const pauses: number[] = []
  let index = 0
  await keepRunning((print) => runs[index]?.(print) ?? Promise.resolve(false), {
    print: (line) => printed.push(line),
    isOver: () => index >= runs.length,
    pause: (milliseconds) => {
      pauses.push(milliseconds)
      index += 1
      return Promise.resolve()
    },
  })
  return { printed, pauses }
}

const printing =
  (...lines: string[]) =>
  (print: (line: string) => void) => {
    for (const line of lines) print(line)
    return Promise.resolve(false)
  }

test('prints a message once while it repeats, and again when it returns', async () => {
  const { printed, pauses } = await watch([
    printing('Vrbo: not read (slow)'),
    printing('Vrbo: not read (slow)', 'a is kept.'),
    printing(),
    printing('Vrbo: not read (slow)'),
  ])

  expect(printed).toEqual(['Vrbo: not read (slow)', 'a is kept.', 'Vrbo: not read (slow)'])
  expect(pauses.every((pause) => pause > 290_000 && pause <= 300_000)).toBe(true)
})

test('a failed run is reported, and followed by another', async () => {
  const failing = () => Promise.reject(new Failure('network', 'client is offline'))
  const { printed } = await watch([failing, failing, printing('1 mail sent.')])

  expect(printed).toEqual(['client is offline', '1 mail sent.'])
})
