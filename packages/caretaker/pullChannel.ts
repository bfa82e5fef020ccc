import { villa } from '#content/villa.ts'
import {
  type Channel,
  type ChannelNews,
  needsAttention,
  newsWrites,
  NO_COUNTS,
  NO_OPEN_QUESTIONS,
  type Pull,
  type PullResult,
  sourceOfChannel,
  type StoredAsked,
  storeMissing,
  storePull,
  type CalendarProblem,
  type FetchProblem,
} from '#domain/channels/channel.ts'
import type { Calendar } from '#domain/channels/feed.ts'
import { commandOf, soldBy, unreadableIn, planFeed } from '#domain/channels/plan.ts'
import {
  echoesIn,
  echoKey,
  type Feed,
  type Plan,
  type PlanRow,
  type PlanSeason,
} from '#domain/channels/planRow.ts'
import { dayIn } from '#domain/date.ts'
import { mergeWrites } from '#domain/save/writes.ts'
import { Failure } from '#domain/save/failure.ts'
import { readStayLog, type StayEntry, changeStay, idOf } from '#domain/stay/stayChange.ts'
import { namesOf } from '#domain/field/record.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { isPast, sameDates, stayDateFields } from '#domain/stay/stayDates.ts'
import { type DatabaseClient, newKey, read, saveIn } from '#db/client.ts'
import { fetchFeed } from './fetchFeed.ts'
import { openReader } from './readApart.ts'
import { keyOf } from './mail/attention.ts'
import { readCaretakerSeason } from './season.ts'

export type PullOptions = {
  /** The part of the villa's own UIDs that identifies it. */
  site: string
  /** Whether channels may be on this machine: only with the local database. */
  local: boolean
  clock: () => number
  /** Reports the failure of a channel by its name, which does not stop the others. */
  fail: (channel: string) => (error: unknown) => void
}

/** `isNews`: whether a stay is new or has vanished, of which the owners are notified immediately. */
export type Pulled = Pull & { channel: Channel; isNews: boolean }

/** The number of written rows of each kind. */
type Written = { new: number; changed: number; gone: number }

const readApart = openReader({ milliseconds: 10_000, megabytes: 128 })

/** The number of attempts while the season changes; the rest is left to a person. */
const ROUNDS = 3

/** The fields of a stay that its calendar has. */
const CALENDAR_NAMES = new Set<string>([
  ...namesOf(stayDateFields),
  'source',
  'sourceUid',
  'channel',
])

/**
 * Fetches a channel's calendar and writes its changes; plans again when others have changed the
 * season.
 */
async function pullChannel(
  client: DatabaseClient,
  channel: Channel,
  options: PullOptions,
): Promise<Pulled> {
  const calendar = await calendarOf(channel, options)
  const before: Omit<Pull, 'result'> = channel.pulled ?? NO_OPEN_QUESTIONS
  // The open questions of the last successful reading remain.
  const asItWas = (result: PullResult): Pulled => ({ ...before, channel, result, isNews: false })
  if ('problem' in calendar) return asItWas({ ...NO_COUNTS, problem: calendar.problem })
  const now = options.clock()
  const feed = {
    ...calendar,
    source: sourceOfChannel(channel),
    channel: channel.id,
    name: channel.name,
    echoes: new Set(before.echoes),
    declined: declinedIn(before.asked),
    absence: { now, missing: before.missing },
  }
  let { plan, present } = await planNow(client, feed, options)
  if (isEmptied(calendar, channel, present)) return asItWas({ ...NO_COUNTS, problem: 'empty' })
  const { shrunken } = plan
  const missing = missingIn(plan, before.missing, { now, shrunken })
  // Stored first, because the new stays of another calendar would outnumber the missing ones.
  if ([...missing.keys()].some((id) => !before.missing.has(id)))
    await saveIn(client, storeMissing(channel, missing))
  feed.absence = { now, missing }
  const written: Written = { new: 0, changed: 0, gone: 0 }
  let refused = 0
  for (let round = 0; round < ROUNDS; round += 1) {
    refused = await writeRows(client, plan, written, { channel, now })
    plan = (await planNow(client, feed, options)).plan
    if (refused === 0) break
  }
  const nowMissing = missingIn(plan, missing, { now, shrunken: false })
  const isAsked = [...nowMissing].some(([id, { asks }]) => asks && !before.missing.get(id)?.asks)
  return {
    channel,
    isNews: isAsked || (channel.pulled !== null && written.new + written.gone > 0),
    result: { ...countAfter(plan, written), refused, ...(shrunken && { shrunken: true }) },
    conflicts: soldIn(plan, 'conflict'),
    asked: new Map(
      [...soldIn(plan, 'asked'), ...stillDeclined(plan, before.asked)].map((each) => [
        keyOf(keyOfAsked(each)),
        each,
      ]),
    ),
    unreadable: unreadableIn(plan.rows),
    echoes: echoesIn(plan),
    missing: nowMissing,
  }
}

/** Compares a calendar with the season as it is now. */
async function planNow(
  client: DatabaseClient,
  feed: Omit<Feed, 'isUntouched'>,
  { site, clock }: PullOptions,
): Promise<{ plan: Plan; present: PlanSeason }> {
  const { reservations: season, cancelled, channels } = await readCaretakerSeason(client)
  const today = dayIn(villa.timeZone, clock())
  const present = {
    season,
    cancelled,
    channels: new Set(channels.map(({ id }) => id)),
    site,
    today,
  }
  const untouched = await readUntouched(client, unsettled(feed, present))
  const isUntouched = (stay: string) => untouched.has(stay)
  return { plan: planFeed({ ...feed, isUntouched }, present), present }
}

/** The coming stays of a calendar that it does not have as they are. */
function unsettled(
  { events, source, channel }: Omit<Feed, 'isUntouched'>,
  { season, today }: PlanSeason,
): string[] {
  const daysByUid = new Map(events.map(({ uid, dates }) => [uid, dates]))
  return season
    .filter((stay) => stay.channel === channel || stay.source === source)
    .filter(({ dates, sourceUid = '' }) => {
      const there = daysByUid.get(sourceUid)
      return !isPast(dates, today) && !(there && sameDates(there, dates))
    })
    .map(({ id }) => id)
}

/**
 * The stays that no person has added or changed. Their logs are read after the stays, so that a
 * later change has another version, whose write the rules refuse.
 */
async function readUntouched(
  client: DatabaseClient,
  stays: readonly string[],
): Promise<Set<string>> {
  const logs = await Promise.all(stays.map((id) => read(client, `log/${id}`)))
  return new Set(stays.filter((_, index) => isUntouched(logs[index], client.author())))
}

/** Whether only the caretaker has changed the stay, and only fields that calendars have. */
function isUntouched(log: unknown, caretaker: string): boolean {
  const entries = readStayLog(entriesOf(log))
  const isImported = ({ verb, by, steps }: StayEntry) =>
    by === caretaker &&
    (verb === 'add' || (verb === 'edit' && steps.every(({ name }) => CALENDAR_NAMES.has(name))))
  return entries.length > 0 && entries.every(isImported)
}

async function calendarOf(
  { url, lastNight }: Channel,
  { local }: PullOptions,
): Promise<Calendar | { problem: FetchProblem | CalendarProblem }> {
  const fetched = await fetchFeed(url, { local })
  return 'problem' in fetched
    ? fetched
    : readApart(fetched.text, { zone: villa.timeZone, lastNight: lastNight === true })
}

/** Whether a calendar is unexpectedly empty, which deletes nothing. */
function isEmptied(
  { events, bad }: Calendar,
  { id }: Channel,
  { season, today }: PlanSeason,
): boolean {
  const isExpected = season.some(({ channel, dates }) => channel === id && !isPast(dates, today))
  return events.length + bad.length === 0 && isExpected
}

/** Why others may have made a row of a plan outdated. */
const OUTDATED = ['nightTaken', 'changed', 'gone', 'permission']

/** Writes each row of a plan that needs no person, and returns the number of failures. */
async function writeRows(
  client: DatabaseClient,
  plan: Plan,
  written: Written,
  { channel, now }: { channel: Channel; now: number },
): Promise<number> {
  let refused = 0
  for (const row of plan.rows) {
    const command = commandOf(row)
    if (!command) continue
    const id = idOf(command, () => newKey(client))
    try {
      const change = changeStay({ ...command, id, entry: newKey(client) })
      // An owner who has just connected a channel knows its stays.
      const news = channel.pulled ? newsOf(row, id, now) : null
      const newsWrite = news ? newsWrites(channel, newKey(client), news) : {}
      await saveIn(client, {
        ...change,
        writes: (by, context) => mergeWrites([change.writes(by, context), newsWrite]),
      })
      if (isWritten(row.state)) written[row.state] += 1
    } catch (error) {
      if (!(error instanceof Failure && OUTDATED.includes(error.reason))) throw error
      refused += 1
    }
  }
  return refused
}

/** The news of a written row; `null` for one that leaves a stay's dates unchanged. */
function newsOf(row: PlanRow, id: string, at: number): ChannelNews | null {
  switch (row.state) {
    case 'new':
    case 'changed': {
      const { musteriAdi: guest, dates } = row.draft
      if (row.state === 'changed' && sameDates(row.original.dates, dates)) return null
      return { what: row.state, at, guest, from: dates.checkIn, to: dates.checkOut, stay: id }
    }
    case 'gone': {
      const { musteriAdi: guest, dates } = row.original
      return { what: 'gone', at, guest, from: dates.checkIn, to: dates.checkOut }
    }
    case 'asked':
    case 'missing':
    case 'conflict':
    case 'unreadable':
    case 'same':
    case 'skipped':
      return null
  }
}

function isWritten(state: PlanRow['state']): state is keyof Written {
  return state === 'new' || state === 'changed' || state === 'gone'
}

/** The counts of the last plan and of the rows written before it. */
function countAfter(plan: Plan, written: Written): PullResult {
  const counts = { ...NO_COUNTS }
  for (const { state } of plan.rows) counts[state] += 1
  const { same } = counts
  return { ...counts, ...written, same: Math.max(0, same - written.new - written.changed) }
}

function soldIn({ rows }: Plan, state: 'conflict' | 'asked'): Pull['conflicts'] {
  return rows.flatMap((row) => (row.state === state ? soldBy(row) : []))
}

function declinedIn(asked: Pull['asked']): Set<string> {
  return new Set([...asked.values()].flatMap((each) => (each.declined ? keyOfAsked(each) : [])))
}

/** The events that an owner has declined and the calendar still has. */
function stillDeclined({ rows }: Plan, before: Pull['asked']): StoredAsked[] {
  const declined = new Set(
    rows.flatMap((row) =>
      row.state === 'skipped' && row.reason === 'declined' && row.event && 'dates' in row.event
        ? echoKey(row.event)
        : [],
    ),
  )
  return [...before.values()].filter((each) => each.declined && declined.has(keyOfAsked(each)))
}

function keyOfAsked({ uid, from, to }: StoredAsked): string {
  return echoKey({ uid, dates: { checkIn: from, checkOut: to } })
}

/** The missing stays with the time of their first absence, and whether most were missing then. */
function missingIn(
  { rows }: Plan,
  before: Pull['missing'],
  { now, shrunken }: { now: number; shrunken: boolean },
): Pull['missing'] {
  return new Map(
    rows.flatMap((row) => {
      const isKept = row.state === 'skipped' && row.reason === 'kept'
      if ((row.state !== 'missing' && !isKept) || !row.original) return []
      const earlier = before.get(row.original.id)
      const { since = now, together = shrunken, kept } = earlier ?? {}
      const asks = row.state === 'missing' && row.asks
      const marks = { ...(together && { together }), ...(asks && { asks }), ...(kept && { kept }) }
      return [[row.original.id, { since, ...marks }] as const]
    }),
  )
}

/** Pulls every channel in turn; a failure does not stop the others, and each result is stored. */
export async function pullAll(client: DatabaseClient, options: PullOptions): Promise<Pulled[]> {
  const { channels } = await readCaretakerSeason(client)
  const all: Pulled[] = []
  for (const channel of channels) {
    try {
      const pulled = await pullChannel(client, channel, options)
      await saveIn(client, storePull(channel, pulled))
      all.push(pulled)
    } catch (error) {
      options.fail(channel.name)(error)
    }
  }
  return all
}

/** Whether a pull's result needs a person. */
export function needsPerson({ result, missing }: Pulled): boolean {
  return (
    needsAttention(result) ||
    result.conflict + result.asked > 0 ||
    [...missing.values()].some(({ asks }) => asks)
  )
}
