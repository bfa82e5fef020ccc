import fc from 'fast-check'
import { DEMO_ACCOUNTS } from '#rtdb-emulator/testing/accounts.ts'
import { createToken } from '#rtdb-emulator/auth/token.ts'
import { MAX_BODY_BYTES } from '#rtdb-emulator/loopback/http.ts'
import { Database } from '#rtdb-emulator/rtdb/database.ts'
import { createFrameReader, toFrames } from '#rtdb-emulator/rtdb/frames.ts'
import { Session } from '#rtdb-emulator/rtdb/protocol.ts'
import { compileRules } from '#rtdb-emulator/rtdb/rules.ts'
import { fromJson, toJson } from '#rtdb-emulator/rtdb/value.ts'
import { areaOf, holds, same } from './area.ts'
import { altered, anyJson, anyKey, anyText } from './given.ts'
import { put, type Tree } from './oracle/place.ts'

const PROJECT = 'demo-villa'
const OPEN = compileRules('{"rules": {".read": true, ".write": true}}', 'open')
const token = createToken(DEMO_ACCOUNTS.owner, { project: PROJECT, now: 0 })

const path = fc.array(anyKey, { maxLength: 3 }).map((keys) => `/${keys.join('/')}`)
const value = fc.oneof(
  fc.constantFrom<unknown>(null, 1, 'x', true, { '.sv': 'timestamp' }, { '.sv': { increment: 1 } }),
  fc.dictionary(anyKey, fc.oneof(fc.integer(), anyText, fc.constant(null)), { maxKeys: 3 }),
  anyJson,
)
const query = fc.record(
  {
    i: fc.constantFrom('.key', '.value', 'a'),
    sp: fc.constantFrom<unknown>('a', 1, null, {}),
    sn: fc.constantFrom('a', 1),
    ep: fc.constantFrom<unknown>('b', 2),
    l: fc.constantFrom<unknown>(1, 0, 'x'),
    vf: fc.constantFrom('l', 'r'),
  },
  { requiredKeys: [] },
)
const body = fc.oneof(
  fc.record({ p: path, d: value }),
  fc.record({
    p: path,
    d: fc.dictionary(
      path.map((each) => each.slice(1)),
      value,
      { maxKeys: 3 },
    ),
  }),
  fc.record({ p: path, q: query, t: fc.nat({ max: 3 }), h: fc.constant('') }),
  fc.record({ p: path }),
  fc.record({ cred: fc.constantFrom('owner', token, 'none', token.slice(5)) }),
)
const action = fc.constantFrom(
  'p',
  'p',
  'm',
  'q',
  'n',
  'g',
  's',
  'auth',
  'gauth',
  'unauth',
  'o',
  'x',
)
const request = fc
  .record({ r: fc.nat({ max: 99 }), a: action, b: body })
  .map((asked): unknown => ({ t: 'd', d: asked }))
const write = fc
  .record({ r: fc.nat(), a: fc.constantFrom('p', 'm'), b: body })
  .map((asked): unknown => ({ t: 'd', d: asked }))

function openDatabase() {
  const database = new Database({
    data: fromJson({ a: { b: 1 }, leaf: 'x' }),
    rules: OPEN,
    now: () => 7,
  })
  const open = () => {
    const sent: unknown[] = []
    const session = new Session({
      database,
      project: PROJECT,
      now: () => 7,
      log: () => {},
      send: (message) => sent.push(JSON.parse(JSON.stringify(message))),
      mayBypassRules: true,
    })
    return { session, sent }
  }
  return { database, open }
}

export const frames = areaOf(12_000, [
  holds(
    'a message is put together again as it was cut, however long and whatever is in it',
    fc.tuple(fc.string({ unit: 'binary', maxLength: 30 }), fc.integer({ min: 0, max: 4000 })),
    ([piece, times]) => {
      const message = JSON.stringify({ t: 'd', d: piece.repeat(times) })
      const read = createFrameReader()
      const pieces = toFrames(message).map((frame) => read(Buffer.from(frame).toString()))
      same(pieces.at(-1), message)
      same(
        pieces.slice(0, -1).some((each) => each !== null),
        false,
      )
    },
  ),
  holds(
    'whatever frames come, a message is given or the client is turned away',
    fc.array(
      fc.oneof(anyText, fc.constantFrom('0', '2', '3', '999999', '1000000'), fc.nat().map(String)),
      { maxLength: 8 },
    ),
    (given) => {
      const read = createFrameReader()
      for (const frame of given) {
        const message = read(frame)
        if (message !== null && message.length > MAX_BODY_BYTES) return false
      }
      return true
    },
  ),
  holds(
    'whatever a client says is answered once under its number, or ends its conversation alone',
    fc.array(fc.oneof(request, altered(request), anyJson), { minLength: 1, maxLength: 5 }),
    (messages) => {
      const { database, open } = openDatabase()
      const { session, sent } = open()
      for (const message of messages) {
        const before = sent.length
        try {
          session.handle(structuredClone(message))
        } catch (error) {
          if (error instanceof Error && error.constructor.name === 'ProtocolError') break
          throw error
        }
        const answers = sent.slice(before).filter((each) => isAnswer(each))
        same(answers.length, 1)
      }
      session.end()
      // What is stored can be stored again as it is.
      const stored = toJson(database.root, { priorities: true })
      same(toJson(fromJson(stored), { priorities: true }), stored)
    },
    3,
  ),
  holds(
    'who listens has what is stored, whoever writes what',
    fc.array(fc.oneof({ weight: 3, arbitrary: write }, { weight: 1, arbitrary: altered(write) }), {
      maxLength: 6,
    }),
    (messages) => {
      const { database, open } = openDatabase()
      const [listener, writer] = [open(), open()]
      listener.session.handle({ t: 'd', d: { r: 1, a: 'q', b: { p: '/', h: '' } } })
      for (const message of messages) {
        try {
          writer.session.handle(structuredClone(message))
        } catch {
          break
        }
      }
      const heard = listener.sent.reduce<Tree>(hear, undefined)
      same(heard ?? null, toJson(database.root, { priorities: true }))
    },
    2,
  ),
])

function isAnswer(message: unknown): boolean {
  const { t, d } = message as { t: string; d: { r?: number; t?: string } }
  return (t === 'd' && typeof d.r === 'number') || (t === 'c' && d.t === 'o')
}

/** What a client has after a push, by a tree that knows nothing of the local backend's. */
function hear(tree: Tree, message: unknown): Tree {
  const { d } = message as { d: { a?: string; b: { p: string; d: unknown } } }
  if (d.a !== 'd' && d.a !== 'm') return tree
  const keysOf = (text: string) => text.split('/').filter((key) => key !== '')
  if (d.a === 'd') return put(tree, keysOf(d.b.p), d.b.d, 0)
  return Object.entries(Object(d.b.d) as object).reduce<Tree>(
    (left, [below, each]) => put(left, [...keysOf(d.b.p), ...keysOf(below)], each, 0),
    tree,
  )
}
