import { defineConfig } from '@playwright/test'
import { findBrowser } from './scripts/browser.ts'

// Never installs one, because other tools load this file, too.
const browser = findBrowser()

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  // Each worker has its own site and backend; see e2e/site.ts.
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // Enough for a machine five times slower than a laptop; no test waits for a fixed time.
  timeout: 240_000,
  expect: { timeout: 40_000, toPass: { timeout: 40_000 } },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  // Slow tests, and repetitions in another language or width, have a tag; `npm run test:long` runs
  // exactly these.
  projects: [
    { name: 'short', grepInvert: /@long/, outputDir: 'test-results/e2e' },
    {
      name: 'long',
      grep: /@long/,
      outputDir: 'test-results/e2e-long',
      // Each story visits many pages.
      timeout: 600_000,
    },
    { name: 'pictures', testMatch: 'takePictures.ts' },
  ],
  use: {
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(browser !== null && { executablePath: browser }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
})
