import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listen } from '#caretaker/testingChannels.ts'
import { containing } from '#rtdb-emulator/testing/backend.ts'
import { authenticationChecks, judgeSignIn, judgeSignUp } from './authentication.ts'
import { startTestProject } from './testingProject.ts'

test('the local backend gets notes for open sign-up and for revealing registered addresses, and nobody is signed up', async () => {
  const project = await startTestProject()
  const notes = [
    {
      mark: '–',
      text: containing('registered addresses to strangers: it answers EMAIL_NOT_FOUND'),
    },
    { mark: '–', text: containing('Sign-up may be open') },
  ]

  expect(await authenticationChecks(project)).toMatchObject(notes)
  expect(await authenticationChecks(project)).toMatchObject(notes)
})

test('a key restricted to the site is used with its referrer, and Google’s message about it is passed on, once', async () => {
  const google = createServer(({ headers: { referer } }, response) => {
    const message = `Requests from referer ${referer} are blocked.`
    response.writeHead(400).end(JSON.stringify({ error: { code: 400, message } }))
  })
  const authUrl = `http://127.0.0.1:${await listen(google)}`
  const project = { ...(await startTestProject()), authUrl }

  expect(await authenticationChecks(project)).toMatchObject([
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
