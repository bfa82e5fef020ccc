import { createServer } from 'node:http'
import { once } from 'node:events'
import { expect, onTestFinished, test } from 'vitest'
import { containing } from '#rtdb-emulator/testing/backend.ts'
import { authenticationChecks, judgeSignIn, judgeSignUp } from './authentication.ts'
import { startTestProject } from './testingProject.ts'

test('the local backend gets notes for open sign-up and for revealing registered addresses', async () => {
  const project = await startTestProject()

  expect(await authenticationChecks(project)).toMatchObject([
    { mark: '–', text: containing('whose address is known') },
    { mark: '–', text: containing('Sign-up may be open') },
  ])
})

test('the check signs nobody up', async () => {
  const project = await startTestProject()
  await authenticationChecks(project)

  const response = await fetch(`${project.authUrl}/v1/accounts:signInWithPassword?key=any`, {
    method: 'POST',
    body: JSON.stringify({ email: 'nobody@example.com', password: 'nobody-at-all' }),
  })

  expect(await response.json()).toMatchObject({ error: { message: 'EMAIL_NOT_FOUND' } })
})

test('Google’s message about a key is passed on, once', async () => {
  const authUrl = await startRefusing('API key not valid. Please pass a valid API key.')
  const project = await startTestProject()

  expect(await authenticationChecks({ ...project, authUrl })).toMatchObject([
    { mark: '✗', text: containing('API key not valid') },
  ])
})

test('a key that is restricted to the site is used with the site’s referrer', async () => {
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
  ['CONFIGURATION_NOT_FOUND', '✗'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', '–'],
])('a stranger’s sign-in answered with %s is marked %s', (code, mark) => {
  expect(judgeSignIn(code)).toMatchObject({ mark })
})

test.each([
  ['ADMIN_ONLY_OPERATION', '✓'],
  ['OPERATION_NOT_ALLOWED', '✓'],
  ['INVALID_EMAIL', '–'],
  ['WEAK_PASSWORD', '–'],
  ['TOO_MANY_ATTEMPTS_TRY_LATER', '–'],
])('a sign-up answered with %s is marked %s', (code, mark) => {
  expect(judgeSignUp(code)).toMatchObject({ mark })
})

/** A server that refuses every call as Google does, with a sentence instead of a code. */
async function startRefusing(words: string | ((referer: string) => string)): Promise<string> {
  const server = createServer((request, response) => {
    const message = typeof words === 'string' ? words : words(request.headers.referer ?? '<empty>')
    response.writeHead(400).end(JSON.stringify({ error: { code: 400, message } }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No TCP port.')
  return `http://127.0.0.1:${address.port}`
}
