const GOOGLE_AUTH = ['https://identitytoolkit.googleapis.com', 'https://securetoken.googleapis.com']

const APP_CHECK = ['https://content-firebaseappcheck.googleapis.com']
const RECAPTCHA = ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/']

/** Whose scripts and frames a page may show besides its own: reCAPTCHA's where App Check is switched on, else nobody's. */
export function guestsOfPage(): string[] {
  return __ENV__.VITE_APP_CHECK_SITE_KEY ? RECAPTCHA : []
}

/**
 * The origins a page of this build may connect to, for its content security policy: its own database and no other, and on
 * owners' pages the socket and Auth, too (docs/decisions/008).
 */
export function connectionsOf(page: 'public' | 'owners'): string[] {
  const { rest, socket, auth } = __LOCAL_BACKEND__
    ? localOrigins(__LOCAL_BACKEND__)
    : googleOrigins(new URL(__ENV__.VITE_FIREBASE_DATABASE_URL).host)
  const proof = __ENV__.VITE_APP_CHECK_SITE_KEY ? [...APP_CHECK, ...RECAPTCHA] : []
  if (page === 'owners') return [...rest, ...socket, ...auth, ...proof]
  const endpoint = __ENV__.VITE_RESERVATION_ENDPOINT
  return [...rest, ...(endpoint ? [new URL(endpoint).origin] : []), ...proof]
}

function googleOrigins(host: string) {
  return { rest: [`https://${host}`], socket: [`wss://${host}`], auth: GOOGLE_AUTH }
}

function localOrigins({ host, databasePort, authPort }: NonNullable<typeof __LOCAL_BACKEND__>) {
  return {
    rest: [`http://${host}:${databasePort}`],
    socket: [`ws://${host}:${databasePort}`],
    auth: [`http://${host}:${authPort}`],
  }
}
