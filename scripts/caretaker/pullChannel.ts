import {
  type Channel,
  type Pull,
  type PullResult,
  sourceOfChannel,
} from '#domain/channels/channel.ts'
import type { Calendar, CalendarProblem, FetchProblem } from '#domain/channels/feed.ts'
import { choiceOf, intentOf } from '#domain/channels/intent.ts'
import { planFeed } from '#domain/channels/plan.ts'
import { echoesIn, type Feed, type Plan, type PlanRow } from '#domain/channels/planRow.ts'
import { readCalendar } from '#domain/channels/readCalendar.ts'
import { isPast } from '#domain/stay.ts'
import { importOver } from '#firebase/importing.ts'
import type { Line } from '#firebase/line.ts'
import { fetchFeed, type FetchOptions } from './fetchFeed.ts'
import { type Now, presentOf } from './season.ts'

/** What a pull needs besides the line: what stands there now, read anew each time, and how calendars are fetched. */
export type PullOptions = {
  look: () => Promise<Now>
  zone: string
  /** Nothing is written, only planned. */
  dryRun?: boolean
  fetching?: FetchOptions
}

/** A channel, what its pull came to, and the rows of its plan as they were found. */
export type Pulled = Pull & { channel: Channel; rows: readonly PlanRow[] }

/** How many rows of each kind were written. */
type Written = { new: number; changed: number; gone: number }

/** So often the season may change under a pull before what is left is for a person. */
const ROUNDS = 3

const NOTHING: PullResult = {
  new: 0,
  changed: 0,
  gone: 0,
  conflict: 0,
  unreadable: 0,
  same: 0,
  skipped: 0,
  refused: 0,
}

/** Fetches a channel's calendar and writes what it has that is new here; a plan that others have overtaken is made again. */
export async function pullChannel(
  line: Line,
  channel: Channel,
  options: PullOptions,
): Promise<Pulled> {
  const calendar = await calendarOf(channel, options)
  const echoes = channel.pulled?.echoes ?? []
  const asItWas = (result: PullResult): Pulled => {
    // What was for a person when the calendar could be read still is.
    const { conflicts = [], unreadable = [] } = channel.pulled ?? {}
    return { channel, result, rows: [], conflicts, unreadable, echoes }
  }
  if ('problem' in calendar) return asItWas({ ...NOTHING, problem: calendar.problem })
  const feed: Feed = {
    ...calendar,
    source: sourceOfChannel(channel),
    channel: channel.id,
    name: channel.name,
    echoes: new Set(echoes),
  }
  let now = await options.look()
  if (isEmptied(calendar, channel, now)) return asItWas({ ...NOTHING, problem: 'empty' })
  let plan = await planFeed(feed, presentOf(now))
  const { rows, shrunken } = plan
  const written: Written = { new: 0, changed: 0, gone: 0 }
  let refused = 0
  for (let round = 0; round < ROUNDS && !options.dryRun; round += 1) {
    refused = await writeRows(line, feed, plan, written, shrunken)
    now = await options.look()
    plan = await planFeed(feed, presentOf(now))
    if (refused === 0) break
  }
  return {
    channel,
    rows,
    result: {
      ...(options.dryRun ? countOf(plan) : countAfter(plan, written)),
      refused,
      ...(shrunken && { shrunken: true }),
    },
    conflicts: conflictsIn(plan),
    unreadable: unreadableIn(plan),
    echoes: echoesIn(plan),
  }
}

async function calendarOf(
  { url, lastNight }: Channel,
  { zone, fetching = {} }: PullOptions,
): Promise<Calendar | { problem: FetchProblem | CalendarProblem }> {
  const fetched = await fetchFeed(url, fetching)
  return 'problem' in fetched
    ? fetched
    : readCalendar(fetched.text, { zone, lastNight: lastNight === true })
}

/** Nothing at all stands in a calendar from which something was expected: that takes nothing away. */
function isEmptied({ events, bad }: Calendar, { id }: Channel, { season, today }: Now): boolean {
  const isExpected = season.some(({ channel, stay }) => channel === id && !isPast(stay, today))
  return events.length + bad.length === 0 && isExpected
}

/** Writes what is written unless somebody says no, and returns how much of it could not be. */
async function writeRows(
  line: Line,
  feed: Feed,
  plan: Plan,
  written: Written,
  shrunken: boolean,
): Promise<number> {
  const wanted = plan.rows.flatMap((row) => {
    const intended = choiceOf(row, shrunken) === 'usual' ? intentOf(feed, row) : null
    return intended ? [{ state: row.state, intended }] : []
  })
  let refused = 0
  await importOver(line, wanted, ({ state }, outcome) => {
    if (outcome.state === 'refused') refused += 1
    else if (isWritten(state)) written[state] += 1
  })
  return refused
}

function isWritten(state: PlanRow['state']): state is 'new' | 'changed' | 'gone' {
  return state === 'new' || state === 'changed' || state === 'gone'
}

function countOf({ rows }: Plan): PullResult {
  const counts = { ...NOTHING }
  for (const { state } of rows) counts[state] += 1
  return counts
}

/** What stands in the plan that was made last, and what had to be written before it; that is not counted as being the same. */
function countAfter(plan: Plan, written: Written): PullResult {
  const counts = countOf(plan)
  const { same } = counts
  return { ...counts, ...written, same: Math.max(0, same - written.new - written.changed) }
}

function unreadableIn({ rows }: Plan): Pull['unreadable'] {
  return rows.flatMap((row) =>
    row.state === 'unreadable' ? { title: row.event.title.slice(0, 200), raw: row.event.raw } : [],
  )
}

function conflictsIn({ rows }: Plan): Pull['conflicts'] {
  return rows.flatMap((row) =>
    row.state === 'conflict'
      ? {
          uid: row.event.uid,
          title: row.event.title.slice(0, 200),
          from: row.stay.checkIn,
          to: row.stay.checkOut,
          ...(row.base && { stay: row.base.id }),
        }
      : [],
  )
}
