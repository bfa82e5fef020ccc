import { execFileSync } from 'node:child_process'
import { announce, backendOptions, startBackend, stopOnSignal } from './backend.ts'
import { isDemoBuilt } from './demoBuilt.ts'
import { setDemoEnv } from './env.ts'
import { startHosting } from './hosting.ts'

const PORT = 4173

if (!isDemoBuilt()) {
  console.log('dist/ does not hold the demo: building it anew.')
  setDemoEnv()
  execFileSync('npm', ['run', '--silent', 'build'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
}
const backend = await startBackend(backendOptions())
const site = await startHosting(PORT)
announce(site.url, backend)

stopOnSignal(async () => {
  await site.stop()
  await backend.stop()
})
