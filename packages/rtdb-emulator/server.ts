import { readFileSync } from 'node:fs'
import { type Account, createAccounts } from './auth/accounts.ts'
import { createAuthHandler } from './auth/handler.ts'
import { keepDataFile, loadData } from './files/dataFile.ts'
import { listenOnLoopback } from './loopback/listen.ts'
import { Database } from './rtdb/database.ts'
import { Session } from './rtdb/protocol.ts'
import { createRestHandler } from './rtdb/rest.ts'
import { compileRules } from './rtdb/rules.ts'
import { createSockets } from './rtdb/socket.ts'
import { fromJson, toJson } from './rtdb/value.ts'
import type { Json } from './rtdb/json.ts'
import { TOKEN_SECONDS } from './auth/token.ts'
import { watchRules } from './files/watchRules.ts'

export type LocalBackendOptions = {
  project: string
  /** 0 is any free port; so for `authPort`. */
  databasePort: number
  authPort: number
  rulesFile: string
  /** Whether to follow changes of the rules file. */
  watchRules?: boolean
  /** The file for data and accounts; without it they are in memory. */
  dataFile?: string
  /** The initial data without a data file; none by default. */
  data?: Json
  /** The initial accounts, unless the data file has some; none by default. */
  accounts?: readonly Account[]
  /** The lifetime of an id token; an hour by default. */
  tokenSeconds?: number
  now?: () => number
  log?: (line: string) => void
}

export type LocalBackend = {
  databaseUrl: string
  authUrl: string
  databasePort: number
  authPort: number
  /** All stored data, even after it was stopped. */
  data: () => Json
  stop: () => Promise<void>
}

/**
 * Starts a Realtime Database and an Auth server on loopback, replacing the official emulators.
 * Throws a `RulesError` for a mistake in the rules, and an error with the cure for a taken port or
 * a broken data file.
 */
export async function startLocalBackend(options: LocalBackendOptions): Promise<LocalBackend> {
  const { project, rulesFile, dataFile, tokenSeconds = TOKEN_SECONDS } = options
  const { now = Date.now, log = console.log } = options
  const rulesText = readFileSync(rulesFile, 'utf8')
  const rules = compileRules(rulesText, rulesFile)
  const loaded = dataFile === undefined ? null : loadData(dataFile)

  const changed = () => storage?.changed()
  const { data } = loaded ?? { data: fromJson(options.data ?? null) }
  const initialAccounts = loaded?.accounts ?? options.accounts ?? []
  const database = new Database({ data, rules, now, onWrite: changed })
  const accounts = createAccounts(initialAccounts, changed)
  const content = () => ({ data: database.root, accounts: accounts.list() })
  const storage = dataFile === undefined ? null : keepDataFile(dataFile, content, log)

  const namespace = `${project}-default-rtdb`
  const openSession = (send: (message: object) => void, mayBypassRules: boolean) =>
    new Session({ database, project, now, log, send, mayBypassRules })
  const sockets = createSockets({
    namespace,
    now,
    log,
    openSession,
  })
  const databaseServer = await listenOnLoopback(
    options.databasePort,
    'emulators.database.port',
    createRestHandler({ database, project, namespace, now }),
  )
  for (const server of databaseServer.servers) server.on('upgrade', sockets.upgrade)
  const authServer = await listenOnLoopback(
    options.authPort,
    'emulators.auth.port',
    createAuthHandler({ accounts, project, tokenSeconds, now, log }),
  ).catch(async (error: unknown) => {
    await databaseServer.close()
    throw error
  })
  const stopWatching =
    options.watchRules === true ? watchRules(rulesFile, rulesText, database, log) : null

  return {
    databaseUrl: `http://127.0.0.1:${databaseServer.port}`,
    authUrl: `http://127.0.0.1:${authServer.port}`,
    databasePort: databaseServer.port,
    authPort: authServer.port,
    data: () => toJson(database.root, { priorities: true }),
    async stop() {
      stopWatching?.()
      sockets.stop()
      await Promise.all([databaseServer.close(), authServer.close()])
      await storage?.close()
    },
  }
}
