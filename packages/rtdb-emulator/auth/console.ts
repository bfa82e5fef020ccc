import type { IncomingMessage } from 'node:http'
import type { AuthContext, Fields } from './calls.ts'
import { HttpError, isOwnPage } from '#rtdb-emulator/loopback/http.ts'

/**
 * A call of a project's console, which the official emulator accepts from `Bearer owner`, or from
 * anyone.
 */
export type AdminCall = (context: AuthContext, fields: Fields) => object

/** The requested console call, `undefined` if it is none; throws `HttpError` without permission. */
export function adminCall(
  { project }: AuthContext,
  asked: string,
  request: IncomingMessage,
): AdminCall | undefined {
  const calls = new Map<string, AdminCall>([
    [`POST /identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`, switchAccount],
    [`GET /emulator/v1/projects/${project}/config`, readConfig],
    [`PATCH /emulator/v1/projects/${project}/config`, writeConfig],
  ])
  const call = calls.get(asked)
  if (call === undefined) return undefined
  if (!isOwnPage(request)) throw new HttpError(403, 'The console is for pages of this machine.')
  if (call === switchAccount && request.headers.authorization !== 'Bearer owner')
    throw new HttpError(401, 'The request needs "Authorization: Bearer owner".')
  return call
}

/** Disables or enables an account. */
function switchAccount({ accounts }: AuthContext, { localId, disableUser }: Fields) {
  const account = typeof localId === 'string' ? accounts.findByUid(localId) : undefined
  if (account === undefined) throw new HttpError(400, 'USER_NOT_FOUND')
  if (typeof disableUser !== 'boolean')
    throw new HttpError(501, 'The local backend changes nothing of an account but "disableUser"')
  accounts.change(account, { disabled: disableUser })
  const { uid, email } = account
  return { kind: 'identitytoolkit#SetAccountInfoResponse', localId: uid, email }
}

function readConfig({ settings }: AuthContext) {
  return {
    signIn: { allowDuplicateEmails: false },
    emailPrivacyConfig: { enableImprovedEmailPrivacy: settings.emailPrivacy },
  }
}

function writeConfig(context: AuthContext, { emailPrivacyConfig }: Fields) {
  const privacy: unknown =
    typeof emailPrivacyConfig === 'object' && emailPrivacyConfig !== null
      ? Reflect.get(emailPrivacyConfig, 'enableImprovedEmailPrivacy')
      : undefined
  if (typeof privacy !== 'boolean')
    throw new HttpError(501, 'The local backend sets nothing but "enableImprovedEmailPrivacy"')
  context.settings.emailPrivacy = privacy
  return readConfig(context)
}
