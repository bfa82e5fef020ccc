import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Builder, Capabilities, Session, WebDriver } from 'selenium-webdriver'
import type { Command } from 'selenium-webdriver/lib/command.js'
import * as v from 'valibot'

/** A browser of Debian's packages; `missing` are the files that are not installed. */
export type OtherBrowser = {
  name: string
  packages: string
  missing: readonly string[]
  open: () => Promise<OpenBrowser>
}

type OpenBrowser = { driver: WebDriver; close: () => Promise<void> }

const FIREFOX = '/usr/bin/firefox-esr'
const WEBKIT = '/usr/bin/WebKitWebDriver'
const XVFB = '/usr/bin/Xvfb'
const DISPLAY = ':94'
const WEBKIT_PORT = 4594

export const OTHER_BROWSERS: readonly OtherBrowser[] = [
  {
    name: 'Firefox',
    packages: 'firefox-esr',
    missing: missingOf(FIREFOX),
    open: openFirefox,
  },
  {
    name: 'WebKitGTK',
    packages: 'webkit2gtk-driver xvfb',
    missing: missingOf(WEBKIT, XVFB),
    open: openWebKit,
  },
]

function missingOf(...files: readonly string[]): string[] {
  return files.filter((file) => !existsSync(file))
}

/** WebKitGTK has its own driver, and needs a screen. */
async function openWebKit(): Promise<OpenBrowser> {
  const screen = spawn(XVFB, [DISPLAY, '-screen', '0', '1400x1000x24'], { stdio: 'ignore' })
  const env = { ...process.env, DISPLAY }
  const server = spawn(WEBKIT, [`--port=${WEBKIT_PORT}`], { env, stdio: 'ignore' })
  const open = () =>
    new Builder()
      .usingServer(`http://127.0.0.1:${WEBKIT_PORT}`)
      .withCapabilities({ browserName: 'MiniBrowser' })
      .build()
  const driver = await eventually(async () => open())
  return {
    driver,
    close: async () => {
      await driver.quit()
      server.kill()
      screen.kill()
    },
  }
}

const answerSchema = v.variant('type', [
  v.object({ type: v.literal('success'), result: v.unknown() }),
  v.object({ type: v.literal('error'), message: v.string() }),
])
const treeSchema = v.object({ contexts: v.tuple([v.object({ context: v.string() })]) })
const valueSchema = v.object({ result: v.object({ value: v.optional(v.string()) }) })
const parametersSchema = v.object({
  url: v.optional(v.string()),
  actions: v.optional(v.unknown()),
  script: v.optional(v.string()),
  width: v.optional(v.number()),
  height: v.optional(v.number()),
})

/** Debian has no geckodriver: WebDriver BiDi, which Firefox speaks itself, executes the commands. */
async function openFirefox(): Promise<OpenBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const args = ['--headless', '--profile', profile, '--remote-debugging-port', '0']
  const firefox = spawn(FIREFOX, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const webSocketUrl = `${await firstMatch(firefox, /ws:\/\/\S+/)}/session`
  const session = new Session('bidi', new Capabilities({ webSocketUrl }))
  const driver = new WebDriver(session, { execute })
  const bidi = await driver.getBidi()

  async function send(method: string, params: object): Promise<unknown> {
    const answer = v.parse(answerSchema, await bidi.send({ method, params: { ...params } }))
    if (answer.type === 'error') throw new Error(`${method}: ${answer.message}`)
    return answer.result
  }

  async function execute(command: Command): Promise<unknown> {
    const parameters = v.parse(parametersSchema, command.getParameters())
    const { url, actions, script, width, height } = parameters
    switch (command.getName()) {
      case 'get':
        return send('browsingContext.navigate', { context, url, wait: 'complete' })
      case 'actions':
        return send('input.performActions', { context, actions })
      case 'setWindowRect':
        return send('browsingContext.setViewport', { context, viewport: { width, height } })
      case 'executeScript': {
        const expression = `JSON.stringify((() => { ${script} })())`
        const evaluation = { expression, target: { context }, awaitPromise: false }
        const { result } = v.parse(valueSchema, await send('script.evaluate', evaluation))
        const value: unknown = JSON.parse(result.value ?? 'null')
        return value
      }
      default:
        throw new Error(`${command.getName()} is not translated for Firefox.`)
    }
  }

  await send('session.new', { capabilities: {} })
  const [{ context }] = v.parse(treeSchema, await send('browsingContext.getTree', {})).contexts
  return {
    driver,
    close: async () => {
      await bidi.close()
      firefox.kill()
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

/** Repeats an action until it succeeds, or throws its last error after half a minute. */
export async function eventually<T>(action: () => Promise<T>): Promise<T> {
  const end = Date.now() + 30_000
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
