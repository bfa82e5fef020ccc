import type { Page } from '@playwright/test'

/** What has gone between a page and the database. */
export type DatabaseTraffic = {
  /** When the first connection was begun, in milliseconds since 1970. */
  openedAt: number
  transport: 'WebSocket' | 'HTTP'
  /** Bytes of payload, both ways. */
  bytes: number
}

/**
 * Follows the traffic of `page` with the database at `databaseUrl`, by WebSocket or by HTTP; the function returned reads
 * it, and answers `null` as long as the page itself (not a worker of its) has not connected.
 */
export async function watchDatabaseTraffic(
  page: Page,
  databaseUrl: string,
): Promise<() => DatabaseTraffic | null> {
  const { host } = new URL(databaseUrl)
  const connections = new Map<string, { data: number; encoded: number }>()
  let first: Omit<DatabaseTraffic, 'bytes'> | null = null

  const begin = (wallTime: number, transport: 'WebSocket' | 'HTTP') => {
    first ??= { openedAt: wallTime * 1_000, transport }
  }
  const count = (requestId: string, data: number, encoded: number) => {
    const connection = connections.get(requestId)
    if (!connection) return
    connection.data += data
    connection.encoded += encoded
  }
  const devtools = await page.context().newCDPSession(page)
  devtools.on('Network.webSocketCreated', ({ requestId, url }) => {
    if (new URL(url).host === host) connections.set(requestId, { data: 0, encoded: 0 })
  })
  devtools.on('Network.webSocketWillSendHandshakeRequest', ({ requestId, wallTime }) => {
    if (connections.has(requestId)) begin(wallTime, 'WebSocket')
  })
  devtools.on('Network.webSocketFrameReceived', ({ requestId, response }) => {
    count(requestId, Buffer.byteLength(response.payloadData), 0)
  })
  devtools.on('Network.webSocketFrameSent', ({ requestId, response }) => {
    count(requestId, Buffer.byteLength(response.payloadData), 0)
  })
  devtools.on('Network.requestWillBeSent', ({ requestId, request, wallTime }) => {
    if (new URL(request.url).host !== host) return
    connections.set(requestId, { data: 0, encoded: 0 })
    begin(wallTime, 'HTTP')
  })
  devtools.on('Network.dataReceived', ({ requestId, dataLength, encodedDataLength }) => {
    count(requestId, dataLength, encodedDataLength)
  })
  await devtools.send('Network.enable')

  // A stream's length on the wire is told late; until then that of its data stands for it.
  const bytes = () => [...connections.values()].map(({ data, encoded }) => encoded || data)
  return () => first && { ...first, bytes: bytes().reduce((sum, each) => sum + each, 0) }
}
