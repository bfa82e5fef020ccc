import { expect, test } from 'vitest'
import { containing } from '#rtdb-emulator/testing/backend.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import type { JsonObject } from '#rtdb-emulator/rtdb/json.ts'
import { ownerChecks } from './owner.ts'
import { SAMPLE, startTestProject } from './testingProject.ts'

const OWNER = { email: 'owner@example.com', password: 'owner-demo' }
const PAGE_KEY = 'doctor0000000000000000'
const REQUEST_ID = '-OaaaaaaaaaaaaaaaaaA'

test('an owner can sign in, and the season is checked', async () => {
  const project = await startTestProject()

  const checks = await ownerChecks(project, { email: 'Owner@example.com', password: 'owner-demo' })

  expect(checks.map(({ mark }) => mark)).toEqual(['✓', '✓', '✓', '✓'])
})

test('an account that is no owner is shown the uid to add', async () => {
  const project = await startTestProject()

  const checks = await ownerChecks(project, { email: 'guest@example.com', password: 'guest-demo' })

  expect(checks).toMatchObject([
    { mark: '✓' },
    { mark: '✗', text: 'guest@example.com is not in VITE_ADMIN_EMAILS' },
    {
      mark: '✗',
      cure: containing(`the key ${DEMO_ACCOUNTS.guest.uid} with the value guest@example.com`),
    },
  ])
})

test('reports a wrong password', async () => {
  const checks = await ownerChecks(await startTestProject(), { ...OWNER, password: 'wrong-one' })

  expect(checks).toMatchObject([
    { mark: '✗', text: 'owner@example.com cannot sign in: INVALID_PASSWORD' },
  ])
})

test.each([
  [{ '.read': false, '.write': false }, containing('your rules are not deployed')],
  [
    { admins: { '.read': true }, reservations: { '.read': true } },
    'The database does not show an owner the season',
  ],
])('reports a database with the rules %j, which refuses an owner', async (rules, text) => {
  const checks = await ownerChecks(await startTestProject({ rules }), OWNER)

  expect(checks.at(-1)).toMatchObject({ mark: '✗', text })
})

test('reports nights that differ from the stays, and repairs them if wanted', async () => {
  const [[night, holder] = [], ...others] = Object.entries(Object(SAMPLE['nights']) as object)
  const nights = { ...Object.fromEntries(others), '2026-07-10': 'gone' }
  const project = await startTestProject({ data: { nights } })

  const reported = await ownerChecks(project, OWNER)
  const repaired = await ownerChecks(project, OWNER, true)

  expect(reported.at(-1)).toMatchObject({
    mark: '✗',
    text: containing(`the night ${night} of ${String(holder)} is free, and 1 more`),
    cure: containing('--repair'),
  })
  expect(repaired.slice(3)).toMatchObject([
    { mark: '✓', text: 'Repaired nights: 2' },
    { mark: '✓', text: 'The stored data are consistent' },
  ])
})

test('checks guests’ pages by the keys of stays and requests', async () => {
  const person = { firstname: 'Ada', lastname: 'Kaya', email: 'a@b.co', phone: '05320000000' }
  const days = { checkIn: '2026-12-10', checkOut: '2026-12-13' }
  const request = {
    reservation: { ...person, ...days },
    at: 1,
    status: 'declined',
    guestKey: PAGE_KEY,
  }
  const requests = { [REQUEST_ID]: request }
  const guestPages = { [PAGE_KEY]: { about: REQUEST_ID, status: 'declined', ...days } }
  const check = async (data: JsonObject) =>
    (await ownerChecks(await startTestProject({ data }), OWNER)).at(-1)

  expect(await check({ requests })).toMatchObject({
    mark: '✗',
    text: containing(`the page ${PAGE_KEY} differs from ${REQUEST_ID}`),
  })
  expect(await check({ requests, guestPages })).toMatchObject({ mark: '✓' })
})
