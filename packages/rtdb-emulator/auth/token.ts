import type { Auth } from '#rtdb-emulator/rtdb/rules.ts'
import { isObject, type Json } from '#rtdb-emulator/rtdb/json.ts'
import { fromJson, toJson } from '#rtdb-emulator/rtdb/value.ts'

/** The user of a request, until `expires` (ms since 1970). */
export type Caller = { auth: Auth; bypassesRules: boolean; expires: number }

/** A visitor who has not signed in. */
export const NOBODY: Caller = { auth: null, bypassesRules: false, expires: Infinity }

/** `Bearer owner`, which bypasses the rules in the official emulator too. */
const EMULATOR_OWNER: Caller = { auth: null, bypassesRules: true, expires: Infinity }

/** A malformed or expired id token, or one of another project. */
export class InvalidToken extends Error {}

/** The default lifetime of a token. */
export const TOKEN_SECONDS = 3600

type TokenOptions = {
  project: string
  now: number
  tokenSeconds?: number
  /** The time of the sign-in with a password, in seconds since 1970, which renewed tokens keep. */
  signedInAt?: number
}

/** Makes an unsigned id token as the official Auth emulator does. */
export function createToken(
  { uid, email }: { uid: string; email: string },
  { project, now, tokenSeconds = TOKEN_SECONDS, signedInAt = secondOf(now) }: TokenOptions,
): string {
  const seconds = secondOf(now)
  const claims = {
    email,
    email_verified: false,
    auth_time: signedInAt,
    user_id: uid,
    sub: uid,
    aud: project,
    iss: issuerOf(project),
    iat: seconds,
    exp: seconds + tokenSeconds,
    firebase: { identities: { email: [email] }, sign_in_provider: 'password' },
  }
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`
}

/** The caller of a credential, an id token or the emulator's "owner"; throws `InvalidToken`. */
export function callerOf(credential: string, context: { project: string; now: number }): Caller {
  return credential === 'owner' ? EMULATOR_OWNER : readToken(credential, context)
}

/**
 * Decodes an id token, unverified as in the official emulator except for project and expiry; throws
 * `InvalidToken`.
 */
export function readToken(
  token: string,
  { project, now }: { project: string; now: number },
): Caller & { auth: NonNullable<Auth> } {
  const [header, claims, signature] = token.split('.')
  const read = claims === undefined ? null : decode(claims)
  if (
    header === undefined ||
    decode(header) === null ||
    signature === undefined ||
    !isObject(read)
  ) {
    throw new InvalidToken('Could not parse auth token.')
  }
  const { sub, aud, iss, exp } = read
  if (typeof sub !== 'string' || sub === '') throw new InvalidToken('The token names no user.')
  if (aud !== project || iss !== issuerOf(project)) {
    throw new InvalidToken(`The token is for another project than ${project}.`)
  }
  if (typeof exp !== 'number' || exp * 1000 <= now) throw new InvalidToken('Auth token is expired')
  return { auth: { uid: sub, token: read }, bypassesRules: false, expires: exp * 1000 }
}

/** A moment (ms since 1970) in whole seconds, the precision of tokens. */
export function secondOf(moment: number): number {
  return Math.floor(moment / 1000)
}

function issuerOf(project: string): string {
  return `https://securetoken.google.com/${project}`
}

function encode(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

function decode(part: string): Json {
  try {
    const value: unknown = JSON.parse(Buffer.from(part, 'base64url').toString())
    return toJson(fromJson(value), { priorities: false })
  } catch {
    return null
  }
}
