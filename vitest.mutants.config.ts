import { defaultExclude, defineConfig } from 'vitest/config'
import config, { LONG_TESTS } from './vitest.config.ts'

// Its tests once, in the villa's zone: Stryker wants one project.
const { projects: _, ...test } = config.test ?? {}

/** How `npm run mutants` runs the unit tests. */
export default defineConfig({
  ...config,
  test: {
    ...test,
    reporters: [],
    env: { ...test.env, TZ: 'Europe/Istanbul' },
    // For each mutant they would play whole seasons; what they alone guard is in docs/mutants.md.
    exclude: [...defaultExclude, LONG_TESTS],
    include: [`src/${process.env.ROOM ?? 'domain'}/**/*.test.{ts,tsx}`],
  },
})
