import { spawnSync } from 'node:child_process'
import { confirm, readOptions } from './command.ts'
import { countWrong, printChecks } from './doctor/check.ts'
import { leftoverChecks } from './doctor/leftovers.ts'
import { checkSettings, readBuildSettings } from './doctor/settings.ts'

/** The newest Firebase CLI that runs on this project's oldest Node, 20.19, for `npx`. */
const FIREBASE_TOOLS = ['--yes', 'firebase-tools@15.34.2']

readOptions({}, 'npm run deploy has no options: it builds and deploys all of it.')
const settings = readBuildSettings()
const checks = checkSettings(settings)
printChecks('Before deploying', checks)
if (countWrong(checks) > 0) {
  stop('Nothing was built or deployed. Correct what is marked ✗, then run npm run deploy again.')
}

console.log('\nBuilding')
// A rules file that was edited by hand is not deployed.
run('npm', ['run', '--silent', 'rules'], 'The rules could not be written. The reason is above.')
run(
  'npm',
  ['run', '--silent', 'build'],
  'The build failed, so nothing was deployed. The reason is above.',
)

const leftovers = leftoverChecks()
if (leftovers.some(({ mark }) => mark !== '✓')) {
  printChecks('Left of the sample', leftovers)
  if (!(await confirm('Publish this part of the sample?'))) stop('Nothing was deployed.')
}

console.log('\nDeploying')
const project = settings['VITE_FIREBASE_PROJECT_ID'] ?? ''
const deploy = [...FIREBASE_TOOLS, 'deploy', '--only', 'hosting,database', '--project', project]
run(
  'npx',
  deploy,
  `Firebase did not deploy everything; the reason is above. Most often:
  - nobody is signed in on this computer: npx ${FIREBASE_TOOLS.join(' ')} login
  - your Google account may not change the project ${project}: ask its owner
  - the project has no database yet: Realtime Database → Create database, in the console`,
)
console.log(
  `\nDeployed. Look at ${settings['VITE_SITE_URL']}, then check the project with npm run doctor and npm run smoke.`,
)

function run(command: string, args: readonly string[], advice: string): void {
  const { status } = spawnSync(command, args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) stop(advice)
}

function stop(advice: string): never {
  console.error(`\n${advice}`)
  process.exit(1)
}
