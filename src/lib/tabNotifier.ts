const NAME = 'villa.news'

// A visible tab notifies first; a background tab only if there is none.
const BACKGROUND_LATER_MS = 1_500
// Tabs receive the same change one after the other.
const HELD_MS = 5_000

/** Notifies once of each event, however many of the browser's tabs receive it. */
export function createTabNotifier() {
  const told = new Set<string>()
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = ({ data }: MessageEvent<unknown>) => told.add(String(data))

  return {
    /** Calls `tell` in one of the tabs that call this with the same `key`. */
    async once(key: string, tell: () => void): Promise<void> {
      if (document.visibilityState !== 'visible') await after(BACKGROUND_LATER_MS)
      if (told.has(key)) return
      await navigator.locks.request(`${NAME}.${key}`, { ifAvailable: true }, async (lock) => {
        if (!lock || told.has(key)) return
        told.add(key)
        channel.postMessage(key)
        tell()
        await after(HELD_MS)
      })
    },
    stop: () => channel.close(),
  }
}

function after(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds)
  })
}
