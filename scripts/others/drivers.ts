import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import * as v from 'valibot'
import WebSocket from 'ws'

/** A browser without a window that runs scripts and gets real clicks and keys, by the commands that both WebDrivers share. */
export type Driver = {
  name: string
  goTo: (url: string) => Promise<unknown>
  resize: (width: number, height: number) => Promise<unknown>
  /** Performs WebDriver's actions, such as a click. */
  act: (...actions: readonly object[]) => Promise<unknown>
  /** The value of an expression in the page, which must be JSON. */
  read: (expression: string) => Promise<unknown>
  /** The page as a PDF in base64; `null` where the driver cannot print. */
  print: () => Promise<string | null>
  close: () => void
}

const FIREFOX = '/usr/bin/firefox-esr'
const WEBKIT = '/usr/bin/WebKitWebDriver'
const XVFB = '/usr/bin/Xvfb'
const DISPLAY = ':94'
const WEBKIT_PORT = 4594

/** The drivers of Debian's packages firefox-esr, and webkit2gtk-driver with xvfb, as far as they are installed. */
export const installedDrivers = (): (() => Promise<Driver>)[] => [
  ...(existsSync(FIREFOX) ? [openFirefox] : []),
  ...(existsSync(WEBKIT) && existsSync(XVFB) ? [openWebKit] : []),
]

const answerSchema = v.object({ id: v.number(), result: v.optional(v.unknown()) })
const treeSchema = v.object({ contexts: v.array(v.object({ context: v.string() })) })
const resultSchema = v.object({ result: v.object({ value: v.optional(v.string()) }) })

/** Firefox speaks WebDriver BiDi itself. */
async function openFirefox(): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const args = ['--headless', '--profile', profile, '--remote-debugging-port', '0']
  const firefox = spawn(FIREFOX, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const socket = new WebSocket(`${await firstMatch(firefox, /ws:\/\/\S+/)}/session`)
  await new Promise((resolve) => socket.once('open', resolve))
  let calls = 0
  const send = (method: string, params: object = {}) =>
    new Promise<unknown>((resolve, reject) => {
      const id = (calls += 1)
      const onMessage = ({ data }: WebSocket.MessageEvent) => {
        const text = typeof data === 'string' ? data : ''
        const { success, output } = v.safeParse(answerSchema, JSON.parse(text))
        if (!success || output.id !== id) return
        socket.removeEventListener('message', onMessage)
        if (output.result === undefined) reject(new Error(`${method}: ${text}`))
        else resolve(output.result)
      }
      socket.addEventListener('message', onMessage)
      socket.send(JSON.stringify({ id, method, params }))
    })
  await send('session.new', { capabilities: {} })
  const [tab] = v.parse(treeSchema, await send('browsingContext.getTree')).contexts
  const { context } = tab ?? { context: '' }
  return {
    name: 'Firefox',
    goTo: (url) => send('browsingContext.navigate', { context, url, wait: 'complete' }),
    resize: (width, height) =>
      send('browsingContext.setViewport', { context, viewport: { width, height } }),
    act: (...actions) => send('input.performActions', { context, actions }),
    read: async (expression) => {
      const params = { target: { context }, awaitPromise: false }
      const script = { ...params, expression: `JSON.stringify(${expression})` }
      const { result } = v.parse(resultSchema, await send('script.evaluate', script))
      const value: unknown = JSON.parse(result.value ?? 'null')
      return value
    },
    print: async () => {
      const page = { width: 21, height: 29.7 }
      const printed = await send('browsingContext.print', { context, page })
      return v.parse(v.object({ data: v.string() }), printed).data
    },
    close: () => firefox.kill(),
  }
}

/** WebKitGTK has its own driver, and needs a screen. */
async function openWebKit(): Promise<Driver> {
  const screen = spawn(XVFB, [DISPLAY, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' })
  const env = { ...process.env, DISPLAY }
  const driver = spawn(WEBKIT, [`--port=${WEBKIT_PORT}`], { env, stdio: 'ignore' })
  const call = async (path: string, body: object) => {
    const request = { method: 'POST', body: JSON.stringify(body) }
    const response = await fetch(`http://127.0.0.1:${WEBKIT_PORT}/session${path}`, request)
    const { value } = v.parse(v.object({ value: v.unknown() }), await response.json())
    if (!response.ok) throw new Error(`${path}: ${JSON.stringify(value)}`)
    return value
  }
  const opened = await eventually(() => call('', { capabilities: { alwaysMatch: {} } }))
  const session = v.parse(v.object({ sessionId: v.string() }), opened).sessionId
  return {
    name: 'WebKitGTK',
    goTo: (url) => call(`/${session}/url`, { url }),
    resize: (width, height) => call(`/${session}/window/rect`, { width, height }),
    act: (...actions) => call(`/${session}/actions`, { actions }),
    read: (expression) =>
      call(`/${session}/execute/sync`, { script: `return ${expression}`, args: [] }),
    print: async () => null,
    close: () => {
      void fetch(`http://127.0.0.1:${WEBKIT_PORT}/session/${session}`, { method: 'DELETE' })
        .catch(() => undefined)
        .then(() => [driver, screen].map((each) => each.kill()))
    },
  }
}

async function firstMatch({ stderr }: ChildProcess, pattern: RegExp): Promise<string> {
  if (stderr)
    for await (const line of createInterface(stderr)) {
      const [found] = pattern.exec(line) ?? []
      if (found !== undefined) return found
    }
  throw new Error('The browser ended before it could be driven.')
}

/** Repeats an action until it succeeds, or throws its last error after ten seconds. */
export async function eventually<T>(action: () => Promise<T>): Promise<T> {
  const end = Date.now() + 10_000
  for (;;)
    try {
      return await action()
    } catch (error) {
      if (Date.now() > end) throw error
      await new Promise((resolve) => {
        setTimeout(resolve, 100)
      })
    }
}
