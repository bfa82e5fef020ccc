/** A part that the server does not give though it answers: most likely the site has been renewed since this page was loaded. */
export class PartGone extends Error {}

const listeners = new Set<() => void>()

/** Calls back each time a part of the site turns out to be gone; returns how to stop. */
export function followGoneParts(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/**
 * Fetches a part of the site: `load` is nothing but its `import`. A failure is followed by a try under another address, for
 * browsers keep a failed answer: some for the page's life, some for as long as they would have kept the file. Rejects with
 * `PartGone` when the server answers, but has not all of it.
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

/** Whether the server has a script and all that it imports; puts its answers in the place of those that the browser has kept. */
async function isWhole(address: string, asked = new Set<string>()): Promise<boolean> {
  if (asked.has(address)) return true
  asked.add(address)
  // Rejects when there is no line; then nothing is known of the part.
  const response = await fetch(address, { cache: 'no-cache' })
  if (!response.ok) return false
  const imports = (await response.text()).matchAll(/\b(?:from|import)\s*["'](\.\/[\w-]+\.js)["']/g)
  const found = [...imports].map(([, file = '']) => isWhole(new URL(file, address).href, asked))
  return (await Promise.all(found)).every(Boolean)
}

/** What a built `import` names, which the build alone knows, as an address; `null` where nothing was built. */
function addressIn(load: () => unknown): string | null {
  const [, file] = /\bimport\(\s*["'`](\.\/[\w-]+\.js)["'`]/.exec(String(load)) ?? []
  return file === undefined ? null : new URL(file, import.meta.url).href
}
