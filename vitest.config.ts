import react from '@vitejs/plugin-react'
import { defaultExclude, defineConfig } from 'vitest/config'
import { imagetools } from 'vite-imagetools'
import { parseEnv } from '#firebase/env.ts'
import { ownerHash } from '#firebase/ownerHash.ts'
import { demoEnv } from '#scripts/env.ts'
import { pictureOptions } from '#scripts/pictures.ts'

/** The villa's zone, in which everything is tested. */
const HOME = 'Europe/Istanbul'

/** So far from home that at most hours of the day it is another day there; UTC, where servers are, would hide a mistake. */
const FAR_AWAY = ['America/Los_Angeles', 'Pacific/Kiritimati']

/** The tests that would pass in one zone and fail in another if a day went by the device's, or by UTC. */
const DATE_TESTS = [
  'src/domain/**/*.test.ts',
  'src/i18n/{format,fieldWords}.test.ts',
  'src/features/booking/*.test.ts',
  'src/features/booking/{calendar,request}/*.test.ts',
  'src/features/backoffice/form/*.test.ts',
  'src/features/backoffice/table/stayFigures.test.ts',
]
const DATE_SCREENS = [
  'src/features/booking/calendar/AvailabilityCalendar.test.tsx',
  'src/features/backoffice/requests/RequestInbox.test.tsx',
  'src/pages/useToday.test.tsx',
]

/** Those of the domain that know neither a day nor an hour. */
const TIMELESS_TESTS = ['src/domain/{merge,plain,pushId,record,soundness}.test.ts']

/** Those that take longer than all others together; `npm run test:long` runs exactly them. */
export const LONG_TESTS = '{src,local-backend,packages,scripts}/**/*.long.test.ts'

const settings = parseEnv(demoEnv())
if ('problems' in settings) throw new Error(settings.problems.join('; '))
const { VITE_ADMIN_EMAILS: owners, ...env } = settings.env

export default defineConfig({
  plugins: [react(), imagetools(pictureOptions('serve'))],
  define: {
    __ENV__: JSON.stringify(env),
    __OWNER_HASHES__: JSON.stringify(await Promise.all(owners.map(ownerHash))),
  },
  test: {
    env: demoEnv(),
    setupFiles: ['./src/testSetup.ts'],
    // Patience enough for a machine that ten others share; no test waits for time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', 'json'],
    outputFile: { json: process.env['UNIT_REPORT'] ?? 'test-results/unit.json' },
    maxWorkers: '100%',
    // What shows something stands apart: a worker is kept for the next file only if that has the same environment.
    projects: [
      project(HOME, {
        zone: HOME,
        include: ['{src,rules}/**/*.test.ts'],
        exclude: ['src/firebase/**', LONG_TESTS],
      }),
      project(`${HOME}, screens`, { zone: HOME, include: ['src/**/*.test.tsx'] }),
      ...FAR_AWAY.flatMap((zone) => [
        project(zone, { zone, include: DATE_TESTS, exclude: [...TIMELESS_TESTS, LONG_TESTS] }),
        project(`${zone}, screens`, { zone, include: DATE_SCREENS }),
      ]),
      // The Firebase SDK keeps its connections, and the console of whoever loaded it.
      project(`${HOME}, apart`, {
        zone: HOME,
        include: ['{src/firebase,local-backend,packages,scripts}/**/*.test.ts'],
        isolate: true,
      }),
      project('long', { zone: HOME, include: [LONG_TESTS], exclude: [], isolate: true }),
    ],
  },
})

type ProjectOptions = {
  zone: string
  include: string[]
  exclude?: string[]
  isolate?: boolean
}

/** Files share a worker and what it has loaded unless they ask to be isolated: a world for each takes longer than most tests in it. */
function project(
  name: string,
  { zone, include, exclude = [LONG_TESTS], isolate = false }: ProjectOptions,
) {
  return {
    extends: true as const,
    test: {
      name,
      include,
      exclude: [...defaultExclude, ...exclude],
      isolate,
      env: { TZ: zone },
    },
  }
}
