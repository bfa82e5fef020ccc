import { ref, set } from 'firebase/database'
import { describe, expect, test } from 'vitest'
import {
  containing,
  openClient,
  openStream,
  startTestBackend,
} from '#rtdb-emulator/testing/backend.ts'

const LIST = {
  a: { n: 2 },
  b: { n: 'x' },
  c: { n: 1 },
  d: { other: true },
  e: { n: 3, deep: { m: 1 } },
}
const RULES = {
  '.write': true,
  list: { '.read': true, '.indexOn': ['n', 'deep/m'] },
  values: { '.read': true, '.indexOn': '.value' },
  hidden: { '.indexOn': 'n' },
}
const DATA = { list: LIST, values: { a: 3, b: 1, c: 2 } }
const start = () => startTestBackend({ rules: RULES, data: DATA })

async function keysOf(asked: string): Promise<unknown> {
  const { databaseUrl } = await start()
  const response = await fetch(`${databaseUrl}/${asked}`)
  const answer: unknown = await response.json()
  if (response.status !== 200) return [response.status, answer]
  return typeof answer === 'object' ? Object.keys(answer ?? {}).join('') : answer
}

describe('a query over REST', () => {
  test.each([
    ['list.json?orderBy="$key"&limitToLast=2', 'de'],
    ['list.json?orderBy="$key"&startAfter="b"&endBefore="d"', 'c'],
    ['list.json?orderBy="n"&startAt=2', 'abe'],
    ['list.json?orderBy="n"&endBefore=2', 'cd'],
    ['list.json?orderBy="n"&equalTo=null', 'd'],
    ['list.json?orderBy="n"&equalTo="x"', 'b'],
    ['list.json?orderBy="n"&startAt=2,"b"', 'be'],
    ['list.json?orderBy="deep/m"&equalTo=1', 'e'],
    ['list.json?orderBy="$priority"&limitToFirst=1', 'a'],
    ['values.json?orderBy="$value"&limitToLast=2', 'ac'],
    ['list/a.json?orderBy="$key"&limitToFirst=1', 'n'],
    ['list/a/n.json?orderBy="$key"&limitToFirst=1', ''],
  ])('%s gives %s', async (asked, keys) => {
    expect(await keysOf(asked)).toBe(keys)
  })

  test.each([
    ['list.json?limitToLast=2', 'orderBy must be defined'],
    ['list.json?orderBy=n', 'orderBy must be a valid JSON encoded path'],
    ['list.json?orderBy="$key"&startAt={}', 'must be a JSON primitive'],
    ['list.json?orderBy="$key"&startAt=3', 'in the order of keys'],
    ['list.json?orderBy="n"&startAt=3,4', 'key field'],
    ['list.json?orderBy="n"&limitToLast=0', 'limitToLast'],
    ['list.json?orderBy="n"&limitToFirst=1&limitToLast=1', 'limitToFirst and limitToLast'],
    ['list.json?orderBy="n"&startAt=1&equalTo=1', 'startAt and equalTo'],
    ['list.json?orderBy="$key"&shallow=true', 'shallow'],
    [
      'list.json?orderBy="other"',
      'Index not defined, add ".indexOn": "other", for path "/list", to the rules',
    ],
    ['list.json?orderBy="$value"', 'add ".indexOn": ".value"'],
  ])('%s is refused: %s', async (asked, reason) => {
    expect(await keysOf(asked)).toEqual([400, { error: containing(reason) }])
  })

  test('of restricted data is refused before its index is checked', async () => {
    expect(await keysOf('hidden.json?orderBy="other"')).toEqual([
      401,
      { error: 'Permission denied' },
    ])
  })
})

test('a stream of a query contains entering and leaving children', async () => {
  const backend = await start()
  const { database } = openClient(backend)
  const { next } = await openStream(backend, '/list.json?orderBy="n"&startAt=2&limitToFirst=2')
  expect(await next()).toEqual(['put', { path: '/', data: { a: LIST.a, e: LIST.e } }])

  await set(ref(database, 'list/c/n'), 1.5)
  await set(ref(database, 'list/e/n'), 4)
  await set(ref(database, 'list/c/n'), 2.5)

  expect(await next()).toEqual(['put', { path: '/e/n', data: 4 }])
  expect(await next()).toEqual(['patch', { path: '/', data: { c: { n: 2.5 }, e: null } }])
})
