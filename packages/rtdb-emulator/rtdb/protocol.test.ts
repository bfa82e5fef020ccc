import {
  type DatabaseReference,
  type DataSnapshot,
  get,
  onValue,
  ref,
  serverTimestamp,
  set,
  setPriority,
  setWithPriority,
  update,
} from 'firebase/database'
import { expect, test } from 'vitest'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { ANYTHING, openClient, startTestBackend } from '#rtdb-emulator/testing/backend.ts'
import { eventually } from '#rtdb-emulator/testing/eventually.ts'

const { owner } = DEMO_ACCOUNTS
const OWNERS_ONLY = `auth.uid === '${owner.uid}'`
const RULES = {
  open: { '.read': true, '.write': true },
  owners: { '.read': OWNERS_ONLY, '.write': OWNERS_ONLY },
  short: { '.read': true, '.write': true, '.validate': 'newData.val().length < 4' },
}

async function start(data: Parameters<typeof startTestBackend>[0] = {}) {
  const backend = await startTestBackend({ rules: RULES, ...data })
  return { backend, ...openClient(backend) }
}

/** Subscribes to a path, and keeps every value that the SDK reports. */
function follow(place: DatabaseReference) {
  const values: unknown[] = []
  const failures: string[] = []
  onValue(
    place,
    (snapshot: DataSnapshot) => values.push(snapshot.val()),
    (error) => failures.push(String(error)),
  )
  return { values, failures }
}

test("writing resolves the server's time", async () => {
  const { database, backend } = await start({
    now: () => 1_700_000_000_000,
    data: { open: { n: 5 } },
  })
  const { values } = follow(ref(openClient(backend).database, 'open'))
  await eventually(() => expect(values).toHaveLength(1))

  await update(ref(database, 'open'), {
    at: serverTimestamp(),
  })

  await eventually(() => expect(values.at(-1)).toEqual({ at: 1_700_000_000_000, n: 5 }))
})

test('a long text of surrogate pairs is transferred unchanged wherever it is split', async () => {
  // One of the two texts has a character across every split, at any offset.
  const waves = '🌊'.repeat(30_000)
  const { database } = await start({ data: { open: { a: waves, b: waves } } })

  const read = await get(ref(database, 'open'))

  expect(read.child('a').val()).toBe(waves)
  expect(read.child('b').val()).toBe(waves)
})

test("the page gets the server's time", async () => {
  const { database } = await start({ now: () => Date.now() + 3_600_000 })

  const offset = follow(ref(database, '.info/serverTimeOffset'))

  await eventually(() => expect(offset.values.at(-1)).toBeGreaterThan(3_000_000))
})

test('a priority over the SDK is stored with a value, changed separately, and removed by the next plain write', async () => {
  const backend = await startTestBackend()
  const [here, there] = [openClient(backend).database, openClient(backend).database]
  const seen: unknown[] = []
  onValue(ref(there, 'a'), (snapshot) => seen.push(snapshot.exportVal()))

  await setWithPriority(ref(here, 'a'), { b: 1 }, 2)
  await setPriority(ref(here, 'a/b'), 'first')
  await setPriority(ref(here, 'none'), 1)
  await set(ref(here, 'a'), { '.value': 1, '.priority': serverTimestamp() })
  await set(ref(here, 'a'), 1)

  await eventually(() => expect(seen.at(-1)).toBe(1))
  expect(seen.slice(0, -1)).toEqual([
    null,
    { b: 1, '.priority': 2 },
    { b: { '.value': 1, '.priority': 'first' }, '.priority': 2 },
    { '.value': 1, '.priority': ANYTHING },
  ])
  expect((await get(ref(here, 'none'))).exists()).toBe(false)
})
