import { currentEnv } from './env.ts'

const GOOGLE_DATABASE = [
  'https://*.firebaseio.com',
  'wss://*.firebaseio.com',
  'https://*.firebasedatabase.app',
  'wss://*.firebasedatabase.app',
]
const GOOGLE_AUTH = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

/** The origins that a page of this build may connect to, for its content security policy; only owners' pages reach Auth. */
export function connectionsOf(page: 'public' | 'owners'): string[] {
  const { VITE_RESERVATION_ENDPOINT: endpoint } = currentEnv()
  const database = __LOCAL_BACKEND__
    ? ['http', 'ws'].map((scheme) => `${scheme}://${hostOf('databasePort')}`)
    : GOOGLE_DATABASE
  const auth = __LOCAL_BACKEND__ ? [`http://${hostOf('authPort')}`] : GOOGLE_AUTH
  if (page === 'owners') return [...database, ...auth]
  return endpoint ? [...database, new URL(endpoint).origin] : database
}

function hostOf(port: 'databasePort' | 'authPort'): string {
  return `${__LOCAL_BACKEND__?.host}:${__LOCAL_BACKEND__?.[port]}`
}
