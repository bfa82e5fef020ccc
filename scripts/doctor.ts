import { demoEnv } from '#caretaker/env.ts'
import { parseEnv } from '#db/env.ts'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { authenticationChecks } from './doctor/authentication.ts'
import { readOptions } from './command.ts'
import { type Check, countWrong, note, printChecks, wrong } from './doctor/check.ts'
import { databaseChecks } from './doctor/database.ts'
import { folderChecks, readBuildSettings, settingsChecks } from './doctor/offline.ts'
import { ownerChecks } from './doctor/owner.ts'
import { localProject, type Project, projectOf } from './doctor/project.ts'
import { askPassword } from './ownerCommand.ts'

const flag = { type: 'boolean', default: false } as const
const text = { type: 'string' } as const
const { values: options } = readOptions(
  { options: { offline: flag, email: text, password: text, repair: flag } },
  'npm run doctor -- [--offline] [--email OWNER [--password PASSWORD] [--repair]]',
)
const found = readBuildSettings()
const isLocal = Object.keys(found).length === 0
const settings = isLocal ? demoEnv() : found
const aboutSettings = isLocal
  ? [
      note(
        "There is no .env, so the demo's settings and the running local backend are checked",
        'copy .env.example to .env for a project of your own (docs/deploying.md)',
      ),
    ]
  : settingsChecks(settings)
const aboutFolder = folderChecks()
printChecks('Settings', aboutSettings)
printChecks('This folder', aboutFolder)

const aboutProject = await projectChecks()
printChecks(isLocal ? 'The local backend' : 'Your Firebase project', aboutProject)

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
  const project = isLocal ? localProject(parsed.env) : projectOf(parsed.env)
  try {
    const found = await Promise.all([databaseChecks(project), authenticationChecks(project)])
    return [...found.flat(), ...(await storedChecks(project))]
  } catch (error) {
    const reason = String(error).replace('Error: ', '')
    const cure = isLocal ? 'start it: npm start' : 'check the network and run npm run doctor again'
    return [wrong(reason, cure)]
  }
}

async function storedChecks(project: Project): Promise<Check[]> {
  const { repair } = options
  const { email, password } = isLocal ? { ...DEMO_ACCOUNTS.owner, ...options } : options
  if (email !== undefined)
    return ownerChecks(project, { email, password: password ?? (await askPassword(email)) }, repair)
  const how =
    'npm run doctor -- --email owner@your.domain checks them; with --repair it corrects the nights'
  return [note('The stored data were not checked', how)]
}
