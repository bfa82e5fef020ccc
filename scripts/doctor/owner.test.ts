import { expect, test } from 'vitest'
import { containing } from '#local-backend/testing/backend.ts'
import { DEMO_ACCOUNTS } from '#local-backend/auth/accounts.ts'
import { ownerChecks } from './owner.ts'
import { startTestProject } from './testProject.ts'

test('an owner gets in, and the season is looked at', async () => {
  const project = await startTestProject()

  const checks = await ownerChecks(project, 'Owner@example.com', 'owner-demo')

  expect(checks.map(({ mark }) => mark)).toEqual(['✓', '✓', '✓', '✓'])
})

test('somebody the database does not know hears which uid to add', async () => {
  const project = await startTestProject()

  const checks = await ownerChecks(project, 'guest@example.com', 'guest-demo')

  expect(checks).toMatchObject([
    { mark: '✓' },
    { mark: '✗', text: 'guest@example.com does not stand in VITE_ADMIN_EMAILS' },
    {
      mark: '✗',
      cure: containing(`the key ${DEMO_ACCOUNTS.guest.uid} with the value guest@example.com`),
    },
  ])
})

test('a wrong password is said', async () => {
  const project = await startTestProject()

  expect(await ownerChecks(project, 'owner@example.com', 'wrong-one')).toMatchObject([
    { mark: '✗', text: 'owner@example.com cannot sign in: INVALID_PASSWORD' },
  ])
})

test('a database without our rules refuses an owner', async () => {
  const project = await startTestProject({ '.read': false, '.write': false })

  expect(await ownerChecks(project, 'owner@example.com', 'owner-demo')).toMatchObject([
    { mark: '✓' },
    { mark: '✓' },
    { mark: '✗', text: containing('your rules are not deployed') },
  ])
})

test('a season whose nights are not those of its stays is said, with what mends it', async () => {
  const project = await startTestProject()
  await fetch(`${project.databaseUrl}/nights/2026-07-10.json`, {
    method: 'PUT',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify('gone'),
  })

  const checks = await ownerChecks(project, 'owner@example.com', 'owner-demo')

  expect(checks.at(-1)).toMatchObject({
    mark: '✗',
    text: containing('the night 2026-07-10 is held by "gone", who is not there then'),
    cure: containing('open the office'),
  })
})

test('two prices for the same nights are said', async () => {
  const project = await startTestProject()
  const night = { from: '2026-07-10', to: '2026-07-12', perNight: 9000, minNights: 2 }
  await fetch(`${project.databaseUrl}/prices/seasons.json`, {
    method: 'PUT',
    headers: { Authorization: 'Bearer owner' },
    body: JSON.stringify({ one: night, other: night }),
  })

  const checks = await ownerChecks(project, 'owner@example.com', 'owner-demo')

  expect(checks.at(-1)).toMatchObject({
    mark: '✗',
    text: containing('the seasons one and other both price the nights from 2026-07-10'),
  })
})

test('a season of which an owner may read only a part is not called sound', async () => {
  const project = await startTestProject({
    admins: { '.read': true },
    reservations: { '.read': true },
  })

  const checks = await ownerChecks(project, 'owner@example.com', 'owner-demo')

  expect(checks.at(-1)).toMatchObject({
    mark: '✗',
    text: 'The database does not show an owner the season',
  })
})
