const GOOGLE_AUTH = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

/**
 * The origins that a page of this build may connect to, for its content security policy: its own
 * database, and on owners' pages its socket and Auth (docs/decisions/008).
 */
export function connectionsOf(page: 'public' | 'owners'): string[] {
  const { rest, socket, auth } = __LOCAL_BACKEND__
    ? localOrigins(__LOCAL_BACKEND__)
    : googleOrigins(new URL(__ENV__.VITE_FIREBASE_DATABASE_URL).host)
  if (page === 'owners') return [...rest, ...socket, ...auth]
  const urls = [__ENV__.VITE_RESERVATION_ENDPOINT, __ENV__.VITE_NOTICE_URL]
  const others = urls.flatMap((url) => (url ? new URL(url).origin : []))
  return [...rest, ...new Set(others)]
}

function googleOrigins(host: string) {
  return { rest: [`https://${host}`], socket: socketsOf(host), auth: GOOGLE_AUTH }
}

/** Google serves a database from hosts that it names to its clients, below these. */
function socketsOf(host: string): string[] {
  const region = host.slice(host.indexOf('.') + 1)
  const domains = new Set([region, 'firebaseio.com'])
  return [`wss://${host}`, ...[...domains].map((domain) => `wss://*.${domain}`)]
}

function localOrigins({ host, databasePort, authPort }: NonNullable<typeof __LOCAL_BACKEND__>) {
  return {
    rest: [`http://${host}:${databasePort}`],
    socket: [`ws://${host}:${databasePort}`],
    auth: [`http://${host}:${authPort}`],
  }
}
