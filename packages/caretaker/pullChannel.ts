import { villa } from '#content/villa.ts'
import {
  type CalendarProblem,
  type Channel,
  type FetchProblem,
  newsWrites,
  type PullResult,
  sourceOfChannel,
  storeFindings,
  storeResult,
} from '#domain/channels/channel.ts'
import type { Calendar } from '#domain/channels/feed.ts'
import type { Finding, NewsKind } from '#domain/channels/finding.ts'
import { type Feed, type Plan, type PlannedChange, planFeed } from '#domain/channels/plan.ts'
import { readCalendar } from '#domain/channels/readCalendar.ts'
import { dayIn } from '#domain/date.ts'
import { entriesOf } from '#domain/field/collection.ts'
import { namesOf } from '#domain/field/record.ts'
import { Failure } from '#domain/save/failure.ts'
import { mergeWrites } from '#domain/save/writes.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { changeStay, idOf, readStayLog, type StayEntry } from '#domain/stay/stayChange.ts'
import { isPast, sameDates, stayDateFields } from '#domain/stay/stayDates.ts'
import { type DatabaseClient, newKey, read, saveIn } from '#db/client.ts'
import { fetchFeed } from './fetchFeed.ts'
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

/** A channel as it was before its pull, the result, and the number of written changes of each kind. */
export type Pulled = {
  channel: Channel
  result: PullResult
  written: { readonly [kind in NewsKind]: number }
}

/** The number of attempts while the season changes; the next pull does the rest. */
const ROUNDS = 3

/** The fields of a stay that its calendar has. */
const CALENDAR_NAMES = new Set<string>([
  ...namesOf(stayDateFields),
  'source',
  'sourceUid',
  'sourceTitle',
  'channel',
])

/** Pulls every channel in turn; a failure does not stop the others, and each result is stored. */
export async function pullAll(client: DatabaseClient, options: PullOptions): Promise<Pulled[]> {
  const { channels } = await readCaretakerSeason(client)
  const all: Pulled[] = []
  for (const channel of channels) {
    try {
      const pulled = await pullChannel(client, channel, options)
      await saveIn(client, storeResult(channel, pulled.result))
      all.push(pulled)
    } catch (error) {
      options.fail(channel.name)(error)
    }
  }
  return all
}

/** Fetches a channel's calendar and writes its changes; one that cannot be read changes nothing. */
async function pullChannel(
  client: DatabaseClient,
  channel: Channel,
  options: PullOptions,
): Promise<Pulled> {
  const written = { new: 0, changed: 0, gone: 0 }
  const calendar = await calendarOf(channel, options)
  if ('problem' in calendar)
    return { channel, written, result: { problem: calendar.problem, events: 0 } }
  const now = options.clock()
  for (let round = 0; round < ROUNDS; round += 1) {
    const plan = await planNow(client, channel, calendar, { ...options, now })
    if (!plan) return { channel, written, result: { problem: 'empty', events: 0 } }
    // Stored first, because the new stays of another calendar would outnumber the missing ones.
    await storePlanned(client, channel, plan, now)
    const isWhole = await writeChanges(client, channel, plan, { written, now })
    const result = { events: calendar.events.length }
    if (isWhole) return { channel, written, result }
  }
  throw new Failure('changed', 'the season has changed too often meanwhile')
}

async function calendarOf(
  { url, lastNight }: Channel,
  { local }: PullOptions,
): Promise<Calendar | { problem: FetchProblem | CalendarProblem }> {
  const fetched = await fetchFeed(url, { local })
  return 'problem' in fetched
    ? fetched
    : readCalendar(fetched.text, { zone: villa.timeZone, lastNight: lastNight === true })
}

/** Compares a calendar with the season as it is now; `null` for one that is unexpectedly empty. */
async function planNow(
  client: DatabaseClient,
  { id, pulled, ...channel }: Channel,
  calendar: Calendar,
  { site, now }: PullOptions & { now: number },
): Promise<Plan | null> {
  const { reservations: season, cancelled, channels } = await readCaretakerSeason(client)
  const today = dayIn(villa.timeZone, now)
  const isExpected = season.some((stay) => stay.channel === id && !isPast(stay.dates, today))
  if (calendar.isEmpty && isExpected) return null
  const findings = channels.find((each) => each.id === id)?.findings ?? channel.findings
  const feed: Feed = {
    ...calendar,
    source: sourceOfChannel(channel),
    channel: id,
    findings,
    pulledAt: pulled?.at ?? null,
    now,
  }
  const doubtful = season.filter(
    ({ dates, source }) =>
      source !== undefined &&
      !isPast(dates, today) &&
      !calendar.events.some((event) => sameDates(event.dates, dates)),
  )
  const untouched = await readUntouched(client, doubtful)
  return planFeed(feed, {
    season,
    cancelled,
    channels: new Set(channels.map((each) => each.id)),
    site,
    today,
    isUntouched: (stay) => untouched.has(stay),
  })
}

/**
 * The stays that no person has added or changed. Their logs are read after the stays, so that a
 * later change has another version, whose write the rules refuse.
 */
async function readUntouched(
  client: DatabaseClient,
  stays: readonly Reservation[],
): Promise<Set<string>> {
  const logs = await Promise.all(stays.map(({ id }) => read(client, `log/${id}`)))
  const ids = stays.map(({ id }) => id)
  return new Set(ids.filter((_, index) => isUntouched(logs[index], client.author())))
}

/** Whether only the caretaker has changed the stay, and only fields that calendars have. */
function isUntouched(log: unknown, caretaker: string): boolean {
  const entries = readStayLog(entriesOf(log))
  const isImported = ({ verb, by, steps }: StayEntry) =>
    by === caretaker &&
    (verb === 'add' || (verb === 'edit' && steps.every(({ name }) => CALENDAR_NAMES.has(name))))
  return entries.length > 0 && entries.every(isImported)
}

async function storePlanned(
  client: DatabaseClient,
  { id }: Channel,
  { findings }: Plan,
  now: number,
): Promise<void> {
  const { channels } = await readCaretakerSeason(client)
  const stored = channels.find((each) => each.id === id)
  if (!stored) return
  const change = storeFindings(stored, now, findings)
  if (change) await saveIn(client, change)
}

/** Why others may have made a change of a plan outdated. */
const OUTDATED = ['nightTaken', 'changed', 'gone', 'permission']

/** Writes each change of a plan with its news; returns whether all could be written. */
async function writeChanges(
  client: DatabaseClient,
  channel: Channel,
  { changes }: Plan,
  { written, now }: { written: { [kind in NewsKind]: number }; now: number },
): Promise<boolean> {
  let isWhole = true
  for (const planned of changes) {
    const { command, kind, isNews } = planned
    const id = idOf(command, () => newKey(client))
    const change = changeStay({ ...command, id, entry: newKey(client) })
    const news = isNews ? newsWrites(channel, newKey(client), newsOf(planned, id, now)) : {}
    try {
      await saveIn(client, {
        ...change,
        writes: (by, context) => mergeWrites([change.writes(by, context), news]),
      })
      if (isNews) written[kind] += 1
    } catch (error) {
      if (!(error instanceof Failure && OUTDATED.includes(error.reason))) throw error
      isWhole = false
    }
  }
  return isWhole
}

function newsOf({ kind, dates, title }: PlannedChange, stay: string, at: number): Finding {
  return { kind, at, dates, title, ...(kind !== 'gone' && { stay }) }
}
