import { getToken, initializeAppCheck, ReCaptchaV3Provider } from 'firebase/app-check'
import { app } from './app.ts'

// The SDK reads the token from here; registered in the console, it replaces reCAPTCHA for a browser
// that it cannot check.
if (__ENV__.VITE_APP_CHECK_DEBUG_TOKEN)
  Object.assign(globalThis, { FIREBASE_APPCHECK_DEBUG_TOKEN: __ENV__.VITE_APP_CHECK_DEBUG_TOKEN })

const appCheck = initializeAppCheck(app, {
  provider: new ReCaptchaV3Provider(__ENV__.VITE_APP_CHECK_SITE_KEY),
  isTokenAutoRefreshEnabled: true,
})

/** An App Check token proves for about an hour that a page is this site's. */
export async function requestToken(): Promise<string> {
  return (await getToken(appCheck)).token
}
