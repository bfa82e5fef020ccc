import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from '@playwright/test'

/** The kind of a download: a script, a stream of data, or another. */
type Kind = 'script' | 'data' | 'other'

/** One response and the bytes it took over the wire, compressed, with its headers. */
export type Download = { url: string; kind: Kind; bytes: number; headerBytes: number }

type Downloads = {
  list: () => Download[]
  /** Waits until nothing has gone over the wire for a while. */
  quiet: () => Promise<void>
}

const QUIET_MS = 1_500
const PATIENCE_MS = 20_000

/** Counts what `page` downloads from now on, as the browser's own network panel does. */
export async function watchDownloads(page: Page): Promise<Downloads> {
  const downloads = new Map<string, Download>()
  let lastNews = performance.now()
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    lastNews = performance.now()
    if (!response.url.startsWith('http')) return
    const { url, mimeType, encodedDataLength: headerBytes } = response
    downloads.set(requestId, { url, kind: kindOf(mimeType), bytes: 0, headerBytes })
  })
  // Films and streams seldom end, so bytes are counted as they arrive; a stream's compressed length
  // comes late.
  devtools.on('Network.dataReceived', ({ requestId, dataLength, encodedDataLength }) => {
    lastNews = performance.now()
    const download = downloads.get(requestId)
    if (download) download.bytes += download.kind === 'data' ? dataLength : encodedDataLength
  })
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastNews = performance.now()
    const download = downloads.get(requestId)
    if (download) download.bytes = encodedDataLength
  })
  await devtools.send('Network.enable')

  return {
    list: () => [...downloads.values()],
    async quiet() {
      const deadline = performance.now() + PATIENCE_MS
      lastNews = performance.now()
      while (performance.now() - lastNews < QUIET_MS && performance.now() < deadline) await wait(50)
    },
  }
}

export function bytesOf(downloads: readonly Download[]): number {
  return downloads.reduce((sum, { bytes }) => sum + bytes, 0)
}

function kindOf(mediaType: string): Kind {
  if (mediaType.includes('javascript')) return 'script'
  return mediaType.includes('event-stream') ? 'data' : 'other'
}
