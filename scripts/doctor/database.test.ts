import { createServer } from 'node:http'
import { expect, test } from 'vitest'
import { listen } from '#caretaker/testingChannels.ts'
import { containing, matching } from '#rtdb-emulator/testing/backend.ts'
import { databaseChecks } from './database.ts'
import { startTestProject } from './testingProject.ts'

test('a database with our rules shows strangers only the calendar', async () => {
  const project = await startTestProject()

  expect(await databaseChecks(project)).toEqual([
    { mark: '✓', text: 'Everyone may read the calendar in the database' },
    { mark: '✓', text: 'Strangers may read nothing but dates, prices and reviews' },
    // The sample has one record that a sign-in moves.
    {
      mark: '✗',
      text: 'Strangers may read names and amounts of 1 earlier reservation(s)',
      cure: containing('sign in'),
    },
  ])
})

test('reports an open database as open', async () => {
  const project = await startTestProject({ rules: { '.read': true, '.write': true } })

  expect(await databaseChecks(project)).toMatchObject([
    { mark: '✓' },
    {
      mark: '✗',
      text: matching(/read reservationDetails, .*admins.*Your rules are not deployed/),
      cure: containing('npm run deploy'),
    },
    { mark: '✗' },
  ])
})

test('reports that a locked database has other rules', async () => {
  const project = await startTestProject({ rules: { '.read': false, '.write': false } })

  expect(await databaseChecks(project)).toMatchObject([
    { mark: '✗', text: containing('your rules are not deployed') },
    { mark: '✓' },
  ])
})

test('does not report guests’ data as safe when the database answers only some requests', async () => {
  const project = await startTestProject()
  const server = createServer(({ url = '' }, response) => {
    response.statusCode = url.startsWith('/requests') ? 503 : 401
    response.end('{}')
  })

  const databaseUrl = `http://127.0.0.1:${await listen(server)}`
  const checks = await databaseChecks({ ...project, databaseUrl })

  expect(checks.at(-1)).toMatchObject({ mark: '–', text: matching(/401, 503, 401/) })
})

test('reports the host and the reason when nothing answers', async () => {
  const project = { ...(await startTestProject()), databaseUrl: 'http://127.0.0.1:2' }

  await expect(databaseChecks(project)).rejects.toThrow(
    /no answer from 127\.0\.0\.1:2: .*ECONNREFUSED/,
  )
})
