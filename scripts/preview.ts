import { announce, backendOptions, startBackend, stopOnSignal } from './backend.ts'
import { stop } from './command.ts'
import { ensureDemoBuilt } from './demoBuilt.ts'
import { startHosting } from './hosting.ts'

const PORT = 4173

const options = backendOptions()
ensureDemoBuilt()
const backend = await startBackend(options).catch(stop)
const site = await startHosting(PORT).catch(stop)
announce(site.url, backend)

stopOnSignal(async () => {
  await site.stop()
  await backend.stop()
})
