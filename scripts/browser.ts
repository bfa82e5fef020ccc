import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from '@playwright/test'

/** The first is Debian's Chromium without a window, which is smaller and a little faster. */
const SYSTEM_BROWSERS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const PLAYWRIGHT = 'node_modules/@playwright/test/cli.js'
const PACKAGES = ['chromium-headless-shell', 'fonts-liberation']

/** The path of a Chromium: `CHROMIUM_PATH`, the system's Chromium or Chrome, or Playwright's own; `null` when there is none. */
export function findBrowser(): string | null {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (existsSync(named)) return named
    throw new Error(`CHROMIUM_PATH names ${named}, where there is no file.`)
  }
  return [...SYSTEM_BROWSERS, chromium.executablePath()].find((path) => existsSync(path)) ?? null
}

/**
 * Finds a Chromium or installs one (Debian's packages when root, Playwright's otherwise); throws
 * with instructions when it cannot.
 */
export function ensureBrowser(): string {
  const found = findBrowser()
  if (found) return found
  console.log('No Chromium found: installing one.')
  const isRoot = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  try {
    if (isRoot) {
      run('apt-get', 'update', '-qq')
      run('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...PACKAGES)
    } else run(process.execPath, PLAYWRIGHT, 'install', '--only-shell', 'chromium')
  } catch (error) {
    console.log(String(error))
  }
  const installed = findBrowser()
  if (installed) return installed
  throw new Error(
    'The end-to-end tests need a Chromium. Install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  )
}

function run(command: string, ...args: string[]): void {
  execFileSync(command, args, { stdio: 'inherit' })
}
