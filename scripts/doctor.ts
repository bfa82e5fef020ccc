import { parseEnv } from '#db/env.ts'
import { readOptions } from './command.ts'
import { type Check, countWrong, note, printChecks, wrong } from './doctor/check.ts'
import { databaseChecks } from './doctor/database.ts'
import { folderChecks, readBuildSettings, settingsChecks } from './doctor/offline.ts'
import { leftoverChecks } from './doctor/leftovers.ts'
import { ownerChecks } from './doctor/owner.ts'
import { type Project, projectOf } from './doctor/project.ts'
import { askPassword } from './ownerCommand.ts'

const flag = { type: 'boolean', default: false } as const
const text = { type: 'string' } as const
const { values: options } = readOptions(
  { options: { offline: flag, email: text, password: text, repair: flag } },
  'npm run doctor -- [--offline] [--email OWNER [--password PASSWORD] [--repair]]',
)
const settings = readBuildSettings()
const aboutSettings = settingsChecks(settings)
const aboutFolder = [...folderChecks(), ...leftoverChecks()]
printChecks('Settings', aboutSettings)
printChecks('This folder', aboutFolder)

const aboutProject = await projectChecks()
printChecks('Your Firebase project', aboutProject)

const wrongCount = countWrong([...aboutSettings, ...aboutFolder, ...aboutProject])
console.log(
  wrongCount === 0
    ? '\nNothing has to be corrected.'
    : `\n${wrongCount} to correct: see the lines with ✗.`,
)
process.exitCode = wrongCount === 0 ? 0 : 1

async function projectChecks(): Promise<Check[]> {
  if (options.offline) return [note('Not checked', 'leave out --offline to check it')]
  const parsed = parseEnv(settings)
  if ('problems' in parsed || countWrong(aboutSettings) > 0) {
    return [note('Not checked', 'correct the settings first')]
  }
  const project = projectOf(parsed.env)
  try {
    return [...(await databaseChecks(project)), ...(await storedChecks(project))]
  } catch (error) {
    const reason = String(error).replace('Error: ', '')
    return [wrong(reason, 'check the network and run npm run doctor again')]
  }
}

async function storedChecks(project: Project): Promise<Check[]> {
  const { email, password, repair } = options
  if (email !== undefined)
    return ownerChecks(project, { email, password: password ?? (await askPassword(email)) }, repair)
  const how =
    'npm run doctor -- --email owner@your.domain checks them; with --repair it corrects the nights'
  return [note('The stored data were not checked', how)]
}
