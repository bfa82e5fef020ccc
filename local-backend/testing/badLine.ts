import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A line to a port of this machine that can go bad, in the ways of a phone's between two masts. */
export type BadLine = {
  port: number
  /** Nothing arrives any more, either way, and nobody is told. */
  hang: () => void
  /** What is said arrives; the answers do not. */
  loseAnswers: () => void
  /** Every connection ends; a new one can be made. */
  mend: () => void
  /** Passes so many messages, either way, and ends every connection in place of the next, of which it tells. */
  breakAfter: (messages: number, onBreak: () => void) => void
  /** How many messages have passed. */
  passed: () => number
  /** New connections lead to another port. */
  lead: (port: number) => void
  stop: () => Promise<void>
}

/** Opens a line to `port` on loopback from the port `own`, any unless given; in order until told otherwise. */
export async function openBadLine(port: number, own = 0): Promise<BadLine> {
  const pairs = new Set<{ near: Socket; far: Socket }>()
  let state: 'whole' | 'hanging' | 'deaf' = 'whole'
  let target = port
  let passed = 0
  let last = Infinity
  let onBreak = () => {}

  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    const pair = { near, far }
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    near.on('data', (data) => {
      if (passes() && state !== 'hanging') far.write(data)
    })
    far.on('data', (data) => {
      if (passes() && state === 'whole') near.write(data)
    })
    for (const socket of [near, far]) socket.on('close', end).on('error', end)
  })
  function drop() {
    for (const { near, far } of pairs) {
      near.destroy()
      far.destroy()
    }
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

  server.listen(own, '127.0.0.1')
  await once(server, 'listening')

  return {
    port: (server.address() as AddressInfo).port,
    hang: () => {
      state = 'hanging'
    },
    loseAnswers: () => {
      state = 'deaf'
    },
    mend: () => {
      state = 'whole'
      drop()
    },
    breakAfter: (messages, tell) => {
      last = passed + messages
      onBreak = tell
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
