import { parseArgs } from 'node:util'
import { parseEnv } from '#db/env.ts'
import { authenticationChecks } from './doctor/authentication.ts'
import { type Check, countWrong, note, printChecks } from './doctor/check.ts'
import { databaseChecks } from './doctor/database.ts'
import { folderChecks, readBuildSettings, settingsChecks } from './doctor/offline.ts'
import { ownerChecks } from './doctor/owner.ts'
import { type Project, projectOf } from './doctor/project.ts'
import { askPassword, orStop } from './ownerCommand.ts'

const flag = { type: 'boolean', default: false } as const
const text = { type: 'string' } as const
const { values: options } = orStop(
  () => parseArgs({ options: { offline: flag, email: text, password: text, repair: flag } }),
  'Options are --offline, --email, --password and --repair.',
)
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

async function projectChecks(): Promise<Check[]> {
  if (options.offline) return [note('Not looked at', 'leave out --offline to have it looked at')]
  const parsed = parseEnv(settings)
  if ('problems' in parsed || countWrong(aboutSettings) > 0) {
    return [note('Not looked at', 'mend the settings first')]
  }
  const project = projectOf(parsed.env)
  try {
    const found = await Promise.all([databaseChecks(project), authenticationChecks(project)])
    return [...found.flat(), ...(await storedChecks(project))]
  } catch (error) {
    const reason = String(error).replace('Error: ', '')
    return [note(reason, 'check the network and run npm run doctor again')]
  }
}

async function storedChecks(project: Project): Promise<Check[]> {
  const { email, password, repair } = options
  if (email !== undefined)
    return ownerChecks(project, { email, password: password ?? (await askPassword(email)) }, repair)
  const how =
    'npm run doctor -- --email owner@your.domain asks for the password and looks; with --repair it corrects the nights'
  return [note('The stored data were not looked at', how)]
}
