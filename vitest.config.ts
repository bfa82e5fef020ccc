import react from '@vitejs/plugin-react'
import { defaultExclude, defineConfig } from 'vitest/config'
import { imagetools } from 'vite-imagetools'
import { parseEnv } from '#firebase/env.ts'
import { demoEnv } from '#scripts/env.ts'
import { pictureOptions } from '#scripts/pictures.ts'

/** Ports of their own, so that the tests run beside `npm start`. */
const LOCAL_BACKEND = { host: '127.0.0.1', databasePort: 9010, authPort: 9109 }

/** The villa's zone, in which everything is tested. */
const HOME = 'Europe/Istanbul'

/** So far from home that at most hours of the day it is another day there; UTC, where servers are, would hide a mistake. */
const FAR_AWAY = ['America/Los_Angeles', 'Pacific/Kiritimati']

/** The tests that would pass in one zone and fail in another if a day went by the device's, or by UTC. */
const DATE_TESTS = [
  'src/domain/**/*.test.ts',
  'src/i18n/format.test.ts',
  'src/features/booking/*.test.ts',
  'src/features/booking/{calendar,request}/*.test.ts',
  'src/features/booking/calendar/AvailabilityCalendar.test.tsx',
  'src/features/backoffice/form/*.test.ts',
  'src/features/backoffice/table/stayFigures.test.ts',
  'src/features/backoffice/requests/RequestInbox.test.tsx',
  'src/pages/useToday.test.tsx',
]

/** Those of the domain that know neither a day nor an hour. */
const TIMELESS_TESTS = ['src/domain/{merge,plain,pushId,record,soundness}.test.ts']

const settings = parseEnv(demoEnv())
if ('problems' in settings) throw new Error(settings.problems.join('; '))

export default defineConfig({
  plugins: [react(), imagetools(pictureOptions('serve'))],
  define: {
    __LOCAL_BACKEND__: JSON.stringify(LOCAL_BACKEND),
    __ENV__: JSON.stringify(settings.env),
  },
  test: {
    env: demoEnv(),
    setupFiles: ['./src/testSetup.ts'],
    // Patience enough for a machine five times slower than a laptop; no test waits for time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/unit.json' },
    projects: [
      inZone(HOME, ['{src,local-backend,scripts}/**/*.test.{ts,tsx}']),
      // A process for each of these small files would take longer than the tests in them.
      ...FAR_AWAY.map((zone) =>
        inZone(zone, DATE_TESTS, { without: TIMELESS_TESTS, isolate: false }),
      ),
    ],
  },
})

type ZoneOptions = { without?: string[]; isolate?: boolean }

function inZone(
  zone: string,
  include: string[],
  { without = [], isolate = true }: ZoneOptions = {},
) {
  const exclude = [...defaultExclude, ...without]
  return {
    extends: true as const,
    test: { name: zone, include, exclude, isolate, env: { TZ: zone } },
  }
}
