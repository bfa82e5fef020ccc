import { afterEach, expect, test, vi } from 'vitest'
import { connectionsOf, thirdPartyOrigins } from './origins.ts'

const HOST = 'villa-default-rtdb.europe-west1.firebasedatabase.app'

afterEach(() => vi.unstubAllGlobals())

test.each([
  ['public', '', '', [`https://${HOST}`]],
  [
    'public',
    'https://forms.villa.com/requests?x=1',
    'https://ntfy.sh/villa-7f3a',
    [`https://${HOST}`, 'https://forms.villa.com', 'https://ntfy.sh'],
  ],
  [
    'public',
    'https://forms.villa.com/requests',
    'https://forms.villa.com/notices',
    [`https://${HOST}`, 'https://forms.villa.com'],
  ],
  [
    'owners',
    'https://forms.villa.com',
    'https://ntfy.sh/villa-7f3a',
    [
      `https://${HOST}`,
      `wss://${HOST}`,
      'wss://*.europe-west1.firebasedatabase.app',
      'wss://*.firebaseio.com',
      'https://identitytoolkit.googleapis.com',
      'https://securetoken.googleapis.com',
    ],
  ],
] as const)(
  'the %s pages with the endpoint “%s” and the notice “%s” connect to %j only',
  (page, endpoint, notice, origins) => {
    vi.stubGlobal('__LOCAL_BACKEND__', null)
    vi.stubGlobal('__ENV__', {
      VITE_FIREBASE_DATABASE_URL: `https://${HOST}`,
      VITE_RESERVATION_ENDPOINT: endpoint,
      VITE_NOTICE_URL: notice,
    })

    expect(connectionsOf(page)).toEqual(origins)
  },
)

test('a database below firebaseio.com connects only there', () => {
  vi.stubGlobal('__LOCAL_BACKEND__', null)
  vi.stubGlobal('__ENV__', { VITE_FIREBASE_DATABASE_URL: 'https://villa-rtdb.firebaseio.com' })

  expect(connectionsOf('owners').filter((origin) => origin.startsWith('wss:'))).toEqual([
    'wss://villa-rtdb.firebaseio.com',
    'wss://*.firebaseio.com',
  ])
})

test.each(['public', 'owners'] as const)(
  'with App Check the %s pages may connect to Google and show reCAPTCHA',
  (page) => {
    vi.stubGlobal('__LOCAL_BACKEND__', null)
    const env = {
      VITE_FIREBASE_DATABASE_URL: `https://${HOST}`,
      VITE_RESERVATION_ENDPOINT: '',
      VITE_NOTICE_URL: '',
    }
    vi.stubGlobal('__ENV__', env)
    const before = connectionsOf(page)
    expect(thirdPartyOrigins()).toEqual([])

    vi.stubGlobal('__ENV__', { ...env, VITE_APP_CHECK_SITE_KEY: '6Lc' })

    const reCaptcha = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']
    expect(connectionsOf(page)).toEqual([
      ...before,
      'https://content-firebaseappcheck.googleapis.com',
      ...reCaptcha,
    ])
    expect(thirdPartyOrigins()).toEqual(reCaptcha)
  },
)
