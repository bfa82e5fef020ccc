import { defineConfig } from '@playwright/test'

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.e2e.ts',
  // Each with a site and a backend of its own; e2e/site.ts says where.
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // Patience, in one place: enough for a machine five times slower than a laptop; no test waits for time.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  use: {
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // A recording keeps a copy of the page at each step: `npx playwright test --trace on` asks for one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
    },
  },
})
