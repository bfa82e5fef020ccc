import { createServer } from 'vite'
import { announce, argument, startBackend, stopOnSignal } from './backend.ts'
import { setDemoEnv } from './env.ts'

setDemoEnv()
const backend = await startBackend(argument('data'))
const site = await createServer()
await site.listen()
announce(`http://localhost:${site.config.server.port}`, backend)

stopOnSignal(async () => {
  await site.close()
  await backend.stop()
})
