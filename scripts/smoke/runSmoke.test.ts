import { writeFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { openClient } from '#caretaker/openClient.ts'
import { parseEnv } from '#db/env.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { NAMESPACE, newFile, PROJECT, startTestBackend } from '#rtdb-emulator/testing/backend.ts'
import { owner } from '#rules/conditions.ts'
import type { Rules } from '#rules/language.ts'
import { rules } from '#rules/rules.ts'
import { writeRules } from '#rules/language.ts'
import { demoEnv } from '#scripts/env.ts'
import { dayIn } from '#domain/date.ts'
import { runSmoke } from './runSmoke.ts'

const { owner: account, guest } = DEMO_ACCOUNTS

/** Runs the checks on a separate backend with possibly faulty rules. */
async function run(tried: Rules, { email, password } = account) {
  const rulesFile = newFile('database.rules.json')
  writeFileSync(rulesFile, writeRules(tried))
  const admins = { [account.uid]: account.email }
  const backend = await startTestBackend({ rulesFile, data: { admins } })
  const parsed = parseEnv({
    ...demoEnv(),
    VITE_FIREBASE_PROJECT_ID: PROJECT,
    VITE_FIREBASE_DATABASE_URL: `https://${NAMESPACE}.firebaseio.com`,
  })
  if ('problems' in parsed) throw new Error(parsed.problems.join())
  const { env } = parsed
  const { databasePort, authPort, databaseUrl } = backend
  const rows = await runSmoke({
    openOwner: () =>
      openClient({ env, email, password, backend: { host: '127.0.0.1', databasePort, authPort } }),
    databaseUrl,
    today: dayIn('Europe/Istanbul', Date.now()),
  })
  return { backend, failed: rows.filter(({ problem }) => problem !== null).map(({ step }) => step) }
}

/** The rules with one replaced. */
function withFault(path: readonly string[], rule: string | true, within: Rules = rules): Rules {
  const [key = '', ...below] = path
  if (below.length === 0) return { ...within, [key]: rule }
  const next = within[key]
  if (typeof next !== 'object' || Array.isArray(next)) throw new Error(`There is no ${key}`)
  return { ...within, [key]: withFault(below, rule, next as Rules) }
}

test('a project with our rules passes, and only the log is left', async () => {
  const { failed, backend } = await run(rules)

  expect(failed).toEqual([])
  const left = Object.keys(Object(backend.data()) as object)
  expect(left.toSorted()).toEqual(['admins', 'log', 'versions'])
})

test('an account that is no owner stores nothing', async () => {
  const { failed, backend } = await run(rules, guest)

  expect(failed).toEqual(['The database takes them for an owner'])
  expect(Object.keys(Object(backend.data()) as object)).toEqual(['admins'])
})

test.each([
  [['reservationDetails', '.read'], true, 'A visitor reads and changes nothing'],
  [['nights', '$night', '.write'], owner, 'An overlapping stay is refused'],
  [['requests', '.write'], true, 'A visitor reads and changes nothing'],
  [['requests', '$request', '.write'], owner, 'A visitor sends a request and makes its page'],
] as const)('finds a fault at %j and leaves nothing', async (path, rule, expected) => {
  const { failed, backend } = await run(withFault(path, rule))

  expect(failed).toContain(expected)
  expect(Object(backend.data())).not.toHaveProperty('reservations')
})

test('a fault is found: versions are not compared', async () => {
  const faults = [
    [['versions', '$record', '.validate'], true],
    [['reservationDetails', '$reservation', '.write'], owner],
    [['guestPages', '$key', '.write'], true],
  ] as const
  const unchecked = faults.reduce((faulty, [path, rule]) => withFault(path, rule, faulty), rules)
  const { failed } = await run(unchecked)

  expect(failed).toEqual(['A change of an older version is refused'])
})
