import { parseArgs } from 'node:util'
import { parseEnv } from '#db/env.ts'
import { askPassword } from './askPassword.ts'
import { authenticationChecks } from './doctor/authentication.ts'
import { type Check, countWrong, note, printChecks } from './doctor/check.ts'
import { databaseChecks } from './doctor/database.ts'
import { folderChecks, readBuildSettings, settingsChecks } from './doctor/offline.ts'
import { ownerChecks } from './doctor/owner.ts'
import { projectOf } from './doctor/project.ts'

const options = readOptions()
const settings = readBuildSettings()
const aboutSettings = settingsChecks(settings)
const aboutFolder = folderChecks()
printChecks('Settings', aboutSettings)
printChecks('This folder', aboutFolder)

const aboutProject = await projectChecks()
printChecks('Your Firebase project', aboutProject)

const ill = countWrong([...aboutSettings, ...aboutFolder, ...aboutProject])
console.log(
  ill === 0 ? '\nFound nothing that must be mended.' : `\n${ill} to mend: what follows the arrows.`,
)
process.exitCode = ill === 0 ? 0 : 1

function readOptions() {
  try {
    const flag = { type: 'boolean', default: false } as const
    const text = { type: 'string' } as const
    return parseArgs({ options: { offline: flag, email: text, password: text, repair: flag } })
      .values
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    console.error(`${reason}. Options are --offline, --email, --password and --repair.`)
    return process.exit(2)
  }
}

async function projectChecks(): Promise<Check[]> {
  if (options.offline) return [note('Not looked at', 'leave out --offline to have it looked at')]
  const parsed = parseEnv(settings)
  if ('problems' in parsed || countWrong(aboutSettings) > 0) {
    return [note('Not looked at', 'mend the settings first')]
  }
  const project = projectOf(parsed.env)
  const found = await Promise.all([databaseChecks(project), authenticationChecks(project)])
  const { email } = options
  if (email === undefined) {
    const how =
      'npm run doctor -- --email owner@your.domain asks for the password and looks; with --repair it corrects the nights'
    return [...found.flat(), note('The stored data were not looked at', how)]
  }
  const password = options.password ?? (await askPassword(email))
  return [...found.flat(), ...(await ownerChecks(project, { email, password }, options.repair))]
}
