import * as v from 'valibot'
import { type HttpResponse, sendRequest } from './request.ts'
import { type Check, note, well, wrong } from './check.ts'
import type { Project } from './project.ts'

const errorSchema = v.object({ error: v.object({ message: v.string() }) })

/** Checks anonymously whether strangers could sign up, without signing anyone up. */
export async function authenticationChecks(project: Project): Promise<Check[]> {
  const stranger = { email: 'nobody@example.com', password: 'nobody-at-all' }
  const signIn = errorOf(await callAuth(project, 'signInWithPassword', stranger))
  // Anything else is Google's sentence about the key, which a second call would repeat.
  if (!/^[A-Z_]+$/.test(signIn)) return [keyRefused(signIn, project)]
  // Invalid address and password, which no setting accepts.
  const signUp = errorOf(await callAuth(project, 'signUp', { email: 'nobody', password: 'x' }))
  return [judgeSignIn(signIn), judgeSignUp(signUp)]
}

/** Calls the Identity Toolkit as the site's SDK does. */
export function callAuth(project: Project, call: string, fields: object): Promise<HttpResponse> {
  const { authUrl, apiKey, siteUrl } = project
  return sendRequest(`${authUrl}/v1/accounts:${call}?key=${encodeURIComponent(apiKey)}`, {
    method: 'POST',
    // A key may be restricted to the site's referrer.
    headers: { 'Content-Type': 'application/json', Referer: `${siteUrl}/` },
    body: JSON.stringify({ ...fields, returnSecureToken: true }),
  })
}

/**
 * The code in a refusal, such as "INVALID_EMAIL", without its explanation; or a description of
 * another response.
 */
export function errorOf({ status, body }: HttpResponse): string {
  const refusal = v.safeParse(errorSchema, body)
  if (!refusal.success) return `it answers ${status} without a reason`
  return refusal.output.error.message.split(' : ')[0] ?? ''
}

const EMAIL_OFF = ['PASSWORD_LOGIN_DISABLED', 'OPERATION_NOT_ALLOWED', 'CONFIGURATION_NOT_FOUND']

/** Interprets the response to a stranger's sign-in. */
export function judgeSignIn(code: string): Check {
  if (EMAIL_OFF.includes(code))
    return wrong(
      'Sign-in by e-mail and password is off, so owners cannot sign in',
      'in the console, Authentication → Sign-in method, switch on Email/Password',
    )
  if (code === 'INVALID_LOGIN_CREDENTIALS')
    return well('Sign-in by e-mail and password is on, and reveals no registered address')
  return note(
    `Sign-in by e-mail and password may reveal registered addresses to strangers: it answers ${code}`,
    'in the console, Authentication → Settings → User actions, switch on Email enumeration protection',
  )
}

/** Interprets the response to a stranger's impossible sign-up. */
export function judgeSignUp(code: string): Check {
  if (['ADMIN_ONLY_OPERATION', 'OPERATION_NOT_ALLOWED'].includes(code))
    return well('Strangers cannot sign up')
  return note(
    `Sign-up may be open: it answers ${code}`,
    'in the console, Authentication → Settings → User actions, switch off Enable create (sign-up)',
  )
}

function keyRefused(sentence: string, { siteUrl }: Project): Check {
  return wrong(
    `The API key does not work: ${sentence}`,
    `copy it again from Project settings → Your apps; a restricted key must allow ${siteUrl} and the Identity Toolkit API`,
  )
}
