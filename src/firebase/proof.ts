/** Whether App Check is switched on: then Google's reCAPTCHA looks at each visitor. */
export const asksForProof = Boolean(__ENV__.VITE_APP_CHECK_SITE_KEY)

/**
 * Makes the SDK prove with all it asks that the page is this site's, where App Check is switched on (docs/decisions/011); to be
 * awaited before the SDK's database is opened.
 */
export async function startProof(): Promise<void> {
  if (__ENV__.VITE_APP_CHECK_SITE_KEY) await import('./appCheck.ts')
}

/** The same for an address of the database's REST API, which is asked without the SDK. */
export async function withProof(url: string): Promise<string> {
  if (!__ENV__.VITE_APP_CHECK_SITE_KEY) return url
  const { askForProof } = await import('./appCheck.ts')
  const proven = new URL(url)
  proven.searchParams.set('ac', await askForProof())
  return proven.href
}
