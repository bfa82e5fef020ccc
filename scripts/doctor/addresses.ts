import type { Env } from '#db/env.ts'
import { type Check, well, wrong } from './check.ts'

const DATABASE_HOST = /^([a-z0-9-]+)\.(?:firebaseio\.com|[a-z]+-[a-z]+\d+\.firebasedatabase\.app)$/

/** A public domain name: no IP address, and no suffix reserved for networks and examples. */
const PUBLIC_NAME =
  /^(?:[a-z0-9-]+\.)+(?!(?:local|localhost|internal|home|lan|test|example|invalid)$)[a-z][a-z0-9-]+$/

/** The rules are deployed to the project's default database, so the site has to use that one. */
export function checkDatabaseUrl(env: Env): Check {
  const { VITE_FIREBASE_DATABASE_URL: written, VITE_FIREBASE_PROJECT_ID: project } = env
  const url = new URL(written)
  const surplus = surplusOf(url)
  if (surplus !== null) {
    return wrong(
      `VITE_FIREBASE_DATABASE_URL holds ${surplus}`,
      'copy the address from the top of the Realtime Database page, and nothing with it',
    )
  }
  const name = DATABASE_HOST.exec(url.host)?.[1]
  if (name === undefined || url.protocol !== 'https:' || url.pathname !== '/') {
    return wrong(
      `VITE_FIREBASE_DATABASE_URL is ${written}`,
      'it must be https://….firebaseio.com or https://….firebasedatabase.app with nothing after it: copy it from the top of the Realtime Database page',
    )
  }
  if (name === project || name === `${project}-default-rtdb`) {
    return well(`The database is the project's: ${url.host}`)
  }
  return wrong(
    `The database ${name} does not belong to the project ${project}, or is not its default one`,
    'copy project id and database URL from the same project',
  )
}

/** Checks the site's address as written, because links contain it unchanged. */
export function checkSiteUrl(written: string): Check {
  const url = new URL(written)
  const surplus = surplusOf(url)
  if (surplus !== null) {
    return wrong(`VITE_SITE_URL holds ${surplus}`, 'write https:// and the domain, and no more')
  }
  if (!PUBLIC_NAME.test(url.hostname)) {
    return wrong(
      `VITE_SITE_URL is ${written}, which no guest can open`,
      'write the address that guests type; before you have a domain it is https://your-id.web.app',
    )
  }
  if (url.protocol === 'https:' && url.pathname === '/' && !written.trim().endsWith('/')) {
    return well(`The site is ${written}`)
  }
  return wrong(
    `VITE_SITE_URL is ${written}`,
    'write the address that guests type: https://, the domain, and no slash at the end',
  )
}

export function checkReceivers({
  VITE_RESERVATION_ENDPOINT: endpoint,
  VITE_NOTICE_URL: notice,
}: Env): Check[] {
  return [
    endpoint === ''
      ? well('Requests go to the database')
      : checkReceiver('VITE_RESERVATION_ENDPOINT', endpoint, 'Requests go'),
    ...(notice === ''
      ? []
      : [checkReceiver('VITE_NOTICE_URL', notice, 'A notice of each request goes')]),
  ]
}

function checkReceiver(setting: string, address: string, what: string): Check {
  const url = new URL(address)
  if (url.username !== '' || url.password !== '') {
    return wrong(
      `${setting} holds a user name or a password`,
      'every guest could read it, and browsers refuse to send to such an address: take it out',
    )
  }
  if (url.protocol === 'https:') return well(`${what} to ${address}`)
  return wrong(
    `${setting} is ${address}`,
    'browsers send nothing from an https page to http: give it an https address, or leave it empty',
  )
}

/** Names the parts of an address except scheme, host and path. */
function surplusOf({ username, password, port, search, hash }: URL): string | null {
  if (username !== '' || password !== '') return 'a user name or a password'
  if (port !== '') return `a port (:${port})`
  if (search !== '') return `a query (${search})`
  return hash === '' ? null : `an anchor (${hash})`
}
