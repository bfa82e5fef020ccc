import { statSync } from 'node:fs'
import { demoEnv, isDemoProject } from '#caretaker/env.ts'
import { announce, openBackend, stopOnSignal } from './backend.ts'
import { stop } from './command.ts'
import { readBuildSettings } from './doctor/settings.ts'
import { ensureBuilt } from './ensureBuilt.ts'
import { startHosting } from './hosting.ts'

const PORT = 4173

const found = readBuildSettings()
const settings = Object.keys(found).length === 0 ? demoEnv() : found
ensureBuilt(settings)
const project = settings['VITE_FIREBASE_PROJECT_ID'] ?? ''
// The build for a real project uses its database at Firebase.
const backend = isDemoProject(project) ? await openBackend().catch(stop) : null
const site = await startHosting(PORT).catch(stop)
const builtAt = statSync('dist/index.html').mtime.toLocaleString('en-GB')
console.log(
  backend === null
    ? `\n  Serves ${site.url}: the build of ${builtAt} for the project ${project}, with its data at Firebase`
    : `\n  Serves the build of ${builtAt} for the demo project ${project}`,
)
if (backend !== null) announce(site.url, backend)

stopOnSignal(async () => {
  await site.stop()
  await backend?.stop()
})
