import { announce, openBackend, stopOnSignal } from './backend.ts'
import { stop } from './command.ts'
import { ensureDemoBuilt } from './demoBuilt.ts'
import { startHosting } from './hosting.ts'

const PORT = 4173

ensureDemoBuilt()
const backend = await openBackend().catch(stop)
const site = await startHosting(PORT).catch(stop)
announce(site.url, backend)

stopOnSignal(async () => {
  await site.stop()
  await backend.stop()
})
