import { createServer } from 'vite'
import { announce, backendOptions, startBackend, stopOnSignal } from './backend.ts'
import { setDemoEnv } from './env.ts'

setDemoEnv()
const backend = await startBackend(backendOptions())
const site = await createServer()
await site.listen()
for (const first of ['/src/main.tsx', '/src/pages/LandingPage.tsx']) await prepare(first)
announce(`http://localhost:${site.config.server.port}`, backend)

stopOnSignal(async () => {
  await site.close()
  await backend.stop()
})

/** Makes a module of the first page and all that it asks for, the pictures above all, before anybody is told where it is: they would watch it load. */
async function prepare(url: string, begun = new Set<string>()): Promise<void> {
  // A style sheet counts every file that it looks through as asked for.
  if (begun.has(url) || url.endsWith('.css')) return
  begun.add(url)
  const { client } = site.environments
  await client.warmupRequest(url)
  const made = await client.moduleGraph.getModuleByUrl(url)
  await Promise.all([...(made?.importedModules ?? [])].map((each) => prepare(each.url, begun)))
}
