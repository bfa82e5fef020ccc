import { expect, test } from 'vitest'
import { Failure } from '#domain/failure.ts'
import { keepRunning } from './keepRunning.ts'

/** The output over several runs, and the length of each pause. */
async function watch(looks: readonly ((say: (line: string) => void) => Promise<boolean>)[]) {
  const said: string[] = []
  const pauses: number[] = []
  let at = 0
  await keepRunning((print) => looks[at]?.(print) ?? Promise.resolve(false), {
    print: (line) => said.push(line),
    isOver: () => at >= looks.length,
    pause: (milliseconds) => {
      pauses.push(milliseconds)
      at += 1
      return Promise.resolve()
    },
  })
  return { said, pauses }
}

const saying =
  (...lines: string[]) =>
  (say: (line: string) => void) => {
    for (const line of lines) say(line)
    return Promise.resolve(false)
  }

test('prints a message once while it repeats, and again when it returns', async () => {
  const { said, pauses } = await watch([
    saying('Vrbo: not read (slow)'),
    saying('Vrbo: not read (slow)', 'a is kept.'),
    saying(),
    saying('Vrbo: not read (slow)'),
  ])

  expect(said).toEqual(['Vrbo: not read (slow)', 'a is kept.', 'Vrbo: not read (slow)'])
  expect(pauses.every((pause) => pause > 290_000 && pause <= 300_000)).toBe(true)
})

test('a failed run is reported, and followed by another', async () => {
  const failing = () => Promise.reject(new Failure('network', 'client is offline'))
  const { said } = await watch([failing, failing, saying('1 mail sent.')])

  expect(said).toEqual(['client is offline', '1 mail sent.'])
})
