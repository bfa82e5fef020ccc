import {
  get,
  onValue,
  ref,
  serverTimestamp,
  set,
  setPriority,
  setWithPriority,
  update,
} from 'firebase/database'
import { describe, expect, test } from 'vitest'
import { ANYTHING, openClient, startTestBackend } from '#rtdb-emulator/testing/backend.ts'
import { eventually } from '#rtdb-emulator/testing/eventually.ts'

test('a priority over the SDK is stored with a value, changed separately, and removed by the next plain write', async () => {
  const backend = await startTestBackend()
  const [here, there] = [openClient(backend).database, openClient(backend).database]
  const seen: unknown[] = []
  onValue(ref(there, 'a'), (snapshot) => seen.push(snapshot.exportVal()))

  await setWithPriority(ref(here, 'a'), { b: 1 }, 2)
  await setPriority(ref(here, 'a/b'), 'first')
  await update(ref(here, 'a'), { '.priority': 3, c: 1 })
  await update(ref(here), { 'a/b': 2 })
  await setPriority(ref(here, 'none'), 1)
  await set(ref(here, 'a'), { '.value': 1, '.priority': serverTimestamp() })
  await set(ref(here, 'a'), 1)

  const first = { '.value': 1, '.priority': 'first' }
  await eventually(() => expect(seen.at(-1)).toBe(1))
  expect(seen.slice(0, -1)).toEqual([
    null,
    { b: 1, '.priority': 2 },
    { b: first, '.priority': 2 },
    { b: first, c: 1, '.priority': 3 },
    { b: 2, c: 1, '.priority': 3 },
    { '.value': 1, '.priority': ANYTHING },
  ])
  expect((await get(ref(here, 'none'))).exists()).toBe(false)
})

describe('a priority over REST', () => {
  const DATA = { a: { '.value': 1, '.priority': 2 }, b: { c: 3, '.priority': 'p' } }

  test.each([
    ['a.json', 1],
    ['b.json', { c: 3 }],
    ['b/.priority.json', 'p'],
    ['b.json?format=export', DATA.b],
    ['.json?format=export', DATA],
  ])('GET /%s', async (asked, answer) => {
    const { databaseUrl } = await startTestBackend({ data: DATA })

    expect(await (await fetch(`${databaseUrl}/${asked}`)).json()).toEqual(answer)
  })

  test.each([
    ['PUT', 'b/.priority.json', 4, { c: 3, '.priority': 4 }],
    ['DELETE', 'b/.priority.json', undefined, { c: 3 }],
    ['PATCH', 'b.json', { '.priority': null, d: 1 }, { c: 3, d: 1 }],
    [
      'PUT',
      'b/c.json',
      { '.value': 5, '.priority': 6 },
      { c: { '.value': 5, '.priority': 6 }, '.priority': 'p' },
    ],
    ['PUT', 'b.json', { '.value': null, '.priority': 6 }, null],
  ])('%s /%s', async (method, path, body, expected) => {
    const { databaseUrl } = await startTestBackend({ data: DATA })

    const options = body === undefined ? { method } : { method, body: JSON.stringify(body) }
    expect((await fetch(`${databaseUrl}/${path}`, options)).status).toBe(200)

    const exported = await fetch(`${databaseUrl}/b.json?format=export`)
    expect(await exported.json()).toEqual(expected)
  })
})
