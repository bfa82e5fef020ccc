import { afterEach, expect, test, vi } from 'vitest'
import { connectionsOf } from './origins.ts'

const HOST = 'villa-default-rtdb.europe-west1.firebasedatabase.app'

const ENV = {
  VITE_FIREBASE_DATABASE_URL: `https://${HOST}`,
  VITE_RESERVATION_ENDPOINT: '',
  VITE_NOTICE_URL: '',
}

function deployedWith(more: object) {
  vi.stubGlobal('__LOCAL_BACKEND__', null)
  vi.stubGlobal('__ENV__', { ...ENV, ...more })
}

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
    deployedWith({ VITE_RESERVATION_ENDPOINT: endpoint, VITE_NOTICE_URL: notice })

    expect(connectionsOf(page)).toEqual(origins)
  },
)

test('a database below firebaseio.com connects only there', () => {
  deployedWith({ VITE_FIREBASE_DATABASE_URL: 'https://villa-rtdb.firebaseio.com' })

  expect(connectionsOf('owners').filter((origin) => origin.startsWith('wss:'))).toEqual([
    'wss://villa-rtdb.firebaseio.com',
    'wss://*.firebaseio.com',
  ])
})
