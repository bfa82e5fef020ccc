const TOKEN_LIMIT_MS = 5_000

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

/**
 * Returns a function that resolves with a token, or with `null` when the request fails or takes longer than five seconds. A blocked
 * reCAPTCHA script never settles the SDK's promise, because its loader has no error handler; only the first caller waits for that.
 */
export function withTimeLimit(requestToken: () => Promise<string>): () => Promise<string | null> {
  let current: Promise<string | null> | undefined

  async function request(): Promise<string | null> {
    try {
      return await requestToken()
    } catch {
      return null
    } finally {
      current = undefined
    }
  }

  return () => {
    current ??= Promise.race([
      request(),
      new Promise<null>((resolve) => void setTimeout(resolve, TOKEN_LIMIT_MS, null)),
    ])
    return current
  }
}
