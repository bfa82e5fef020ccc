import { createHash } from 'node:crypto'
import type { Account, Accounts } from './accounts.ts'
import { HttpError } from '#rtdb-emulator/loopback/http.ts'
import { createToken, readToken, secondOf, TOKEN_SECONDS } from './token.ts'

/** The state of the calls; `resetCodes` contains the e-mail of each pending password reset. */
export type AuthContext = {
  accounts: Accounts
  resetCodes: Map<string, string>
  project: string
  /** The lifetime of an id token. */
  tokenSeconds: number
  now: () => number
  log: (line: string) => void
}

/** The fields of a call; absent or non-text ones are refused by name. */
export type Fields = { [key: string]: unknown }

/** The host of the request, and the language for mails. */
type CallHeaders = { host: string; language: string }

/** One call: returns the response to fields and headers, or throws `HttpError`. */
export type AuthCall = (context: AuthContext, fields: Fields, headers: CallHeaders) => object

const MIN_PASSWORD_LENGTH = 6

export const AUTH_CALLS = new Map<string, AuthCall>([
  ['/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword', signIn],
  ['/identitytoolkit.googleapis.com/v1/accounts:signUp', signUp],
  ['/identitytoolkit.googleapis.com/v1/accounts:lookup', lookUp],
  ['/identitytoolkit.googleapis.com/v1/accounts:update', changePassword],
  ['/identitytoolkit.googleapis.com/v1/accounts:sendOobCode', sendResetLink],
  ['/securetoken.googleapis.com/v1/token', refresh],
])

/** Sets a new password through a link of `sendOobCode` with `&newPassword=…` added. */
export function resetPassword({ accounts, resetCodes }: AuthContext, params: URLSearchParams) {
  const email = resetCodes.get(params.get('oobCode') ?? '')
  const account = email === undefined ? undefined : accounts.find(email)
  if (account === undefined) throw new HttpError(400, 'INVALID_OOB_CODE')
  const password = checkPassword(params.get('newPassword') ?? '')
  accounts.change(account, { password })
  resetCodes.delete(params.get('oobCode') ?? '')
  return { authEmulator: { success: 'The password has been successfully updated.', email } }
}

function signIn(context: AuthContext, fields: Fields) {
  const account = accountOf(context, fields)
  const password = textOf(fields, 'password')
  if (password === '') throw new HttpError(400, 'MISSING_PASSWORD')
  if (account.password !== password) throw new HttpError(400, 'INVALID_PASSWORD')
  const kind = 'identitytoolkit#VerifyPasswordResponse'
  return { kind, registered: true, ...credentialsFor(context, account) }
}

function signUp(context: AuthContext, fields: Fields) {
  const email = emailOf(fields)
  const password = checkPassword(textOf(fields, 'password'))
  if (context.accounts.find(email) !== undefined) throw new HttpError(400, 'EMAIL_EXISTS')
  const account = context.accounts.add(email, password, context.now())
  return { kind: 'identitytoolkit#SignupNewUserResponse', ...credentialsFor(context, account) }
}

function lookUp(context: AuthContext, fields: Fields) {
  const account = signedInAccount(context, fields)
  const { uid: localId, email } = account
  const createdAt = String(account.createdAt)
  const provider = { providerId: 'password', email, federatedId: email, rawId: email }
  const user = { localId, email, emailVerified: false, createdAt, providerUserInfo: [provider] }
  return { kind: 'identitytoolkit#GetAccountInfoResponse', users: [user] }
}

function changePassword(context: AuthContext, fields: Fields) {
  const { accounts } = context
  const account = signedInAccount(context, fields)
  accounts.change(account, { password: checkPassword(textOf(fields, 'password')) })
  const changed = accounts.findByUid(account.uid) ?? account
  return { kind: 'identitytoolkit#SetAccountInfoResponse', ...credentialsFor(context, changed) }
}

function sendResetLink(context: AuthContext, fields: Fields, { host, language }: CallHeaders) {
  if (fields['requestType'] !== 'PASSWORD_RESET') {
    const requested = textOf(fields, 'requestType') || 'what is no text'
    throw new HttpError(501, `The local backend sends no mail but PASSWORD_RESET, not ${requested}`)
  }
  const kind = 'identitytoolkit#GetOobConfirmationCodeResponse'
  const { email } = accountOf(context, fields)
  const code = crypto.randomUUID()
  context.resetCodes.set(code, email)
  const query = new URLSearchParams({
    mode: 'resetPassword',
    lang: language,
    oobCode: code,
    newPassword: 'NEW_PASSWORD_HERE',
  })
  const link = `http://${host}/emulator/action?${query}`
  context.log(
    `To reset the password for ${email}, put the new one into this link and open it: ${link}`,
  )
  return { kind, email }
}

function refresh(context: AuthContext, fields: Fields) {
  if (fields['grant_type'] !== 'refresh_token') throw new HttpError(400, 'INVALID_GRANT_TYPE')
  const given = textOf(fields, 'refresh_token')
  const { uid, signedInAt } = readRefreshToken(given)
  const account = context.accounts.findByUid(uid)
  if (account === undefined) throw new HttpError(400, 'INVALID_REFRESH_TOKEN')
  // A new password ends every session of the old one.
  if (given !== refreshTokenOf(account, signedInAt)) throw new HttpError(400, 'TOKEN_EXPIRED')
  const { idToken, refreshToken, expiresIn } = credentialsFor(context, account, signedInAt)
  return {
    id_token: idToken,
    access_token: idToken,
    refresh_token: refreshToken,
    expires_in: expiresIn,
    user_id: account.uid,
    project_id: context.project,
    token_type: 'Bearer',
  }
}

function credentialsFor(
  { project, now, tokenSeconds }: AuthContext,
  account: Account,
  signedInAt = secondOf(now()),
) {
  return {
    localId: account.uid,
    email: account.email,
    idToken: createToken(account, { project, now: now(), tokenSeconds, signedInAt }),
    refreshToken: refreshTokenOf(account, signedInAt),
    // Always an hour, or the SDK would renew a short-lived token before it expires.
    expiresIn: String(TOKEN_SECONDS),
  }
}

// Contains the user, time and password of the sign-in, so that it survives a restart of the
// backend.
function refreshTokenOf({ uid, password }: Account, signedInAt: number): string {
  const proof = createHash('sha256').update(`${signedInAt} ${password}`).digest('base64url')
  return Buffer.from(`refresh ${uid} ${signedInAt} ${proof}`).toString('base64url')
}

function readRefreshToken(token: string): { uid: string; signedInAt: number } {
  const [, uid = '', signedInAt] = Buffer.from(token, 'base64url').toString().split(' ')
  return { uid, signedInAt: Number(signedInAt) }
}

function accountOf({ accounts }: AuthContext, fields: Fields): Account {
  const account = accounts.find(emailOf(fields))
  if (account !== undefined) return account
  throw new HttpError(400, 'EMAIL_NOT_FOUND')
}

function signedInAccount({ accounts, project, now }: AuthContext, fields: Fields): Account {
  const { auth } = readToken(textOf(fields, 'idToken'), { project, now: now() })
  const account = accounts.findByUid(auth.uid)
  if (account === undefined) throw new HttpError(400, 'USER_NOT_FOUND')
  return account
}

function emailOf(fields: Fields): string {
  const email = textOf(fields, 'email')
  if (email === '') throw new HttpError(400, 'MISSING_EMAIL')
  if (!/^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(email)) throw new HttpError(400, 'INVALID_EMAIL')
  return email
}

function checkPassword(password: string): string {
  if (password === '') throw new HttpError(400, 'MISSING_PASSWORD')
  if (password.length >= MIN_PASSWORD_LENGTH) return password
  throw new HttpError(400, 'WEAK_PASSWORD : Password should be at least 6 characters')
}

function textOf(fields: Fields, key: string): string {
  const value = fields[key]
  return typeof value === 'string' ? value : ''
}
