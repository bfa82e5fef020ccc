import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { networkInterfaces } from 'node:os'
import { dirname } from 'node:path'
import { createUserWithEmailAndPassword, signInWithEmailAndPassword } from 'firebase/auth'
import { get, onValue, ref, set } from 'firebase/database'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { DEMO_ACCOUNTS } from './testing/accounts.ts'
import { readSettings } from './files/settings.ts'
import { POLL_MS } from './files/watchRules.ts'
import {
  containing,
  matching,
  newFile,
  openClient,
  openWire,
  startTestBackend,
} from './testing/backend.ts'
import { eventually } from '#rtdb-emulator/testing/eventually.ts'

describe('starting', () => {
  test('listens on both loopback addresses and on no other', async () => {
    const { databasePort, authPort } = await startTestBackend()

    const interfaces = Object.values(networkInterfaces()).flat()
    const hasIpv6 = interfaces.some((own) => own?.address === '::1')
    for (const host of ['127.0.0.1', ...(hasIpv6 ? ['[::1]'] : [])]) {
      expect((await fetch(`http://${host}:${databasePort}/.json`)).status).toBe(200)
      expect((await fetch(`http://${host}:${authPort}/`)).status).toBe(200)
    }
    await expect(fetch(`http://127.0.0.2:${databasePort}/.json`)).rejects.toThrow('fetch failed')
  })

  test.each(['database', 'auth'] as const)(
    'on a taken port of the %s names it and the cure',
    async (name) => {
      const port = (await startTestBackend())[`${name}Port`]

      await expect(startTestBackend({ [`${name}Port`]: port })).rejects.toThrow(
        new RegExp(`Port ${port} is taken.*emulators\\.${name}\\.port in firebase\\.json`),
      )
    },
  )

  test('with a mistake in the rules is refused with file and position', async () => {
    const rules = { '.read': 'auth !== ' }

    await expect(startTestBackend({ rules })).rejects.toThrow(/rules\.json:1:\d+/)
  })
})

describe('stopping', () => {
  test('ends connections and streams, and frees the ports', async () => {
    const backend = await startTestBackend()
    const wire = await openWire(backend)
    const headers = { Accept: 'text/event-stream' }
    const stream = await fetch(`${backend.databaseUrl}/.json`, { headers })

    await backend.stop()

    await wire.closed
    await expect(stream.text()).rejects.toThrow('terminated')
    await startTestBackend({ databasePort: backend.databasePort, authPort: backend.authPort })
  })
})

describe('the data file', () => {
  test('restores data and accounts after a restart', async () => {
    const dataFile = newFile('data.json')
    const first = await startTestBackend({ dataFile, data: { a: { b: 1 } } })
    const { auth, database } = openClient(first)
    await set(ref(database, 'a/c'), 'ğ')
    await createUserWithEmailAndPassword(auth, 'new@example.com', 'secret')
    await first.stop()

    const second = openClient(await startTestBackend({ dataFile, data: { other: 1 } }))

    expect((await get(ref(second.database))).val()).toEqual({ a: { b: 1, c: 'ğ' } })
    const { user } = await signInWithEmailAndPassword(second.auth, 'new@example.com', 'secret')
    expect(user.uid).toBe(auth.currentUser?.uid)
    const { owner } = DEMO_ACCOUNTS
    await expect(
      signInWithEmailAndPassword(second.auth, owner.email, owner.password),
    ).resolves.toBeDefined()
  })

  test('may be the database’s own JSON, which has no accounts', async () => {
    const dataFile = newFile('data.json')
    writeFileSync(dataFile, '{"a":{"b":1}}')

    const { auth, database } = openClient(await startTestBackend({ dataFile }))

    expect((await get(ref(database))).val()).toEqual({ a: { b: 1 } })
    const { owner } = DEMO_ACCOUNTS
    await expect(
      signInWithEmailAndPassword(auth, owner.email, owner.password),
    ).resolves.toBeDefined()
  })

  test('is written soon after a change, even when everything was deleted', async () => {
    const dataFile = newFile('data.json')
    const backend = await startTestBackend({ dataFile, data: { a: 1 } })
    expect(existsSync(dataFile)).toBe(false)

    await set(ref(openClient(backend).database), null)

    await eventually(() =>
      expect(JSON.parse(readFileSync(dataFile, 'utf8'))).toHaveProperty('data', null),
    )
    expect(existsSync(`${dataFile}.tmp`)).toBe(false)
    await backend.stop()
    const again = await startTestBackend({ dataFile, data: { a: 1 } })
    expect((await get(ref(openClient(again).database))).val()).toBeNull()
  })

  test.each([
    ['no JSON', '{"data":'],
    ['data with a forbidden key', '{"data":{"a.b":1}}'],
    ['a text', '"data"'],
    ['a broken account', '{"data":{},"accounts":[{"uid":"x"}]}'],
  ])('that contains %s stops the start and is not changed', async (_case, text) => {
    const dataFile = newFile('data.json')
    writeFileSync(dataFile, text)

    await expect(startTestBackend({ dataFile })).rejects.toThrow(
      `The data file ${dataFile} cannot be read`,
    )
    expect(readFileSync(dataFile, 'utf8')).toBe(text)
  })

  test('that can no longer be written is reported, and the backend continues', async () => {
    const dataFile = newFile('data/villa.json')
    const backend = await startTestBackend({ dataFile, data: null })
    const { database } = openClient(backend)
    rmSync(dirname(dataFile), { recursive: true })

    await set(ref(database, 'a'), 1)

    await eventually(() => expect(backend.lines.join()).toContain('could not be saved'))
    expect((await get(ref(database, 'a'))).val()).toBe(1)
  })
})

describe('the rules file', () => {
  test('is read again when it changes, and open listens obey the new rules', async () => {
    const backend = await startTestBackend({ watchRules: true, data: { a: 1 } })
    const { database } = openClient(backend)
    const failures: string[] = []
    onValue(
      ref(database, 'a'),
      () => {},
      (error) => failures.push(String(error)),
    )
    await get(ref(database, 'a'))

    writeFileSync(backend.rulesFile, '{"rules":{".read":false,".write":true}}')

    await eventually(() => expect(failures).toEqual([containing('permission_denied')]))
    await expect(get(ref(database, 'a'))).rejects.toThrow('Permission denied')
  })

  test('keeps its old rules after an invalid edit, and reports the mistake once', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const backend = await startTestBackend({ watchRules: true, data: { a: 1 } })

    writeFileSync(backend.rulesFile, '{"rules":{".read":"auth.uid =="}}')
    vi.advanceTimersByTime(10 * POLL_MS)

    expect(backend.lines).toEqual([matching(/The old rules remain.*rules\.json:1:/)])
    vi.useRealTimers()
    expect((await get(ref(openClient(backend).database, 'a'))).val()).toBe(1)
  })
})

describe('the settings', () => {
  test.each([
    ['no firebase.json', undefined, /firebase\.json cannot be read/],
    ['no ports', '{"database":{"rules":"r"}}', /must have a .* at emulators\.database/],
  ])('with %s are refused by name', (_case, text, message) => {
    const firebaseFile = newFile('firebase.json')
    const root = firebaseFile.replace('firebase.json', '')
    writeFileSync(`${root}.firebaserc`, '{"projects":{"default":"demo-x"}}')
    if (text !== undefined) writeFileSync(firebaseFile, text)

    expect(() => readSettings(root)).toThrow(message)
  })
})
