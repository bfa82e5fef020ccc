/** A chunk that is missing although the server responds, most likely after a new release. */
export class PartGone extends Error {}

const listeners = new Set<() => void>()

/** Calls back for each missing chunk; returns the unsubscribe function. */
export function followGoneParts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Loads a chunk; `load` contains only its `import`. Retries a failure under another address,
 * because browsers cache failed responses. Rejects with `PartGone` when the server responds but
 * files are missing.
 */
export async function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load()
  } catch (error) {
    const address = addressIn(load)
    if (address === null) throw error
    if (await isWhole(address))
      return (await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)) as Part
    for (const listener of listeners) listener()
    throw new PartGone(`${address} can no longer be fetched`, { cause: error })
  }
}

/** Whether the server has a script with all its imports; also updates the HTTP cache. */
async function isWhole(address: string, visited = new Set<string>()): Promise<boolean> {
  if (visited.has(address)) return true
  visited.add(address)
  // Rejects while offline, when nothing is known of the chunk.
  const response = await fetch(address, { cache: 'no-cache' })
  if (!response.ok) return false
  const imports = (await response.text()).matchAll(/\b(?:from|import)\s*["'](\.\/[\w-]+\.js)["']/g)
  const found = [...imports].map(([, file = '']) => isWhole(new URL(file, address).href, visited))
  return (await Promise.all(found)).every(Boolean)
}

/** The address of a built `import`, from the build's output; `null` without a build. */
function addressIn(load: () => unknown): string | null {
  const [, file] = /\bimport\(\s*["'`](\.\/[\w-]+\.js)["'`]/.exec(String(load)) ?? []
  return file === undefined ? null : new URL(file, import.meta.url).href
}
