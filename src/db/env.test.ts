import { expect, test } from 'vitest'
import { parseEnv } from './env.ts'

const complete = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'villa.firebaseapp.com',
  VITE_FIREBASE_DATABASE_URL: 'https://villa-default-rtdb.europe-west1.firebasedatabase.app/',
  VITE_FIREBASE_PROJECT_ID: 'villa',
  VITE_FIREBASE_APP_ID: '1:2:web:3',
  VITE_ADMIN_EMAILS: ' Owner@Example.com, coowner@example.com',
  VITE_RESERVATION_ENDPOINT: '',
  VITE_NOTICE_URL: '',
  VITE_SITE_URL: 'https://villa.example',
}

test('valid settings are trimmed, with addresses in lower case and URLs without a trailing slash', () => {
  expect(parseEnv(complete)).toEqual({
    env: {
      ...complete,
      VITE_FIREBASE_DATABASE_URL: 'https://villa-default-rtdb.europe-west1.firebasedatabase.app',
      VITE_ADMIN_EMAILS: ['owner@example.com', 'coowner@example.com'],
    },
  })
})

test.each(['RESERVATION_ENDPOINT', 'NOTICE_URL'])('VITE_%s is optional', (name) => {
  expect(parseEnv({ ...complete, [`VITE_${name}`]: undefined })).toEqual(parseEnv(complete))
})

test.each([
  [{ VITE_FIREBASE_API_KEY: '  ' }, 'VITE_FIREBASE_API_KEY is missing'],
  [{ VITE_FIREBASE_API_KEY: 'key # ours' }, 'a comment has a line of its own'],
  [{ VITE_FIREBASE_DATABASE_URL: 'villa' }, 'VITE_FIREBASE_DATABASE_URL is no URL'],
  [{ VITE_SITE_URL: 'ftp://villa.example' }, 'VITE_SITE_URL must begin with https://'],
  [{ VITE_RESERVATION_ENDPOINT: 'mail me' }, 'VITE_RESERVATION_ENDPOINT is no URL'],
  [
    { VITE_ADMIN_EMAILS: 'owner@example.com,nobody' },
    'VITE_ADMIN_EMAILS must be e-mail addresses, comma-separated',
  ],
])('%j is named', (change, problem) => {
  const result = parseEnv({ ...complete, ...change })
  const problems = 'problems' in result ? result.problems : []

  expect(problems).toHaveLength(1)
  expect(problems[0]).toContain(problem)
})

test('every missing variable is named', () => {
  const { VITE_FIREBASE_APP_ID: _, VITE_SITE_URL: __, ...rest } = complete
  expect(parseEnv(rest)).toEqual({
    problems: ['VITE_FIREBASE_APP_ID is missing', 'VITE_SITE_URL is missing'],
  })
})
