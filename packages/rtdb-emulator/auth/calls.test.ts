import {
  createUserWithEmailAndPassword,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signOut,
} from 'firebase/auth'
import { describe, expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { LocalBackend } from '#rtdb-emulator/server.ts'
import { matching, openClient, PROJECT, startTestBackend } from '#rtdb-emulator/testing/backend.ts'
import { createToken } from './token.ts'

const { owner } = DEMO_ACCOUNTS
const ACCOUNTS = '/identitytoolkit.googleapis.com/v1/accounts:'

async function start() {
  const backend = await startTestBackend()
  return { backend, ...openClient(backend) }
}

async function post(backend: LocalBackend, path: string, body: unknown) {
  const query = path.includes('?') ? '' : '?key=k'
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await fetch(`${backend.authUrl}${path}${query}`, { method: 'POST', body: text })
  const answer: unknown = await response.json()
  return { status: response.status, answer }
}

describe('through the SDK', () => {
  test('an account can sign in and out', async () => {
    const { auth } = await start()
    const { uid, email, password } = owner

    const { user } = await signInWithEmailAndPassword(auth, email.toUpperCase(), password)
    const { claims } = await user.getIdTokenResult()

    expect([user.uid, user.email, user.uid.length]).toEqual([uid, email, 28])
    expect(claims).toMatchObject({
      sub: uid,
      user_id: uid,
      aud: PROJECT,
      iss: `https://securetoken.google.com/${PROJECT}`,
      email,
      email_verified: false,
      firebase: { sign_in_provider: 'password', identities: { email: [email] } },
    })
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600)
    await signOut(auth)
    expect(auth.currentUser).toBeNull()
  })

  test.each([
    ['a wrong password', owner.email, 'wrong', 'auth/wrong-password'],
    ['an address that has no account', 'who@example.com', 'x', 'auth/user-not-found'],
    ['an address that is none', 'nobody', 'x', 'auth/invalid-email'],
    ['no password', owner.email, '', 'auth/missing-password'],
  ])('%s is refused', async (_case, email, password, code) => {
    const { auth } = await start()

    await expect(signInWithEmailAndPassword(auth, email, password)).rejects.toMatchObject({ code })
  })

  test('a new password ends the sessions of the old one', async () => {
    const { auth, backend } = await start()
    const { email } = owner
    const { user } = await signInWithEmailAndPassword(auth, email, owner.password)

    const change = { idToken: await user.getIdToken(), password: 'new-secret' }
    expect(await post(backend, `${ACCOUNTS}update`, change)).toMatchObject({ status: 200 })

    await expect(user.getIdToken(true)).rejects.toMatchObject({ code: 'auth/user-token-expired' })
    expect(auth.currentUser).toBeNull()
    await signInWithEmailAndPassword(auth, email, 'new-secret')
  })

  test('someone can sign up, with an unverified address, and cannot take an existing one', async () => {
    const { auth } = await start()

    const { user } = await createUserWithEmailAndPassword(auth, 'New@Example.com', 'secret')
    const again = createUserWithEmailAndPassword(auth, owner.email, 'secret')
    const weak = createUserWithEmailAndPassword(auth, 'weak@example.com', '12345')

    expect([user.email, user.emailVerified, user.uid]).toEqual([
      'new@example.com',
      false,
      matching(/^.{28}$/),
    ])
    await expect(again).rejects.toMatchObject({ code: 'auth/email-already-in-use' })
    await expect(weak).rejects.toMatchObject({ code: 'auth/weak-password' })
    await signInWithEmailAndPassword(auth, 'new@example.com', 'secret')
  })

  test('the printed link resets a password, once', async () => {
    const { auth, backend } = await start()
    await sendPasswordResetEmail(auth, owner.email)

    const link =
      /http:\S+/.exec(backend.lines.join('\n'))?.[0].replace('NEW_PASSWORD_HERE', 'changed') ?? ''
    const first = await fetch(link)
    const second = await fetch(link)

    expect([first.status, second.status]).toEqual([200, 400])
    await expect(signInWithEmailAndPassword(auth, owner.email, 'changed')).resolves.toBeDefined()
    await expect(
      signInWithEmailAndPassword(auth, owner.email, owner.password),
    ).rejects.toMatchObject({ code: 'auth/wrong-password' })
    await expect(sendPasswordResetEmail(auth, 'who@example.com')).rejects.toMatchObject({
      code: 'auth/user-not-found',
    })
  })
})

describe('responses', () => {
  const token = (uid: string, now = Date.now()) =>
    createToken({ uid, email: 'x' }, { project: PROJECT, now })
  const refreshPath = '/securetoken.googleapis.com/v1/token'

  test.each([
    [`${ACCOUNTS}lookup`, { idToken: 'nonsense' }, 400, 'INVALID_ID_TOKEN'],
    [`${ACCOUNTS}lookup`, { idToken: token(owner.uid, 0) }, 400, 'TOKEN_EXPIRED'],
    [`${ACCOUNTS}lookup`, { idToken: token('gone') }, 400, 'USER_NOT_FOUND'],
    [`${ACCOUNTS}signInWithPassword`, { email: 7 }, 400, 'MISSING_EMAIL'],
    [`${ACCOUNTS}signInWithPassword`, '{', 400, 'INVALID_JSON'],
    [`${ACCOUNTS}sendOobCode`, { requestType: 'VERIFY_EMAIL' }, 501, /VERIFY_EMAIL/],
    // It was a server error once.
    [`${ACCOUNTS}sendOobCode`, { requestType: { toString: {} } }, 501, /not what is no text/],
    [`${ACCOUNTS}update`, { idToken: token(owner.uid) }, 400, 'MISSING_PASSWORD'],
    [`${ACCOUNTS}signUp?key=`, {}, 403, /missing a valid API key/],
    ['/anything', {}, 501, /POST \/anything/],
    [refreshPath, { grant_type: 'refresh_token' }, 400, 'INVALID_REFRESH_TOKEN'],
    [refreshPath, { grant_type: 'password' }, 400, 'INVALID_GRANT_TYPE'],
  ])('%s with %j is refused', async (path, body, status, message) => {
    const { answer, ...rest } = await post(await startTestBackend(), path, body)

    expect(rest.status).toBe(status)
    const named = typeof message === 'string' ? message : matching(message)
    const errors = [{ message: named, reason: 'invalid', domain: 'global' }]
    expect(answer).toEqual({ error: { code: status, message: named, errors } })
  })
})
