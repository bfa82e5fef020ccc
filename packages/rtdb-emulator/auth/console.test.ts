import { sendPasswordResetEmail, signInWithEmailAndPassword } from 'firebase/auth'
import { describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { newFile, openClient, PROJECT, startTestBackend } from '#rtdb-emulator/testing/backend.ts'

const { owner } = DEMO_ACCOUNTS
const ACCOUNT = `/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:update`
const CONFIG = `/emulator/v1/projects/${PROJECT}/config`
const PRIVACY = { emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }

async function start(dataFile?: string) {
  const backend = await startTestBackend(dataFile === undefined ? {} : { dataFile })
  const { auth } = openClient(backend)
  async function call(method: string, path: string, body?: object, headers: object = {}) {
    const response = await fetch(`${backend.authUrl}${path}`, {
      method,
      headers: { Authorization: 'Bearer owner', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const answer: unknown = await response.json()
    return { status: response.status, answer }
  }
  const signIn = (email = owner.email, password = owner.password) =>
    signInWithEmailAndPassword(auth, email, password)
  return { backend, auth, call, signIn }
}

describe('an account disabled by the console', () => {
  const off = { localId: owner.uid, disableUser: true }

  test('cannot sign in, and its sessions end', async () => {
    const { auth, call, signIn } = await start()
    const { user } = await signIn()

    expect(await call('POST', ACCOUNT, off)).toMatchObject({ status: 200 })

    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-disabled' })
    await expect(signIn()).rejects.toMatchObject({ code: 'auth/user-disabled' })
    await call('POST', ACCOUNT, { ...off, disableUser: false })
    await signIn()
    expect(auth.currentUser?.uid).toBe(owner.uid)
  })

  test('is disabled after a restart of the backend too', async () => {
    const file = newFile('data.json')
    const { backend, call } = await start(file)
    await call('POST', ACCOUNT, off)
    await backend.stop()

    const { signIn } = await start(file)

    await expect(signIn()).rejects.toMatchObject({ code: 'auth/user-disabled' })
  })
})

test('with private addresses, responses do not reveal which have an account', async () => {
  const { auth, backend, call, signIn } = await start()
  expect(await call('GET', CONFIG)).toMatchObject({
    answer: { emailPrivacyConfig: { enableImprovedEmailPrivacy: false } },
  })

  expect(await call('PATCH', CONFIG, PRIVACY)).toMatchObject({ status: 200, answer: PRIVACY })

  const unknown = { code: 'auth/invalid-credential' }
  await expect(signIn(owner.email, 'wrong')).rejects.toMatchObject(unknown)
  await expect(signIn('who@example.com', 'wrong')).rejects.toMatchObject(unknown)
  await sendPasswordResetEmail(auth, 'who@example.com')
  expect(backend.lines.join()).not.toContain('who@example.com')
})

test.each([
  ['POST', ACCOUNT, { localId: 'nobody', disableUser: true }, {}, 400],
  ['POST', ACCOUNT, { localId: owner.uid, password: 'x' }, {}, 501],
  ['POST', ACCOUNT, { localId: owner.uid }, { Authorization: 'Bearer guest' }, 401],
  ['POST', ACCOUNT, { localId: owner.uid }, { Origin: 'https://evil.example' }, 403],
  ['PATCH', CONFIG, PRIVACY, { Origin: 'https://evil.example' }, 403],
  ['PATCH', CONFIG, { signIn: {} }, {}, 501],
] as const)('%s %s with %j and %j is refused', async (method, path, body, headers, status) => {
  const { call } = await start()
  expect(await call(method, path, body, headers)).toMatchObject({ status })
})
