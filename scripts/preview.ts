import { announce, backendOptions, startBackend, stopOnSignal } from './backend.ts'
import { stopWith } from './command.ts'
import { ensureDemoBuilt } from './demoBuilt.ts'
import { startHosting } from './hosting.ts'

const PORT = 4173

ensureDemoBuilt()
const backend = await startBackend(backendOptions()).catch(stopWith)
const site = await startHosting(PORT).catch(stopWith)
announce(site.url, backend)

stopOnSignal(async () => {
  await site.stop()
  await backend.stop()
})
