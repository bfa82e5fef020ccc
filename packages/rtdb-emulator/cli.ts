import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type LocalBackend, startLocalBackend } from './server.ts'

const USAGE = `rtdb-emulator [--rules FILE] [--project NAME] [--database-port N] [--auth-port N] [--data FILE]

  --rules          security rules, followed while they change; database.rules.json
  --project        the namespace is NAME-default-rtdb; demo-project
  --database-port  0 for any free port; 9000
  --auth-port      0 for any free port; 9099
  --data           keeps data and accounts in FILE; without it, in memory`

const { rules, project, data, databasePort, authPort } = readOptions()
const backend = await start()
console.log(`Database  ${backend.databaseUrl}/?ns=${project}-default-rtdb
Auth      ${backend.authUrl}`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void backend.stop().then(() => process.exit(0)))

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        help: { type: 'boolean' },
        rules: { type: 'string', default: 'database.rules.json' },
        project: { type: 'string', default: 'demo-project' },
        'database-port': { type: 'string', default: '9000' },
        'auth-port': { type: 'string', default: '9099' },
        data: { type: 'string' },
      },
    })
    if (values.help) return end(0, USAGE)
    return {
      ...values,
      databasePort: readPort(values['database-port']),
      authPort: readPort(values['auth-port']),
    }
  } catch (error) {
    return end(2, `${messageOf(error)}\n\n${USAGE}`)
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (/^\d+$/.test(text) && port < 65_536) return port
  throw new Error(`"${text}" is not a port number`)
}

async function start(): Promise<LocalBackend> {
  try {
    if (!existsSync(rules)) throw new Error(`There is no rules file ${rules}: name it with --rules`)
    return await startLocalBackend({
      project,
      databasePort,
      authPort,
      rulesFile: rules,
      watchRules: true,
      ...(data !== undefined && { dataFile: data }),
    })
  } catch (error) {
    return end(1, messageOf(error))
  }
}

function end(code: number, message: string): never {
  if (code === 0) console.log(message)
  else console.error(message)
  process.exit(code)
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
