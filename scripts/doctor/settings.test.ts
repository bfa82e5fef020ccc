import { expect, test } from 'vitest'
import { containing } from '#rtdb-emulator/testing/backend.ts'
import { demoEnv } from '#caretaker/env.ts'
import { checkSettings, type Settings } from './settings.ts'

const GOOD: Settings = {
  VITE_FIREBASE_API_KEY: `AIza${'x'.repeat(35)}`,
  VITE_FIREBASE_AUTH_DOMAIN: 'villa-yasemin.firebaseapp.com',
  VITE_FIREBASE_DATABASE_URL:
    'https://villa-yasemin-default-rtdb.europe-west1.firebasedatabase.app',
  VITE_FIREBASE_PROJECT_ID: 'villa-yasemin',
  VITE_FIREBASE_APP_ID: '1:111122223333:web:abcdef',
  VITE_ADMIN_EMAILS: 'ayse@villayasemin.com, mehmet@villayasemin.com',
  VITE_RESERVATION_ENDPOINT: '',
  VITE_SITE_URL: 'https://villayasemin.com',
}

/** The errors of valid settings with a change. */
function complaintsAbout(change: Settings): string[] {
  return checkSettings({ ...GOOD, ...change })
    .filter(({ mark }) => mark !== '✓')
    .map(({ text }) => text)
}

test.each<Settings>([
  {},
  { VITE_FIREBASE_DATABASE_URL: 'https://villa-yasemin.firebaseio.com/' },
  { VITE_FIREBASE_AUTH_DOMAIN: 'giris.villayasemin.com' },
])('accepts settings with %j', (change) => {
  expect(complaintsAbout(change)).toEqual([])
})

test.each<[Settings, string]>([
  [
    { VITE_FIREBASE_DATABASE_URL: 'https://villa-yasemin-default-rtdb-evil.firebaseio.com' },
    'The database villa-yasemin-default-rtdb-evil does not belong to the project villa-yasemin',
  ],
  [
    { VITE_FIREBASE_AUTH_DOMAIN: 'villa-nergis.firebaseapp.com' },
    'villa-nergis.firebaseapp.com does not belong to the project villa-yasemin',
  ],
  [
    { VITE_FIREBASE_APP_ID: '1:000000000000:web:0000000000000000000000' },
    "Still the example's: VITE_FIREBASE_APP_ID",
  ],
  [{ VITE_FIREBASE_APP_ID: '' }, 'VITE_FIREBASE_APP_ID is missing'],
])('%j is named, and nothing else', (change, text) => {
  expect(complaintsAbout(change)).toEqual([containing(text)])
})

test('reports the demo as such', () => {
  expect(checkSettings(demoEnv())).toMatchObject([
    { mark: '✗', text: containing("the demo's") },
    { mark: '✓' },
  ])
})
