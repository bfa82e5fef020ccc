import { createServer } from 'vite'
import { announce, backendOptions, startBackend, stopOnSignal } from './backend.ts'
import { setDemoEnv } from './env.ts'

setDemoEnv()
const backend = await startBackend(backendOptions())
const site = await createServer()
await site.listen()
for (const first of ['/src/main.tsx', '/src/features/landing/LandingPage.tsx']) await prepare(first)
announce(`http://localhost:${site.config.server.port}`, backend)

stopOnSignal(async () => {
  await site.close()
  await backend.stop()
})

/** Transforms pictures before the address is printed, so that nobody watches them load. */
async function prepare(url: string, begun = new Set<string>()): Promise<void> {
  // A stylesheet reports every file that it scans as an import.
  if (begun.has(url) || url.endsWith('.css')) return
  begun.add(url)
  const { client } = site.environments
  await client.warmupRequest(url)
  const made = await client.moduleGraph.getModuleByUrl(url)
  await Promise.all([...(made?.importedModules ?? [])].map((each) => prepare(each.url, begun)))
}
