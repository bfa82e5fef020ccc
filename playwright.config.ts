import { defineConfig } from '@playwright/test'

/** What draws the lists of an address bar that nobody sees: a second of a core's work for the window of each test. */
const UNSEEN = ['WebUIOmniboxPopup', 'WebUIOmniboxFullPopup', 'WebUIOmniboxAimPopup']

/** What Playwright itself switches off; a list of ours takes the place of its own. */
const PLAYWRIGHTS = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  // Each with a site and a backend of its own; e2e/site.ts says where.
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  // Patience, in one place: enough for a machine five times slower than a laptop; no test waits for time.
  timeout: 240_000,
  expect: { timeout: 40_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  // What is long by nature, or the same in another language or at another width, is tagged; `npm run test:long` runs exactly that.
  projects: [
    { name: 'short', grepInvert: /@long/, outputDir: 'test-results/e2e' },
    { name: 'long', grep: /@long/, outputDir: 'test-results/e2e-long' },
  ],
  use: {
    locale: 'tr-TR',
    timezoneId: 'Europe/Istanbul',
    // A recording keeps a copy of the page at each step: `npx playwright test --trace on` asks for one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        `--disable-features=${[...PLAYWRIGHTS, ...UNSEEN].join(',')}`,
      ],
    },
  },
})
