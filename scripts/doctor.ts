import { type Env, parseEnv } from '#db/env.ts'
import { readOptions } from './command.ts'
import { type Check, countWrong, note, printChecks, wrong } from './doctor/check.ts'
import { currencyChecks } from './doctor/currencyWords.ts'
import { leftoverChecks } from './doctor/leftovers.ts'
import { checkSettings, readBuildSettings } from './doctor/settings.ts'
import { storedDataChecks } from './doctor/storedData.ts'
import { strangerChecks } from './doctor/strangers.ts'
import { openOwner } from './ownerCommand.ts'

const { values: options } = readOptions(
  {
    options: {
      email: { type: 'string' },
      password: { type: 'string' },
      repair: { type: 'boolean', default: false },
    },
  },
  'npm run doctor -- [--email OWNER [--password PASSWORD] [--repair]]',
)
const settings = readBuildSettings()
const aboutSettings = checkSettings(settings)
printChecks('Settings', aboutSettings)
const aboutFolder = [...currencyChecks(), ...leftoverChecks()]
printChecks('This folder', aboutFolder)
const aboutProject = await projectChecks().catch((error: unknown) => {
  const reason = error instanceof Error ? error.message : String(error)
  return [wrong(reason, 'correct it and run npm run doctor again')]
})
printChecks('Your Firebase project', aboutProject)

const wrongCount = countWrong([...aboutSettings, ...aboutFolder, ...aboutProject])
console.log(`\n${conclusion()}`)
process.exit(wrongCount === 0 ? 0 : 1)

async function projectChecks(): Promise<Check[]> {
  const parsed = parseEnv(settings)
  if ('problems' in parsed || countWrong(aboutSettings) > 0)
    return [note('Not checked', 'correct the settings first')]
  const stored = await storedChecks(parsed.env)
  // Last, because a repair takes away what strangers may read.
  return [...stored, ...(await strangerChecks(parsed.env.VITE_FIREBASE_DATABASE_URL))]
}

async function storedChecks(env: Env): Promise<Check[]> {
  if (options.email === undefined) {
    const how = 'npm run doctor -- --email owner@your.domain checks them'
    return [note('The stored data were not checked', how)]
  }
  const { client, close } = await openOwner(env, options.email, options.password)
  const checks = await storedDataChecks(client, options.repair)
  await close()
  return checks
}

function conclusion(): string {
  if (wrongCount > 0) return `${wrongCount} to correct: see the lines with ✗.`
  if (aboutFolder.every(({ mark }) => mark === '✓')) return 'Nothing has to be corrected.'
  return 'Nothing is wrong, but parts of the sample are left: see the lines with –.'
}
