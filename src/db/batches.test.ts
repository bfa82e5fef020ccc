import { describe, expect, test } from 'vitest'
import type { FeedEvent } from '#domain/channels/feed.ts'
import { intentOf } from '#domain/channels/intent.ts'
import { planFeed } from '#domain/channels/plan.ts'
import { feedEvent, feedOf, inWords, presentOn } from '#domain/channels/testing.ts'
import { entriesOf, readRecord } from '#domain/records.ts'
import { draft, openForTwo, type Owner } from '#scripts/sample/season.ts'
import { importOver } from './batches.ts'
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
  return { plan, words: inWords(plan) }
}

/** Writes the rows of a plan that need no owner's choice, and returns the result of each. */
async function write(owner: Owner, { plan }: Awaited<ReturnType<typeof planAs>>) {
  const rows = plan.rows.flatMap((row) => {
    const intended = intentOf(row)
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
