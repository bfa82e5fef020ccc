import { createServer } from 'vite'
import { announce, openBackend, stopOnSignal } from './backend.ts'
import { stop } from './command.ts'
import { setDemoEnv } from '#sample/env.ts'

setDemoEnv()
const backend = await openBackend().catch(stop)
const site = await createServer()
await site.listen()
announce(`http://localhost:${site.config.server.port}`, backend)

stopOnSignal(async () => {
  await site.close()
  await backend.stop()
})
