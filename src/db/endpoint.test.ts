import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { NotSent, toPayload, Unanswered } from '#domain/request/request.ts'
import { FILLED_REQUEST } from '#domain/request/testing.ts'
import { storesRequests, sendRequest } from './endpoint.ts'

const BESIDE = { key: 'A'.repeat(22), language: 'tr' }

afterEach(() => vi.unstubAllGlobals())

/** Starts a server for the duration of the test. */
async function listen(server: Server) {
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
}

/** An owner's own endpoint in the settings. */
async function ownEndpoint(answer: (request: IncomingMessage, response: ServerResponse) => void) {
  const server = createServer(answer)
  await listen(server)
  const { port } = server.address() as AddressInfo
  const VITE_RESERVATION_ENDPOINT = `http://127.0.0.1:${port}/request`
  vi.stubGlobal('__ENV__', { ...__ENV__, VITE_RESERVATION_ENDPOINT })
}

test('the owner’s own endpoint gets the payload alone', async () => {
  const received: object[] = []
  await ownEndpoint((request, response) => {
    void text(request).then((body) => {
      const { method, url, headers } = request
      received.push([method, url, headers['content-type'], JSON.parse(body)])
      response.end()
    })
  })

  const request = { ...FILLED_REQUEST, guests: { adults: 2, children: 1 } }

  await expect(sendRequest(request, BESIDE)).resolves.toEqual({ kind: 'delivered' })
  expect(storesRequests()).toBe(false)
  const payload = toPayload(FILLED_REQUEST)
  expect(received).toEqual([['POST', '/request', 'application/json', payload]])
})

test('a notice without a word of the guest follows a stored request', async () => {
  const received: string[] = []
  let isStored = true
  await ownEndpoint((request, response) => {
    void text(request).then((body) => {
      if (request.url === '/request') return response.writeHead(isStored ? 200 : 500).end()
      received.push(`${request.method} ${request.headers['content-type']} ${body}`)
      return response.end()
    })
  })
  const VITE_NOTICE_URL = `${new URL(__ENV__.VITE_RESERVATION_ENDPOINT).origin}/notice`
  vi.stubGlobal('__ENV__', { ...__ENV__, VITE_NOTICE_URL })

  await sendRequest(FILLED_REQUEST, BESIDE)

  await vi.waitFor(() => expect(received).toHaveLength(1))
  expect(received).toEqual(['POST text/plain;charset=UTF-8 {"text":"New request"}'])
  isStored = false
  await expect(sendRequest(FILLED_REQUEST, BESIDE)).rejects.toThrow('answered 500')
  expect(received).toHaveLength(1)
})

test('a notice that nobody takes leaves the request sent', async () => {
  await ownEndpoint((_, response) => void response.end())
  vi.stubGlobal('__ENV__', { ...__ENV__, VITE_NOTICE_URL: 'http://127.0.0.1:1/notice' })

  await expect(sendRequest(FILLED_REQUEST, BESIDE)).resolves.toEqual({ kind: 'delivered' })
})

test('a request without a response fails after ten seconds', async () => {
  await ownEndpoint(() => void vi.advanceTimersByTime(10_000))
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  onTestFinished(() => void vi.useRealTimers())

  await expect(sendRequest(FILLED_REQUEST, BESIDE)).rejects.toThrow(Unanswered)
})

test('a request that cannot leave the device is not sent, also on a device that wrongly reports a connection', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  await ownEndpoint((_, response) => void response.end())
  await sendRequest(FILLED_REQUEST, BESIDE)

  await ownEndpoint((request) => void request.socket.destroy())

  await expect(sendRequest(FILLED_REQUEST, BESIDE)).rejects.toThrow(NotSent)
})
