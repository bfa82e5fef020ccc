/** What one call came to, as far as two servers can be expected to answer alike. */
export type Row = { name: string; answer: string }

type Answer = { status: number; body: Record<string, unknown> }

const V1 = '/identitytoolkit.googleapis.com/v1/accounts:'
const TOKEN = '/securetoken.googleapis.com/v1/token'
const PERSON = { email: 'ayse@villa.example', password: 'first-secret' }
const CHANGED = { ...PERSON, password: 'second-secret' }
const STRANGER = { email: 'who@villa.example', password: 'any-secret' }

/** Lives through an account's days on an Auth server, from signing up to being switched off. */
export async function authRows(url: string, project: string): Promise<Row[]> {
  const rows: Row[] = []

  async function ask(name: string, method: string, path: string, body?: object, bearer = '') {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(bearer && { Authorization: bearer }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer = { status: response.status, body: await jsonOf(response) }
    rows.push({ name, answer: shapeOf(answer) })
    return answer.body
  }
  const call = (name: string, path: string, body: object, key = '?key=k') =>
    ask(name, 'POST', path + key, body)
  const refresh = (name: string, token: unknown, grant = 'refresh_token') =>
    call(name, TOKEN, { grant_type: grant, refresh_token: token })

  await ask('the root', 'GET', '/')
  const { idToken, refreshToken } = await call('signs up', `${V1}signUp`, PERSON)
  await call('signs up again', `${V1}signUp`, PERSON)
  await call('signs up, short password', `${V1}signUp`, { ...STRANGER, password: '12345' })
  await call('signs up, no address', `${V1}signUp`, { password: 'any-secret' })
  await call('signs in', `${V1}signInWithPassword`, PERSON)
  await call('signs in, capitals', `${V1}signInWithPassword`, {
    ...PERSON,
    email: 'AYSE@villa.example',
  })
  await call('signs in, wrong password', `${V1}signInWithPassword`, CHANGED)
  await call('signs in, no password', `${V1}signInWithPassword`, { email: PERSON.email })
  await call('signs in, no address', `${V1}signInWithPassword`, {})
  await call('signs in, no such address', `${V1}signInWithPassword`, { ...PERSON, email: 'ayse' })
  await call('signs in, nobody', `${V1}signInWithPassword`, STRANGER)
  await call('signs in, no key', `${V1}signInWithPassword`, PERSON, '')
  await call('signs in, empty key', `${V1}signInWithPassword`, PERSON, '?key=')
  await call('looks itself up', `${V1}lookup`, { idToken })
  await call('looks up, no token', `${V1}lookup`, { idToken: 'nonsense' })
  await refresh('refreshes', refreshToken)
  await refresh('refreshes, no token', 'nonsense')
  await refresh('refreshes, other grant', refreshToken, 'password')
  await call('forgets its password', `${V1}sendOobCode`, {
    requestType: 'PASSWORD_RESET',
    email: PERSON.email,
  })
  await call('forgets, nobody', `${V1}sendOobCode`, {
    requestType: 'PASSWORD_RESET',
    email: STRANGER.email,
  })
  await call('changes its password', `${V1}update`, { idToken, password: CHANGED.password })
  await call('signs in, old password', `${V1}signInWithPassword`, PERSON)
  const now = await call('signs in, new password', `${V1}signInWithPassword`, CHANGED)

  const account = `/identitytoolkit.googleapis.com/v1/projects/${project}/accounts:update`
  const config = `/emulator/v1/projects/${project}/config`
  const off = { localId: now['localId'], disableUser: true }
  await ask('is switched off', 'POST', account, off, 'Bearer owner')
  await call('signs in, switched off', `${V1}signInWithPassword`, CHANGED)
  await call('looks itself up, switched off', `${V1}lookup`, { idToken: now['idToken'] })
  await refresh('refreshes, switched off', now['refreshToken'])
  await ask('is switched on', 'POST', account, { ...off, disableUser: false }, 'Bearer owner')
  await ask('the settings', 'GET', config)
  const privacy = { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }
  await ask('makes addresses private', 'PATCH', config, privacy)
  await call('signs in privately, wrong password', `${V1}signInWithPassword`, PERSON)
  await call('signs in privately, nobody', `${V1}signInWithPassword`, STRANGER)
  await call('forgets privately, nobody', `${V1}sendOobCode`, {
    requestType: 'PASSWORD_RESET',
    email: STRANGER.email,
  })
  return rows
}

/** The status with an error's message, or the names of what a success brings: ids and tokens are every server's own. */
function shapeOf({ status, body }: Answer): string {
  const { error } = body
  if (typeof error === 'object' && error !== null && 'message' in error)
    return `${status} ${String(error.message)}`
  return `${status} ${Object.keys(body).toSorted().join(' ')}`
}

async function jsonOf(response: Response): Promise<Record<string, unknown>> {
  const body: unknown = await response.json()
  return typeof body === 'object' && body !== null ? { ...body } : {}
}
