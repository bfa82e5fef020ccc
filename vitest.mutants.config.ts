import { defaultExclude, defineConfig } from 'vitest/config'
import config from './vitest.config.ts'

// Its tests once, in the villa's zone: Stryker wants one project.
const { projects: _, ...test } = config.test ?? {}

/** How `npm run mutants` runs the unit tests. */
export default defineConfig({
  ...config,
  test: {
    ...test,
    reporters: [],
    env: { ...test.env, TZ: 'Europe/Istanbul' },
    // These cut the line at each message, and take longer than all the others; what they alone guard is in docs/mutants.md.
    exclude: [...defaultExclude, 'src/firebase/{killed,races}.test.ts'],
    include: [`src/${process.env.ROOM ?? 'domain'}/**/*.test.{ts,tsx}`],
  },
})
