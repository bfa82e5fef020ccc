import { announce, backendOptions, startBackend, stopOnSignal } from './backend.ts'
import { ensureDemoBuilt } from './demoBuilt.ts'
import { startHosting } from './hosting.ts'

const PORT = 4173

ensureDemoBuilt()
const backend = await startBackend(backendOptions())
const site = await startHosting(PORT)
announce(site.url, backend)

stopOnSignal(async () => {
  await site.stop()
  await backend.stop()
})
