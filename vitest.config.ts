import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultExclude, defineConfig } from 'vitest/config'
import { imagetools } from 'vite-imagetools'
import { parseEnv } from '#db/env.ts'
import { ownerHash } from '#db/ownerHash.ts'
import { demoEnv } from './packages/caretaker/env.ts'
import { pictureOptions } from '#scripts/pictures.ts'

/** The villa's zone, in which all tests run. */
const HOME = 'Europe/Istanbul'
// Threads have the zone of this process.
process.env['TZ'] = HOME

/**
 * So far away that it is usually another day there; UTC, the servers' zone, would hide a mistake.
 */
const FAR_AWAY = 'America/Los_Angeles'

/** The tests of code that reads a Date, a clock or a zone, run in both; all other code handles dates as text. */
const DATE_TESTS = [
  'src/domain/date.test.ts',
  'src/domain/stay/{availability,stayDates}.test.ts',
  'src/domain/channels/{readCalendar,writeCalendar}.test.ts',
  'src/i18n/format.test.ts',
  'src/guests/booking/calendar/*.test.ts',
]
const DATE_SCREENS = [
  'src/guests/booking/calendar/AvailabilityCalendar.test.tsx',
  'src/shared/useToday.test.tsx',
]

/**
 * The tests that load the Firebase SDK, which keeps the connections and console of the first file
 * that loads it.
 */
const APART_TESTS = '{src/db,packages,scripts/smoke}/**/*.test.ts'

/** The tests of this house's own pages; all others have a house of their own. */
const PAGE_TESTS = [
  'src/guests/landing/**/*.test.{ts,tsx}',
  'src/app/head.test.ts',
  'src/i18n/{checkTexts,useDescription}.test.{ts,tsx}',
]
/** The tests of a house in another country. */
const ABROAD_TESTS = 'sample/abroad.test.ts'

/** What replaces the site's house in tests. */
const HOUSES = {
  site: [],
  tests: houseFrom('sample/testingHouse.ts'),
  abroad: houseFrom('sample/testingAbroad.ts'),
}

/** Those that take longer than all others together; `npm run test:long` runs exactly these. */
export const LONG_TESTS = '{src,packages,scripts,rules,sample}/**/*.long.test.ts'

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
    env: { ...demoEnv(), TEST_PORT: String(10_000 + (process.pid % 100) * 200) },
    setupFiles: ['./src/testingSetup.ts'],
    // A clicked link must not change the address of the window, which later files share.
    environmentOptions: {
      happyDOM: {
        settings: {
          navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
        },
      },
    },
    // Enough for a machine shared by ten others; no test waits for a fixed time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', 'json'],
    outputFile: { json: process.env['UNIT_REPORT'] ?? 'test-results/unit.json' },
    maxWorkers: '100%',
    // Rendering tests are a separate project, because a worker is reused only for files with the
    // same environment.
    projects: [
      project(HOME, {
        zone: HOME,
        include: ['{src,rules,scripts,sample}/**/*.test.ts'],
        exclude: [APART_TESTS, LONG_TESTS, ABROAD_TESTS, ...PAGE_TESTS],
      }),
      project(`${HOME}, screens`, {
        zone: HOME,
        include: ['src/**/*.test.tsx'],
        exclude: [LONG_TESTS, ...PAGE_TESTS],
      }),
      project(`${HOME}, pages`, { zone: HOME, include: PAGE_TESTS, house: 'site' }),
      project(`${HOME}, abroad`, { zone: HOME, include: [ABROAD_TESTS], house: 'abroad' }),
      project(FAR_AWAY, { zone: FAR_AWAY, include: DATE_TESTS }),
      // A screen that shows a wrong day does so in any zone of another day.
      project(`${FAR_AWAY}, screens`, { zone: FAR_AWAY, include: DATE_SCREENS }),
      project(`${HOME}, apart`, {
        zone: HOME,
        include: [APART_TESTS],
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
  /** Whether the tests have their own house, or the site's in `src/content`. */
  house?: keyof typeof HOUSES
}

function houseFrom(file: string) {
  return [{ find: /^#content\/(villa|hosts)\.ts$/, replacement: resolve(file) }]
}

/**
 * Files share a worker and its modules unless they are to be isolated, because starting a worker
 * takes longer than most tests. Isolated ones run in threads, which start faster than processes but
 * share their zone.
 */
function project(
  name: string,
  { zone, include, exclude = [LONG_TESTS], isolate = false, house = 'tests' }: ProjectOptions,
) {
  return {
    extends: true as const,
    resolve: { alias: HOUSES[house] },
    test: {
      name,
      include,
      exclude: [...defaultExclude, ...exclude],
      isolate,
      pool: isolate ? 'threads' : 'forks',
      env: { TZ: zone },
    },
  }
}
