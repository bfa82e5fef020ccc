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
  return checkSettings({ ...GOOD, ...change }, demoEnv())
    .filter(({ mark }) => mark !== '✓')
    .map(({ text }) => text)
}

test.each<Settings>([
  {},
  { VITE_FIREBASE_DATABASE_URL: 'https://villa-yasemin.firebaseio.com/' },
  { VITE_FIREBASE_AUTH_DOMAIN: 'giris.villayasemin.com' },
  { VITE_RESERVATION_ENDPOINT: 'https://forms.villayasemin.com/requests' },
  { VITE_NOTICE_URL: 'https://ntfy.sh/villa-7f3a' },
  { VITE_APP_CHECK_SITE_KEY: `6L${'x'.repeat(38)}` },
])('accepts settings with %j', (change) => {
  expect(complaintsAbout(change)).toEqual([])
})

test.each([
  ['VITE_FIREBASE_DATABASE_URL', `${GOOD['VITE_FIREBASE_DATABASE_URL']}/reservations`],
  ['VITE_FIREBASE_DATABASE_URL', 'https://ayse:sesam@villa-yasemin.firebaseio.com'],
  ['VITE_SITE_URL', 'https://localhost:4173'],
  ['VITE_SITE_URL', 'https://villayasemin.com?x=1'],
  ['VITE_SITE_URL', 'http://villayasemin.com'],
  ['VITE_SITE_URL', 'https://villayasemin.com/'],
  ['VITE_NOTICE_URL', 'http://ntfy.sh/villa'],
  ['VITE_NOTICE_URL', 'https://ayse:sesam@ntfy.sh/villa'],
])('%s must not be %s', (name, value) => {
  expect(complaintsAbout({ [name]: value })).toEqual([`${name} is not what it should be`])
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
  [{ VITE_SMTP_PASSWORD: 'hunter2-and-more' }, 'No part of the site reads VITE_SMTP_PASSWORD'],
  [{ VITE_FIREBASE_APP_ID: '' }, 'VITE_FIREBASE_APP_ID is missing'],
])('%j is named, and nothing else', (change, text) => {
  expect(complaintsAbout(change)).toEqual([containing(text)])
})

test('reports the demo as such, without the errors that follow from it', () => {
  const checks = checkSettings(demoEnv(), demoEnv())

  expect(checks).toMatchObject([{ mark: '✗', text: containing('demo-villa') }])
})
