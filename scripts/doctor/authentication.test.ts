import { createServer } from 'node:http'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { containing } from '#rtdb-emulator/testing/backend.ts'
import { authenticationChecks, judgeSignIn, judgeSignUp } from './authentication.ts'
import { startTestProject } from './testingProject.ts'

test('the local backend gets notes for open sign-up and for revealing registered addresses, and nobody is signed up', async () => {
  const project = await startTestProject()
  const notes = [
    { mark: '–', text: containing('whose address is known: it answers EMAIL_NOT_FOUND') },
    { mark: '–', text: containing('Sign-up may be open') },
  ]

  expect(await authenticationChecks(project)).toMatchObject(notes)
  expect(await authenticationChecks(project)).toMatchObject(notes)
})

test('a key restricted to the site is used with its referrer, and Google’s message about it is passed on, once', async () => {
  const authUrl = await startRefusing((referer) => `Requests from referer ${referer} are blocked.`)
  const project = await startTestProject()

  expect(await authenticationChecks({ ...project, authUrl })).toMatchObject([
    { mark: '✗', text: containing('from referer https://villa.example/') },
  ])
})

test.each([
  ['INVALID_LOGIN_CREDENTIALS', '✓'],
  ['EMAIL_NOT_FOUND', '–'],
  ['PASSWORD_LOGIN_DISABLED', '✗'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', '–'],
])('a stranger’s sign-in answered with %s is marked %s', (code, mark) => {
  expect(judgeSignIn(code)).toMatchObject({ mark })
})

test.each([
  ['ADMIN_ONLY_OPERATION', '✓'],
  ['INVALID_EMAIL', '–'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', '–'],
])('a sign-up answered with %s is marked %s', (code, mark) => {
  expect(judgeSignUp(code)).toMatchObject({ mark })
})

/** A server that refuses every call as Google does, with a sentence instead of a code. */
async function startRefusing(words: (referer: string) => string): Promise<string> {
  const server = createServer((request, response) => {
    const message = words(request.headers.referer ?? '<empty>')
    response.writeHead(400).end(JSON.stringify({ error: { code: 400, message } }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return `http://127.0.0.1:${port}`
}
