import { withTimeLimit } from './withTimeLimit.ts'

/**
 * Adds App Check tokens to all requests of the SDK, if App Check is on (docs/decisions/008); await
 * it before opening the SDK's database.
 */
export async function startAppCheck(): Promise<void> {
  if (__ENV__.VITE_APP_CHECK_SITE_KEY) await import('./appCheck.ts')
}

let pageToken: (() => Promise<string | null>) | undefined

/** Adds an App Check token to an address of the database's REST API; after five seconds without one, returns it as it is. */
export async function withAppCheckToken(url: string): Promise<string> {
  if (!__ENV__.VITE_APP_CHECK_SITE_KEY) return url
  pageToken ??= withTimeLimit(async () => (await import('./appCheck.ts')).requestToken())
  const token = await pageToken()
  if (token === null) return url
  const proven = new URL(url)
  proven.searchParams.set('ac', token)
  return proven.href
}
