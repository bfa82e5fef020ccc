import { writeFileSync } from 'node:fs'
import { setLogLevel } from 'firebase/app'
import { signInWithEmailAndPassword } from 'firebase/auth'
import { expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { newFile, openClient, startTestBackend } from '#rtdb-emulator/testing/backend.ts'
import { owner } from '#rules/conditions.ts'
import type { Rules } from '#rules/language.ts'
import { rules } from '#rules/rules.ts'
import { writeRules } from '#rules/language.ts'
import { dayIn } from '#domain/date.ts'
import { runSmoke } from './runSmoke.ts'

const { owner: account, guest } = DEMO_ACCOUNTS

/** Runs the checks on a separate backend with possibly faulty rules. */
async function run(tried: Rules, { email, password } = account) {
  const rulesFile = newFile('database.rules.json')
  writeFileSync(rulesFile, writeRules(tried))
  const admins = { [account.uid]: account.email }
  setLogLevel('error')
  const backend = await startTestBackend({ rulesFile, data: { admins } })
  const rows = await runSmoke({
    openOwner: async () => {
      const { auth, database } = openClient(backend)
      await signInWithEmailAndPassword(auth, email, password)
      return { client: { database, author: () => email }, close: () => Promise.resolve() }
    },
    databaseUrl: backend.databaseUrl,
    today: dayIn('Europe/Istanbul', Date.now()),
  })
  return { backend, failed: rows.filter(({ problem }) => problem !== null).map(({ step }) => step) }
}

/** The rules with one replaced. */
function withFault(path: readonly string[], rule: string | true, within: Rules): Rules {
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
  expect(left.toSorted()).toEqual(['admins', 'formerKeys', 'log', 'versions'])
})

test('an account that is no owner stores nothing', async () => {
  const { failed, backend } = await run(rules, guest)

  expect(failed).toEqual(['The database accepts them as an owner'])
  expect(Object.keys(Object(backend.data()) as object)).toEqual(['admins'])
})

type Fault = [path: readonly string[], rule: string | true]

test.each<[step: string, ...faults: Fault[]]>([
  ['A visitor reads and changes nothing', [['reservationDetails', '.read'], true]],
  ['A visitor reads and changes nothing', [['requests', '.write'], true]],
  ['An overlapping stay is refused', [['nights', '$night', '.write'], owner]],
  ['A visitor sends a request', [['requests', '$request', '.write'], owner]],
  [
    'A change of an older version is refused',
    [['versions', '$record', '.validate'], true],
    [['reservationDetails', '$reservation', '.write'], owner],
    [['guestPages', '$key', '.write'], true],
  ],
])('“%s” fails when a rule is missing, and nothing is left', async (step, ...faults) => {
  const faulty = faults.reduce((within, [path, rule]) => withFault(path, rule, within), rules)

  const { failed, backend } = await run(faulty)

  expect(failed).toContain(step)
  expect(Object(backend.data())).not.toHaveProperty('reservations')
})
