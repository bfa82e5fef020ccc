import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { KeptList } from './keptList.ts'
import { createOutbox, type ConnectionState } from './outbox.ts'

/** The storage shared by a browser's tabs, without a browser. */
function sharedList() {
  const kept = new Map<string, unknown>()
  const listeners = new Set<(here: boolean) => void>()
  let last = Promise.resolve()
  const tell = () => {
    for (const listener of listeners) listener(false)
  }
  const list: KeptList = {
    entries: () => Promise.resolve([...kept].sort(([one], [other]) => (one < other ? -1 : 1))),
    put: (key, value) => {
      kept.set(key, structuredClone(value))
      tell()
      return Promise.resolve()
    },
    remove: (key) => {
      kept.delete(key)
      tell()
      return Promise.resolve()
    },
    follow: (onChange) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    alone: (work) => (last = last.then(work)),
    isPersistent: () => true,
  }
  return list
}

/** A connection that the test opens and closes; the server refuses the items in `refused`. */
function testLine(refused: ReadonlySet<string> = new Set()) {
  const listeners = new Set<() => void>()
  const answers: (() => void)[] = []
  const sent: string[] = []
  const state = { now: 'open' as ConnectionState, answering: true }
  return {
    sent,
    state: () => state.now,
    follow: (onChange: () => void) => {
      listeners.add(onChange)
      return () => listeners.delete(onChange)
    },
    become(next: ConnectionState) {
      state.now = next
      for (const listener of listeners) listener()
    },
    hold: () => (state.answering = false),
    answer() {
      state.answering = true
      for (const answer of answers.splice(0)) answer()
    },
    async send(work: string): Promise<string> {
      sent.push(work)
      if (!state.answering) await new Promise<void>((resolve) => answers.push(resolve))
      if (state.now !== 'open') throw new Error('cut')
      if (refused.has(work)) throw new Error(`no ${work}`)
      return `${work}!`
    },
  }
}

/** The current session. */
const session = { mark: 'now' }

type TestLine = ReturnType<typeof testLine>
const stops: (() => void)[] = []

function openTab(list: KeptList, line: TestLine) {
  const late: string[] = []
  const outbox = createOutbox<string, string, string>({
    list,
    line,
    mark: () => session.mark,
    read: (stored) => (typeof stored === 'string' ? stored : null),
    send: (work) => line.send(work),
    refusalOf: (error) =>
      error instanceof Error && error.message !== 'cut' ? error.message : null,
    readRefusal: String,
    onLateAnswer: (_, answer) => late.push(answer),
  })
  stops.push(() => outbox.stop())
  const items = async () => (await outbox.contents()).items
  return { ...outbox, items, late }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.useRealTimers()
})

/** Runs everything that is due within `milliseconds`. */
const pass = (milliseconds = 0) => vi.advanceTimersByTimeAsync(milliseconds)

describe('while online', () => {
  test('an item is sent, answered and removed', async () => {
    const tab = openTab(sharedList(), testLine())

    expect(await tab.post('1', 'a')).toEqual({ state: 'answered', answer: 'a!' })
    expect(await tab.items()).toEqual([])
  })

  test('a refusal rejects the submission, and nothing stays queued', async () => {
    const tab = openTab(sharedList(), testLine(new Set(['a'])))

    await expect(tab.post('1', 'a')).rejects.toThrow('no a')
    expect(await tab.items()).toEqual([])
  })

  test('an item in an empty queue is sent before it is stored', async () => {
    const list = sharedList()
    const line = testLine()
    const tab = openTab({ ...list, put: () => new Promise(() => {}) }, line)
    await pass()

    expect(await tab.post('1', 'a')).toEqual({ state: 'answered', answer: 'a!' })
    expect(line.sent).toEqual(['a'])
  })
})

describe('while offline', () => {
  test('an item refused later stays with its reason, and the next ones are sent', async () => {
    const line = testLine(new Set(['a']))
    const tab = openTab(sharedList(), line)
    line.become('broken')
    await tab.post('1', 'a')
    await tab.post('2', 'b')

    line.become('open')
    await pass(10_000)

    expect(await tab.items()).toMatchObject([
      { key: '1', work: 'a', inFlight: true, refusal: 'no a' },
    ])
    expect(line.sent).toEqual(['a', 'b'])
    await tab.remove('1')
    expect(await tab.items()).toEqual([])
  })
})

describe('when the connection is lost before the answer', () => {
  test('the submission is reported as queued, and the item is sent again until it is answered', async () => {
    const line = testLine()
    const tab = openTab(sharedList(), line)
    line.hold()
    const posted = tab.post('1', 'a')
    await pass()
    line.become('broken')

    expect(await posted).toEqual({ state: 'kept' })
    expect(await tab.items()).toMatchObject([{ work: 'a', inFlight: true }])
    line.answer()
    await pass(1_000)
    line.become('open')
    await pass()

    expect(line.sent).toEqual(['a', 'a'])
    expect(tab.late).toEqual(['a!'])
  })

  test('a late answer is not reported after the outbox is stopped', async () => {
    const line = testLine()
    const list = sharedList()
    const tab = openTab(list, line)
    line.hold()
    void tab.post('1', 'a')
    await pass()
    line.become('waiting')
    tab.stop()
    line.become('open')

    line.answer()
    await pass()

    expect(tab.late).toEqual([])
    expect(await list.entries()).toEqual([])
  })
})

describe('two tabs', () => {
  test('send the queue once between them', async () => {
    const list = sharedList()
    const line = testLine()
    line.become('broken')
    const [one, other] = [openTab(list, line), openTab(list, line)]
    await one.post('1', 'a')
    await other.post('2', 'b')

    line.become('open')
    await pass(5_000)

    expect(line.sent).toEqual(['a', 'b'])
  })

  test('send what a closed tab had queued', async () => {
    const list = sharedList()
    const [closed, alive] = [testLine(), testLine()]
    closed.become('waiting')
    const one = openTab(list, closed)
    openTab(list, alive)
    void one.post('1', 'a')
    await pass()
    one.stop()

    await pass(1_000)

    expect(alive.sent).toEqual(['a'])
  })

  test.each([
    ['an answer', [], { state: 'answered', answer: null }],
    ['a refusal', ['a'], 'Error: no a'],
  ])('report %s that the other tab received', async (_, refused, expected) => {
    const list = sharedList()
    const [slow, quick] = [testLine(new Set(refused)), testLine(new Set(refused))]
    slow.become('waiting')
    const one = openTab(list, slow)
    openTab(list, quick)
    const posted = one.post('1', 'a').catch(String)
    await pass(1_000)
    slow.become('open')
    await pass(1_000)

    expect(await posted).toEqual(expected)
    expect(quick.sent).toEqual(['a'])
    expect(await one.items()).toEqual([])
  })
})

describe('an unreadable item', () => {
  const whole = { version: 1, work: 'a', inFlight: false, refusal: null, mark: 'now' }

  test.each([
    ['is nothing', 'nothing'],
    ['is no work', { ...whole, work: 7 }],
    ['does not say how far it has come', { version: 1, work: 'a', mark: 'now' }],
    ['is in a later form', { ...whole, version: 2 }],
  ])('because it %s is neither sent nor lost, until it is removed', async (_, stored) => {
    const list = sharedList()
    await list.put('1', stored)
    const line = testLine()
    const tab = openTab(list, line)

    expect(await tab.post('2', 'b')).toEqual({ state: 'answered', answer: 'b!' })

    expect(await tab.contents()).toEqual({ items: [], unreadable: [{ key: '1', stored }] })
    expect(line.sent).toEqual(['b'])
    await tab.remove('1')
    expect(await list.entries()).toEqual([])
  })
})

describe('an item of another session', () => {
  beforeEach(() => void (session.mark = 'now'))

  test.each([
    ['bears that of an earlier sign-in', 'before'],
    ['bears none', null],
  ])('because it %s waits for confirmation, and does not block others', async (_, mark) => {
    const list = sharedList()
    await list.put('1', { version: 1, work: 'a', inFlight: false, refusal: null, mark })
    await list.put('2', { version: 1, work: 'b', inFlight: false, refusal: null, mark: 'now' })
    const line = testLine()
    const tab = openTab(list, line)
    await pass(10_000)

    expect(line.sent).toEqual(['b'])
    expect(await tab.items()).toMatchObject([{ key: '1', work: 'a', confirmed: false }])
    await tab.confirm(['1'])
    await pass()

    expect(line.sent).toEqual(['b', 'a'])
    expect(tab.late).toEqual(['b!', 'a!'])
    expect(await list.entries()).toEqual([])
  })

  test('waits for confirmation too after a new sign-in on this device', async () => {
    const list = sharedList()
    const line = testLine()
    line.become('broken')
    const tab = openTab(list, line)
    await tab.post('1', 'a')
    session.mark = 'later'

    line.become('open')
    await tab.post('2', 'b')
    await pass()

    expect(line.sent).toEqual(['b'])
    expect(await tab.items()).toMatchObject([{ key: '1', confirmed: false }])
  })
})

test('a thousand items are sent in order, and read only when they change', async () => {
  // No other tab adds items.
  const list = { ...sharedList(), follow: () => () => {} }
  const keys = Array.from({ length: 1_000 }, (_, at) => String(at).padStart(4, '0'))
  for (const key of keys)
    await list.put(key, {
      version: 1,
      work: key,
      inFlight: false,
      refusal: null,
      mark: session.mark,
    })
  const entries = vi.spyOn(list, 'entries')
  const line = testLine()
  openTab(list, line)
  await pass(1_000)

  expect(line.sent).toEqual(keys)
  expect(await list.entries()).toEqual([])
  expect(entries.mock.calls.length).toBeLessThan(10)
})

test('an item whose refusal has another format now stays refused', async () => {
  const list = sharedList()
  await list.put('1', { version: 1, work: 'a', inFlight: true, refusal: 7, mark: null })
  const line = testLine()
  const tab = openTab(list, line)
  await pass()

  expect(await tab.items()).toMatchObject([{ key: '1', work: 'a', inFlight: true, refusal: '7' }])
  expect(line.sent).toEqual([])
})
