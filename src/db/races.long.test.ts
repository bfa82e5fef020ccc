import { describe, expect, onTestFinished, test } from 'vitest'
import { RACES } from '#e2e/races/races.ts'
import { addDays } from '#domain/date.ts'
import { Failure } from '#domain/save/failure.ts'
import { day } from '#domain/testing.ts'
import { type BadLine, openBadLine } from '#rtdb-emulator/testing/badLine.ts'
import { openSeason } from '#sample/testingSeason.ts'

// `RACE_RUNS=50 npx vitest run races` repeats each more often, `RACES=cancel` runs those with that title.
const RUNS = Number(process.env['RACE_RUNS'] ?? 2)
const WANTED = new RegExp(process.env['RACES'] ?? '')
const DAYS_A_RUN = 40

const FAULTS: [title: string, begin: (line: BadLine) => void][] = [
  ['in order', () => {}],
  ['cut', (line) => line.cut()],
  ['silent', (line) => line.hang()],
  ['losing the answers', (line) => line.loseAnswers()],
]

/** What a change without a connection is refused for; it stores nothing. */
const UNCONNECTED = ['offline', 'network']

describe.each(FAULTS)('two owners, the connection of one of them %s', (_, begin) => {
  test(
    'lose nothing, sell nothing twice, and get correct results',
    { timeout: 60_000 * RUNS },
    async () => {
      const season = await openSeason()
      const races = Object.entries(RACES).filter(([title]) => WANTED.test(title))

      const faults = await Promise.all(
        races.map(async ([title, race], index) => {
          const line = await openBadLine(season.backend.databasePort)
          onTestFinished(line.stop)
          const [ada, can] = [
            await season.signIn('owner', line.port),
            await season.signIn('coowner'),
          ]
          const found: string[] = []
          for (let run = 0; run < RUNS; run += 1) {
            const from = addDays(day('2027-01-01'), (run * races.length + index) * DAYS_A_RUN)
            // In every second run it is the other operation whose connection is bad.
            const pair = run % 2 === 0 ? ([ada, can] as const) : ([can, ada] as const)
            const { operations, refusals, stored, expected } = await race(...pair, from)
            begin(line)
            const attempts = operations.map((operation) => resultOf(operation()))
            line.repair()
            const results = await Promise.all(attempts)

            const first = results[0] === 'done' ? 0 : 1
            const second = results[1 - first]
            const isRight =
              results[first] === 'done' &&
              (second === (refusals[1 - first] ?? 'done') || UNCONNECTED.includes(String(second)))
            if (!isRight) found.push(`${title}: ${results.join(', ')}`)
            const [is, shouldBe] = [await stored?.(), expected?.(first)]
            if (JSON.stringify(is) !== JSON.stringify(shouldBe))
              found.push(`${title}: ${JSON.stringify(is)} instead of ${JSON.stringify(shouldBe)}`)
          }
          return found
        }),
      )

      expect(faults.flat()).toEqual([])
      expect(await season.unsoundness()).toEqual([])
    },
  )
})

function resultOf(attempt: Promise<unknown>): Promise<string> {
  return attempt.then(
    () => 'done',
    (error: unknown) => (error instanceof Failure ? error.reason : String(error)),
  )
}
