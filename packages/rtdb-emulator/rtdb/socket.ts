import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type WebSocket, WebSocketServer } from 'ws'
import { addressOf, isOwnPage } from '#rtdb-emulator/loopback/http.ts'
import { createFrameReader, toFrames } from './frames.ts'
import type { Session } from './protocol.ts'

const NOT_FOUND = 'HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n'
const BAD_MESSAGE = 1008

/**
 * Serves WebSockets at `/.ws`: greets a client, passes each message to its session, and closes the
 * connection of a client that sends invalid messages.
 */
export function createSockets(options: {
  namespace: string
  now: () => number
  log: (line: string) => void
  openSession: (send: (message: object) => void, mayBypassRules: boolean) => Session
}) {
  const { namespace, now, log, openSession } = options
  const server = new WebSocketServer({ noServer: true })

  function upgrade(request: IncomingMessage, stream: Duplex, head: Buffer) {
    stream.on('error', () => stream.destroy())
    const { path, params } = addressOf(request)
    if (path !== '/.ws') return void stream.end(NOT_FOUND)
    const requested = params.get('ns') ?? namespace
    server.handleUpgrade(request, stream, head, (socket) => {
      // `ws` closes the socket itself after an error, such as a malformed frame.
      socket.on('error', (error) => log(`A database connection was closed: ${error.message}`))
      if (requested === namespace) serve(socket, request)
      else refuse(socket, `There is no database ${requested} here, only ${namespace}.`)
    })
  }

  function serve(socket: WebSocket, request: IncomingMessage) {
    const send = (message: object) => sendTo(socket, message)
    const session = openSession(send, isOwnPage(request))
    const readFrame = createFrameReader()
    socket.on('close', () => session.end())
    socket.on('message', (data, isBinary) => {
      if (socket.readyState !== socket.OPEN) return
      try {
        const text = isBinary || !Buffer.isBuffer(data) ? '' : readFrame(data.toString())
        if (text !== null) session.handle(JSON.parse(text))
      } catch (error) {
        log(`A database connection was closed for a bad message: ${String(error)}`)
        socket.close(BAD_MESSAGE)
      }
    })
    const hello = {
      ts: now(),
      v: '5',
      h: request.headers.host ?? '',
      s: randomBytes(16).toString('hex'),
    }
    send({ t: 'c', d: { t: 'h', d: hello } })
  }

  function stop() {
    for (const socket of server.clients) socket.terminate()
  }

  return { upgrade, stop }
}

function refuse(socket: WebSocket, reason: string) {
  sendTo(socket, { t: 'c', d: { t: 's', d: reason } })
  socket.close(BAD_MESSAGE)
}

function sendTo(socket: WebSocket, message: object) {
  for (const frame of toFrames(JSON.stringify(message))) socket.send(frame)
}
