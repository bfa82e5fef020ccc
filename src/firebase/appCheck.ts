import { getToken, initializeAppCheck, ReCaptchaV3Provider } from 'firebase/app-check'
import { app } from './app.ts'

// The SDK takes it from here: registered in the console, it stands for a browser that reCAPTCHA cannot judge.
if (__ENV__.VITE_APP_CHECK_DEBUG_TOKEN)
  Object.assign(globalThis, { FIREBASE_APPCHECK_DEBUG_TOKEN: __ENV__.VITE_APP_CHECK_DEBUG_TOKEN })

const appCheck = initializeAppCheck(app, {
  provider: new ReCaptchaV3Provider(__ENV__.VITE_APP_CHECK_SITE_KEY),
  isTokenAutoRefreshEnabled: true,
})

/** What proves to the database that a page is this site's, for about an hour; rejects when Google gives none. */
export async function askForProof(): Promise<string> {
  return (await getToken(appCheck)).token
}
