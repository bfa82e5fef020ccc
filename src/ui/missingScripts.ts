/** What a request of all the page's scripts found. */
export type ScriptsState = 'complete' | 'missing' | 'offline'

/**
 * Requests the page's scripts again, past the cache, which keeps the response for a script that was
 * missing once as long as a script; a script that is there now can then be imported.
 */
export async function refreshScripts(): Promise<ScriptsState> {
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const scripts = new Set(
    loaded.filter((name) => name.startsWith(`${location.origin}/`) && name.endsWith('.js')),
  )
  try {
    const requests = Array.from(scripts, (script) => fetch(script, { cache: 'no-cache' }))
    const responses = await Promise.all(requests)
    return responses.every(({ ok }) => ok) ? 'complete' : 'missing'
  } catch {
    return 'offline'
  }
}
