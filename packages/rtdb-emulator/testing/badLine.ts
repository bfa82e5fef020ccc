import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A proxy to a local port that simulates a phone's bad connection. */
export type BadLine = {
  port: number
  /** Drops everything in both directions without closing. */
  hang: () => void
  /** Requests arrive, responses do not. */
  loseAnswers: () => void
  /** Every connection ends, and every new one too. */
  cut: () => void
  /** Every connection ends; new ones work normally. */
  repair: () => void
  /**
   * Passes so many messages in both directions, then ends every connection instead of the next, and
   * calls `onBreak`.
   */
  breakAfter: (messages: number, onBreak: () => void) => void
  /** The number of messages passed. */
  passed: () => number
  /** New connections lead to another port. */
  lead: (port: number) => void
  stop: () => Promise<void>
}

/** Opens a proxy to `port` on loopback from a free port; works normally at first. */
export async function openBadLine(port: number): Promise<BadLine> {
  const sockets = new Set<Socket>()
  let state: 'working' | 'hanging' | 'losingAnswers' | 'cut' = 'working'
  let target = port
  let passed = 0
  let last = Infinity
  let onBreak = () => {}

  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy()
      return
    }
    const far = connect(target, '127.0.0.1')
    near.on('data', (data) => {
      if (passes() && state !== 'hanging') far.write(data)
    })
    far.on('data', (data) => {
      if (passes() && state === 'working') near.write(data)
    })
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one
        .on('error', () => {})
        .on('close', () => {
          sockets.delete(one)
          other.destroy()
        })
    }
  })

  function drop() {
    for (const socket of sockets) socket.destroy()
  }

  function passes(): boolean {
    if (passed < last) {
      passed += 1
      return true
    }
    last = Infinity
    drop()
    onBreak()
    return false
  }

  server.listen(0, '127.0.0.1')
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    hang: () => {
      state = 'hanging'
    },
    loseAnswers: () => {
      state = 'losingAnswers'
    },
    cut: () => {
      state = 'cut'
      drop()
    },
    repair: () => {
      state = 'working'
      drop()
    },
    breakAfter: (messages, callback) => {
      last = passed + messages
      onBreak = callback
    },
    passed: () => passed,
    lead: (other) => {
      target = other
    },
    stop: async () => {
      drop()
      server.close()
      await once(server, 'close')
    },
  }
}
