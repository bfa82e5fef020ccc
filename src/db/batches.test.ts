import { describe, expect, test } from 'vitest'
import type { FeedEvent } from '#domain/channels/feed.ts'
import { choiceOf, intentOf } from '#domain/channels/intent.ts'
import { planFeed } from '#domain/channels/plan.ts'
import { feedEvent, feedOf, inWords, presentOn } from '#domain/channels/testing.ts'
import { readCaretaker } from '#domain/caretaker/caretaker.ts'
import { entriesOf, readRecord } from '#domain/records.ts'
import { day } from '#domain/testing.ts'
import { draft, openForTwo, type Owner } from '#scripts/sample/season.ts'
import { importOver, keepLeftOver, settleOver } from './batches.ts'
import { read } from './client.ts'

const TODAY = '2026-11-01'
const SOLD = feedEvent('a@airbnb.com', '2026-12-10', '2026-12-14')
const FAR = feedEvent('far@airbnb.com', '2027-06-01', '2027-06-03')

async function planAs(owner: Owner, events: readonly FeedEvent[]) {
  const [dates, details] = await Promise.all([
    read(owner, 'reservations'),
    read(owner, 'reservationDetails'),
  ])
  const halves = new Map(entriesOf(details))
  const season = entriesOf(dates).flatMap(([id, half]) => {
    const record = readRecord(id, half, halves.get(id))
    return 'reservation' in record ? record.reservation : []
  })
  const feed = feedOf('airbnb', events)
  const plan = planFeed(feed, presentOn(TODAY, season))
  return { feed, plan, words: inWords(plan) }
}

/** Writes the rows of a plan that need no owner's choice, and returns the result of each. */
async function write(owner: Owner, { feed, plan }: Awaited<ReturnType<typeof planAs>>) {
  const rows = plan.rows.flatMap((row) => {
    const intended = choiceOf(row) === 'usual' ? intentOf(feed, row) : null
    return intended ? [{ what: row.state, intended }] : []
  })
  const told: string[] = []
  await importOver(owner, rows, ({ what }, outcome) => {
    told.push(`${what}: ${'failure' in outcome ? outcome.failure.reason : 'written'}`)
  })
  return told
}

describe('an imported calendar', () => {
  test('keeps a missing stay, moves another and sells the nights that it leaves', async () => {
    const { ada } = await openForTwo()
    const second = feedEvent('b@airbnb.com', '2026-12-14', '2026-12-16')
    await write(ada, await planAs(ada, [SOLD, second, FAR]))
    const later = [
      feedEvent('b@airbnb.com', '2026-12-16', '2026-12-19'),
      feedEvent('c@airbnb.com', '2026-12-14', '2026-12-16'),
      FAR,
    ]
    const plan = await planAs(ada, later)
    expect(plan.words.slice(0, 2)).toEqual(['changed b@airbnb.com', 'new c@airbnb.com'])

    expect(await write(ada, plan)).toEqual(['changed: written', 'new: written'])

    const states = (await planAs(ada, later)).plan.rows.map(({ state }) => state)
    expect(states).toEqual(['missing', 'same', 'same', 'same'])
  })

  test('keeps what another owner adds, moves or deletes between preview and writing', async () => {
    const { ada, can } = await openForTwo()
    await write(ada, await planAs(ada, [SOLD, FAR]))
    const event = feedEvent('n@airbnb.com', '2026-12-20', '2026-12-23')
    const plan = await planAs(ada, [
      { ...SOLD, stay: draft('2026-12-10', '2026-12-15').stay },
      event,
    ])
    const [sold] = plan.plan.rows.flatMap((row) => (row.state === 'changed' ? row.base : []))
    const own = await can.add(draft('2026-12-22', '2026-12-26'))
    await can.remove(await can.see(sold?.id ?? ''))

    expect(await write(ada, plan)).toEqual(
      expect.arrayContaining(['new: nightTaken', 'changed: gone']),
    )

    expect(await can.see(own.id)).toEqual(own)
  })
})

test('the rest of an import is kept until it is settled or the calendar’s next import', async () => {
  const { ada, can, stored, unsoundness } = await openForTwo()
  const imports = async () => readCaretaker(await stored('caretaker')).imports
  const sold = (uid: string) => ({
    uid,
    title: 'Kim',
    from: day('2026-12-10'),
    to: day('2026-12-14'),
  })
  const asked = { ...sold('b'), asked: true as const }
  const unreadable = [{ title: 'Ada', raw: 'DTSTART:soon' }]

  await keepLeftOver(ada, 'airbnb', { sold: [sold('a'), asked], unreadable })
  await keepLeftOver(can, 'vrbo', { sold: [sold('c')], unreadable: [] })

  const [airbnb, vrbo] = await imports()
  expect([...(airbnb?.sold.values() ?? [])]).toEqual([sold('a'), asked])
  expect([...(airbnb?.unreadable.values() ?? [])]).toEqual(unreadable)
  expect(vrbo).toMatchObject({ feed: 'vrbo', at: expect.any(Number) as number })
  expect(await unsoundness()).toEqual([])

  const [key = ''] = airbnb?.sold.keys() ?? []
  await settleOver(can, 'airbnb', `sold/${key}`)
  expect([...((await imports())[0]?.sold.values() ?? [])]).toEqual([asked])
  await keepLeftOver(ada, 'airbnb', { sold: [sold('d')], unreadable: [] })
  expect([...((await imports())[0]?.sold.values() ?? [])]).toEqual([sold('d')])
  await keepLeftOver(ada, 'airbnb', { sold: [], unreadable: [] })
  expect((await imports()).map(({ feed }) => feed)).toEqual(['vrbo'])
})
