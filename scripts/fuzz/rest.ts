import { Agent, request } from 'node:http'
import fc from 'fast-check'
import { SEASON } from '#local-backend/attacks/stays/season.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { AUTH_CALLS } from '#rtdb-emulator/auth/calls.ts'
import { createToken } from '#rtdb-emulator/auth/token.ts'
import { type LocalBackend, startLocalBackend } from '#rtdb-emulator/server.ts'
import { anyPath } from '#scripts/rules/writes.ts'
import { type Area, holds } from './area.ts'
import { altered, anyJson, anyKey, anyText, harmed } from './given.ts'

const PROJECT = 'demo-villa'
const { owner } = DEMO_ACCOUNTS

type Call = { method: string; path: string; headers: { [name: string]: string }; body: string }

const method = fc.constantFrom(
  'GET',
  'PUT',
  'POST',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'HEAD',
  'PROPFIND',
)
const piece = fc.oneof(anyText, anyKey).map((text) => encodeURIComponent(wellFormed(text)))
const path = fc.oneof(
  anyPath.map((each) => `/${encodeURI(each)}.json`),
  fc.array(piece, { maxLength: 4 }).map((keys) => `/${keys.join('/')}.json`),
  fc.constantFrom(
    '/',
    '/.json',
    '//.json',
    '/%.json',
    '/%ff.json',
    '/%00.json',
    '/a%2fb.json',
    '*',
    '/a',
  ),
)
const param = fc.oneof(
  fc.constantFrom(
    'print=pretty',
    'print=silent',
    'shallow=true',
    'format=export',
    'orderBy="$key"',
    'orderBy="a/b"',
    'orderBy=%22%22',
    'orderBy=[]',
    'limitToFirst=1',
    'limitToLast=1e9',
    'startAt=%22a%22,%22b%22',
    'equalTo={}',
    'endBefore=',
    'ns=other',
    'auth=owner',
    'auth=none',
    'access_token=owner',
    '__proto__=1',
  ),
  fc.tuple(piece, piece).map(([name, value]) => `${name}=${value}`),
)
const headers = fc.constantFrom<Call['headers']>(
  {},
  { Authorization: 'Bearer owner' },
  { Authorization: 'Bearer' },
  { Origin: 'https://evil.example' },
  { 'X-HTTP-Method-Override': 'PATCH' },
  { 'Content-Type': 'application/x-www-form-urlencoded' },
  { Origin: 'null', Host: 'localhost' },
)
const deep = fc.constantFrom('[', '{"a":').map((open) => open.repeat(3000))
const body = fc.oneof(
  anyJson.map((json) => JSON.stringify(json)),
  fc.constantFrom(
    '',
    'null',
    '{"a/b":1}',
    '{"":1}',
    '{".sv":1}',
    '{".sv":{"increment":1e308}}',
    '1e999',
    '{"/":1}',
  ),
  harmed(anyJson.map((json) => JSON.stringify(json))),
  deep,
  deep.map((text) => text + '1' + (text.startsWith('[') ? ']' : '}').repeat(3000)),
)

const call: fc.Arbitrary<Call> = fc
  .record({ method, path, params: fc.array(param, { maxLength: 3 }), headers, body })
  .map(({ path: asked, params, ...rest }) => ({
    ...rest,
    path: asked + (params.length > 0 ? `?${params.join('&')}` : ''),
  }))

const fields = fc.record(
  {
    email: fc.oneof(fc.constantFrom(owner.email, 'guest@example.com', 'x@y.zz'), anyText),
    password: fc.oneof(fc.constantFrom(owner.password), anyText),
    idToken: fc.oneof(
      fc.constant(createToken(owner, { project: PROJECT, now: Date.now() + 3_600_000 })),
      anyText,
    ),
    requestType: fc.constantFrom('PASSWORD_RESET', 'VERIFY_EMAIL'),
    grant_type: fc.constant('refresh_token'),
    refresh_token: fc.oneof(anyText, fc.constant('cmVmcmVzaCBvd25lciAx')),
    localId: fc.constantFrom(owner.uid, 'nobody'),
    disableUser: fc.constant(false),
    emailPrivacyConfig: fc.constantFrom<unknown>({}, { enableImprovedEmailPrivacy: false }, 1),
    returnSecureToken: fc.boolean(),
  },
  { requiredKeys: [] },
)
const authPath = fc.constantFrom(
  ...AUTH_CALLS.keys(),
  `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`,
  `/emulator/v1/projects/${PROJECT}/config`,
  '/emulator/action',
  '/',
)
const authCall: fc.Arbitrary<Call> = fc.record({
  method: fc.constantFrom('POST', 'POST', 'POST', 'GET', 'PATCH'),
  path: authPath.map((each) => `${each}?key=demo&oobCode=x&newPassword=y`),
  headers,
  body: fc.oneof(
    fields.map((each) => JSON.stringify(each)),
    altered(fields).map((each) => JSON.stringify(each) ?? ''),
    fields.map((each) =>
      new URLSearchParams(
        Object.entries(each).map(([name, value]) => [name, wellFormed(String(value))]),
      ).toString(),
    ),
    body,
  ),
})

export const rest: Area = {
  cases: 7_000,
  async open() {
    const backend = await startLocalBackend({
      project: PROJECT,
      databasePort: 0,
      authPort: 0,
      rulesFile: 'database.rules.json',
      data: SEASON,
      accounts: Object.values(DEMO_ACCOUNTS),
      log: () => {},
    })
    const agent = new Agent({ keepAlive: true })
    return {
      properties: [
        holds('no request to the database is a fault of the server', call, (asked) =>
          answersWell(backend.databasePort, agent, asked),
        ),
        holds('no request to the accounts is a fault of the server', authCall, (asked) =>
          answersWell(backend.authPort, agent, asked),
        ),
      ],
      close: () => closeAll(backend, agent),
    }
  },
}

async function closeAll(backend: LocalBackend, agent: Agent): Promise<void> {
  agent.destroy()
  await backend.stop()
}

/** Whether a call is answered, not with a fault; 501 says by name what the local backend does not speak. */
async function answersWell(port: number, agent: Agent, asked: Call): Promise<void> {
  const { status, text } = await send(port, agent, asked)
  if (status >= 500 && status !== 501) throw new Error(`${status}: ${text}`)
  if (text !== '') JSON.parse(text)
}

function send(
  port: number,
  agent: Agent,
  { body: sent, ...asked }: Call,
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const isRead = asked.method === 'GET' || asked.method === 'HEAD'
    const length = { 'Content-Length': isRead ? 0 : Buffer.byteLength(sent) }
    const headers = { ...asked.headers, ...length }
    const outgoing = request({ host: '127.0.0.1', port, agent, ...asked, headers }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (more: string) => (text += more))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }))
    })
    outgoing.on('error', reject)
    outgoing.end(isRead ? undefined : sent)
  })
}

/** Without halves of characters, which no address can hold. */
function wellFormed(text: string): string {
  return Buffer.from(text).toString()
}
