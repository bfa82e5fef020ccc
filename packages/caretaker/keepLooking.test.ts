import { expect, test } from 'vitest'
import { Failure } from '#domain/failure.ts'
import { everyOf, keepLooking } from './keepLooking.ts'

test.each([
  ['5m', 300_000],
  ['1s', 1000],
  ['24h', 86_400_000],
  ['25h', null],
  ['0s', null],
  ['5', null],
  ['-5m', null],
  ['5.5m', null],
  ['five', null],
])('%s is so many milliseconds, or invalid: %s', (text, every) => {
  expect(everyOf(text)).toBe(every)
})

/** The output over several runs, and the length of each pause. */
async function watch(looks: readonly ((say: (line: string) => void) => Promise<boolean>)[]) {
  const said: string[] = []
  const pauses: number[] = []
  let at = 0
  await keepLooking((say) => looks[at]?.(say) ?? Promise.resolve(false), {
    every: 60_000,
    say: (line) => said.push(line),
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
  expect(pauses.every((pause) => pause > 50_000 && pause <= 60_000)).toBe(true)
})

test('a failed run is reported, and followed by another', async () => {
  const failing = () => Promise.reject(new Failure('network', 'client is offline'))
  const { said } = await watch([failing, failing, saying('1 mail sent.')])

  expect(said).toEqual(['client is offline', '1 mail sent.'])
})
