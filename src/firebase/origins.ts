const GOOGLE_DATABASE = ['https://*.firebaseio.com', 'https://*.firebasedatabase.app']
const GOOGLE_SOCKET = ['wss://*.firebaseio.com', 'wss://*.firebasedatabase.app']
const GOOGLE_AUTH = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

/** The origins a page of this build may connect to, for its content security policy; only owners' pages reach sockets and Auth. */
export function connectionsOf(page: 'public' | 'owners'): string[] {
  const { rest, socket, auth } = __LOCAL_BACKEND__
    ? localOrigins(__LOCAL_BACKEND__)
    : { rest: GOOGLE_DATABASE, socket: GOOGLE_SOCKET, auth: GOOGLE_AUTH }
  if (page === 'owners') return [...rest, ...socket, ...auth]
  const endpoint = __ENV__.VITE_RESERVATION_ENDPOINT
  return endpoint ? [...rest, new URL(endpoint).origin] : rest
}

function localOrigins({ host, databasePort, authPort }: NonNullable<typeof __LOCAL_BACKEND__>) {
  return {
    rest: [`http://${host}:${databasePort}`],
    socket: [`ws://${host}:${databasePort}`],
    auth: [`http://${host}:${authPort}`],
  }
}
