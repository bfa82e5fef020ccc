import { Stryker } from '@stryker-mutator/core'
import { fileURLToPath } from 'node:url'
import { setDemoEnv } from '#scripts/env.ts'

/** How many of a hundred changes the tests of each room must notice; docs/mutants.md says which they do not. */
const LEAST = { domain: 90, firebase: 75, features: 0, pages: 60 }

// `ONE_IN=7 npm run mutants firebase` changes one statement in seven, for an hour is long.
const isSample = process.env['ONE_IN'] !== undefined

setDemoEnv()
const asked = process.argv.slice(2)
for (const [room, least] of Object.entries(LEAST)) {
  if (asked.length > 0 && !asked.includes(room)) continue
  console.log(`\n— ${room}: at least ${least} %`)
  process.env['ROOM'] = room
  await tryMutants(room, least)
}

/** Changes one thing of the room after the other and lets the room's tests notice; fails the process when too few are. */
async function tryMutants(room: string, least: number): Promise<void> {
  const stryker = new Stryker({
    mutate: [`src/${room}/**/*.ts`, '!**/*.test.ts', '!**/testing.ts'],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutants.config.ts' },
    thresholds: { high: 100, low: 85, break: isSample ? null : least },
    coverageAnalysis: 'perTest',
    // What runs as a file is loaded is a constant: it would need all tests again for each change of a text.
    ignoreStatic: true,
    // Stryker would rewrite a tsconfig with what TypeScript 7 no longer has; what is not there it leaves alone.
    tsconfigFile: 'none.json',
    ignorePatterns: ['/.cache', '/dist', '/test-results', '/docs'],
    concurrency: 1,
    ...(isSample && {
      plugins: ['@stryker-mutator/*', fileURLToPath(new URL('sample.ts', import.meta.url))],
      // The process that runs the tests cannot read it, says so, and has no need of it.
      ignorers: ['sample'],
    }),
    incremental: !isSample,
    incrementalFile: `test-results/mutants/${room}.json`,
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { logTests: false, reportTests: false, allowEmojis: false },
    tempDirName: 'test-results/stryker',
    cleanTempDir: 'always',
  })
  await stryker.runMutationTest()
}
