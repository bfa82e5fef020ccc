import { startBackend } from '#scripts/backend.ts'

/**
 * The local backend in a process of its own, so that its memory can be read and it does not share the processor's
 * turns with what measures it. Started by `startBackendProcess`; to whatever it is sent it answers with its memory.
 */
process.on('message', () => {
  globalThis.gc?.({ type: 'major', execution: 'sync' })
  const { rss, heapUsed } = process.memoryUsage()
  process.send?.({ rss, heapUsed })
})

try {
  const { databaseUrl, authUrl } = await startBackend()
  process.on('disconnect', () => process.exit())
  process.send?.({ databaseUrl, authUrl })
} catch (error) {
  process.send?.({ problem: error instanceof Error ? error.message : String(error) })
  process.disconnect()
}
