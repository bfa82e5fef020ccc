import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deleteApp, initializeApp } from 'firebase/app'
import { connectAuthEmulator, inMemoryPersistence, initializeAuth } from 'firebase/auth'
import { connectDatabaseEmulator, getDatabase } from 'firebase/database'
import { expect, onTestFinished, vi } from 'vitest'
import { WebSocket } from 'ws'
import { DEMO_ACCOUNTS } from './accounts.ts'
import { createFrameReader } from '#rtdb-emulator/rtdb/frames.ts'
import {
  type LocalBackend,
  type LocalBackendOptions,
  startLocalBackend,
} from '#rtdb-emulator/server.ts'

export const PROJECT = 'demo-test'
export const NAMESPACE = `${PROJECT}-default-rtdb`

const OPEN = { '.read': true, '.write': true }

/** Vitest's matcher for any value, typed as unknown. */
export const ANYTHING: unknown = expect.anything()
export const containing = (text: string): unknown => expect.stringContaining(text)
export const matching = (pattern: RegExp): unknown => expect.stringMatching(pattern)

/** Expects the SDK's one warning, and clears it. */
export function expectWarning(text: string) {
  const warn = vi.mocked(console.warn)
  expect(warn.mock.calls.flat()).toEqual([ANYTHING, containing(text)])
  warn.mockClear()
}

/** The path of a new file in a temporary directory that is removed after the test. */
export function newFile(name: string): string {
  return join(newFolder(), name)
}

/** An empty folder for the running test. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'local-backend-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  return folder
}

/**
 * Starts a backend for the running test on free ports, with the given rules (by default all open)
 * and data.
 */
export async function startTestBackend({
  rules = OPEN,
  ...options
}: Partial<LocalBackendOptions> & { rules?: object } = {}): Promise<
  LocalBackend & { rulesFile: string; lines: string[] }
> {
  const rulesFile = newFile('rules.json')
  writeFileSync(rulesFile, JSON.stringify({ rules }))
  const lines: string[] = []
  const backend = await startLocalBackend({
    project: PROJECT,
    databasePort: 0,
    authPort: 0,
    rulesFile,
    accounts: Object.values(DEMO_ACCOUNTS),
    log: (line) => lines.push(line),
    ...options,
  })
  onTestFinished(backend.stop)
  return { ...backend, rulesFile, lines }
}

/**
 * A page's database and sign-in: the unmodified SDK, connected to `backend` for the running test.
 */
export function openClient(backend: Pick<LocalBackend, 'authUrl' | 'databasePort'>) {
  const config = { apiKey: 'demo-key', projectId: PROJECT }
  const app = initializeApp(config, `client ${Math.random()}`)
  const auth = initializeAuth(app, { persistence: inMemoryPersistence })
  connectAuthEmulator(auth, backend.authUrl, { disableWarnings: true })
  const database = getDatabase(app, `https://${NAMESPACE}.firebaseio.com`)
  connectDatabaseEmulator(database, '127.0.0.1', backend.databasePort)
  onTestFinished(() => deleteApp(app))
  return { auth, database }
}

/** A push message. */
export function pushed(action: string, path: string, data: unknown) {
  return { t: 'd', d: { a: action, b: { p: path, d: data } } }
}

/** A reply message. */
export function reply(number: number, status: string, data: unknown = ANYTHING) {
  return { t: 'd', d: { r: number, b: { s: status, d: data } } }
}

/** A bare WebSocket to the database after the greeting; `messages` collects what arrives. */
export async function openWire(
  backend: LocalBackend,
  query = `v=5&ns=${NAMESPACE}`,
  origin?: string,
) {
  const url = `ws://127.0.0.1:${backend.databasePort}/.ws?${query}`
  const socket = new WebSocket(url, origin === undefined ? {} : { origin })
  onTestFinished(() => socket.terminate())
  const frames: string[] = []
  const messages: unknown[] = []
  const readFrame = createFrameReader()
  let requests = 0
  socket.on('message', (data: Buffer) => {
    frames.push(data.toString())
    const message = readFrame(data.toString())
    if (message !== null) messages.push(JSON.parse(message))
  })
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise((resolve) => socket.once('message', resolve))

  /** Sends a request and waits for everything up to its reply. */
  async function request(action: string, body: object): Promise<unknown[]> {
    const seen = messages.length
    requests += 1
    socket.send(JSON.stringify({ t: 'd', d: { r: requests, a: action, b: body } }))
    const isReply = (message: unknown) => JSON.stringify(message).includes(`"r":${requests},`)
    while (!messages.slice(seen).some(isReply))
      await new Promise((resolve) => setTimeout(resolve, 2))
    return messages.slice(seen)
  }

  return { socket, frames, messages, closed, request }
}

/** A REST stream of `path`, query included. */
export async function openStream(backend: LocalBackend, path: string) {
  const headers = { Accept: 'text/event-stream' }
  const response = await fetch(`${backend.databaseUrl}${path}`, { headers })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  /** The next event with name and data. */
  async function next(): Promise<unknown> {
    const { value = '' } = (await reader?.read()) ?? {}
    const [, event, data = ''] = /^event: (.*)\ndata: (.*)\n\n$/.exec(value) ?? []
    return event === undefined ? null : [event, JSON.parse(data)]
  }
  return { response, next }
}
