import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoEnv } from '#caretaker/env.ts'
import { newFolder } from '#rtdb-emulator/testing/backend.ts'
import { planBuild, readBuild } from './ensureBuilt.ts'

const OWN = {
  VITE_FIREBASE_API_KEY: 'AIza-own',
  VITE_FIREBASE_AUTH_DOMAIN: 'villa-yasemin.firebaseapp.com',
  VITE_FIREBASE_DATABASE_URL: 'https://villa-yasemin-default-rtdb.firebaseio.com',
  VITE_FIREBASE_PROJECT_ID: 'villa-yasemin',
  VITE_FIREBASE_APP_ID: '1:1:web:a',
  VITE_SITE_URL: 'https://villayasemin.com',
}

/** A folder with the build for these settings, as the bundler writes them. */
function buildFor(settings: Readonly<Record<string, string>>) {
  const folder = newFolder()
  mkdirSync(join(folder, 'assets'))
  writeFileSync(join(folder, 'index.html'), settings['VITE_SITE_URL'] ?? '')
  const config = `{projectId:\`${settings['VITE_FIREBASE_PROJECT_ID']}\`,${Object.values(settings).join()}}`
  writeFileSync(join(folder, 'assets/firebase.js'), config)
  return readBuild(folder)
}

test.each([
  ['serves the build of the same settings', OWN, OWN, 'serve'],
  ['replaces a build for another address', { ...OWN, VITE_SITE_URL: 'https://a.b' }, OWN, 'build'],
  ['replaces the demo by the build for a real project', demoEnv(), OWN, 'build'],
  ['does not replace the build for a real project by the demo', OWN, demoEnv(), 'refuse'],
])('%s', (_what, built, wanted, plan) => {
  expect(planBuild(buildFor(built), wanted)).toBe(plan)
})

test('an empty folder has no build', () => {
  expect(readBuild(newFolder())).toBeNull()
  expect(planBuild(null, OWN)).toBe('build')
})
