import { goOffline, goOnline } from 'firebase/database'
import { describe, expect, test } from 'vitest'
import { addDays } from '#domain/date.ts'
import { day } from '#domain/testing.ts'
import { openBadLine } from '#rtdb-emulator/testing/badLine.ts'
import { openSeason } from '#scripts/sample/season.ts'
import type { Run } from '#e2e/races/race.ts'
import { CANCELLING_RACES } from '#e2e/races/cancelling.ts'
import { RACES } from '#e2e/races/stays.ts'
import { REQUEST_RACES } from '#e2e/races/requests.ts'
import { PAYMENT_RACES } from '#e2e/races/payments.ts'

// `RACE_RUNS=50 npx vitest run races` repeats each more often, `RACES=cancel` runs those with that
// title.
const RUNS = Number(process.env['RACE_RUNS'] ?? 2)
const WANTED = new RegExp(process.env['RACES'] ?? '')
const DAYS_A_RUN = 40

type Season = Awaited<ReturnType<typeof openSeason>>
type BadLine = Pick<Run, 'ada' | 'cut' | 'repair'> & { stop?: () => Promise<void> }

const LINES: [title: string, open: (season: Season) => Promise<BadLine>][] = [
  [
    'whose line is cut',
    async ({ signIn }) => {
      const ada = await signIn('owner')
      return { ada, cut: () => goOffline(ada.database), repair: () => goOnline(ada.database) }
    },
  ],
  ['on whose line nothing arrives', (season) => openThrough(season, 'hang')],
  ['whose line loses the answers', (season) => openThrough(season, 'loseAnswers')],
  [
    'whose line is in order',
    async ({ signIn }) => ({ ada: await signIn('owner'), cut: noop, repair: noop }),
  ],
]

async function openThrough({ backend, signIn }: Season, fault: 'hang' | 'loseAnswers') {
  const { port, repair, stop, [fault]: cut } = await openBadLine(backend.databasePort)
  return { ada: await signIn('owner', port), cut, repair, stop }
}

function noop() {}

describe.each(LINES)('two owners, one of them %s', (_, open) => {
  test(
    'lose nothing, sell nothing twice, and get correct results',
    { timeout: 60_000 * RUNS },
    async () => {
      const season = await openSeason()
      const races = Object.entries({
        ...RACES,
        ...REQUEST_RACES,
        ...PAYMENT_RACES,
        ...CANCELLING_RACES,
      }).filter(([title]) => WANTED.test(title))

      const faults = await Promise.all(
        races.map(async ([title, race], index) => {
          const [{ stop, ...line }, can] = [await open(season), await season.signIn('coowner')]
          const found: string[] = []
          for (let run = 0; run < RUNS; run += 1) {
            const from = addDays(day('2027-01-01'), (run * races.length + index) * DAYS_A_RUN)
            for (const fault of await race({ ...line, can, from })) found.push(`${title}: ${fault}`)
          }
          await stop?.()
          return found
        }),
      )

      expect(faults.flat()).toEqual([])
      expect(await season.unsoundness()).toEqual([])
    },
  )
})
