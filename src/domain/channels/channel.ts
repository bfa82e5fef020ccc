import { pickedDay } from '#domain/field/dayField.ts'
import { type Field, optional } from '#domain/field/field.ts'
import { optionalTrue } from '#domain/field/booleanField.ts'
import { count, moment } from '#domain/field/numberField.ts'
import { choice, cleanAddress, foreignId, id, text } from '#domain/field/textField.ts'
import {
  type Fields,
  readValues,
  getField,
  type ValuesOf,
  namesOf,
  writeFields,
} from '#domain/field/record.ts'
import { entriesOf, readEach } from '#domain/field/collection.ts'
import { type Change, changeRecord, refused, writeOver } from '#domain/save/change.ts'
import { prefixPaths, SERVER_TIME, type Writes } from '#domain/save/writes.ts'
import { CALENDAR_LIMITS, LONGEST_UID, type Source, SOURCES, sourceOf } from './feed.ts'
import type { PLAN_STATES } from './planRow.ts'

// The caretaker also requires TLS, except on this machine, and a public network.
const FEED_ADDRESS = /^((https|webcal):\/\/[^\s]+|http:\/\/(localhost|127\.0\.0\.1)[:/][^\s]*)$/

/** The address of a calendar. */
function feedAddress() {
  return text({
    kind: 'address',
    required: true,
    max: 1000,
    pattern: FEED_ADDRESS,
    code: 'feedAddress',
    clean: cleanAddress,
  })
}

/** The owners' entries of a channel, `/channels/{id}`. */
export const channelFields = {
  name: text({ required: true, max: 80 }),
  url: feedAddress(),
  /** Whether the end in the calendar is the last night. */
  lastNight: optionalTrue(),
  /** The calendar's source if its address does not reveal it; a relay hides who sold the stays. */
  source: optional(choice(SOURCES)),
}

const counted = () => count({ min: 0, max: CALENDAR_LIMITS.events * 2 })

const FETCH_PROBLEMS = [
  /** No address, or none with https. */
  'address',
  'unknownHost',
  'certificate',
  'unreachable',
  'slow',
  'tooLarge',
  'tooManyRedirects',
  'notFound',
  'forbidden',
  'tooOften',
  'serverError',
  /** Any other unsuccessful status. */
  'status',
  /** The response was truncated or wrongly compressed. */
  'broken',
] as const

/** Why a text cannot be parsed as a calendar. */
const CALENDAR_PROBLEMS = [
  'empty',
  'html',
  'notCalendar',
  'cutOff',
  'tooManyEvents',
  /** Reading it takes too long, or too much memory. */
  'tooComplicated',
] as const

export type FetchProblem = (typeof FETCH_PROBLEMS)[number]

export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number]

const PULL_PROBLEMS = [...FETCH_PROBLEMS, ...CALENDAR_PROBLEMS] as const

/** The result of a channel's last pull: why it failed, or the number of rows of each kind. */
const resultFields = {
  problem: optional(choice(PULL_PROBLEMS)),
  new: counted(),
  changed: counted(),
  gone: counted(),
  asked: counted(),
  missing: counted(),
  conflict: counted(),
  unreadable: counted(),
  same: counted(),
  skipped: counted(),
  /** The number of rows that could not be written. */
  refused: counted(),
  /** Whether most stays were missing, so that none is deleted without an owner's decision. */
  shrunken: optionalTrue(),
} satisfies Record<(typeof PLAN_STATES)[number], Field> & Fields

/** A channel's sale on nights that are booked here. */
const conflictFields = {
  uid: foreignId(LONGEST_UID),
  title: text({ max: 200 }),
  from: pickedDay(),
  to: pickedDay(),
  /** The stay to move there; none for one to add. */
  stay: optional(id()),
}

/**
 * An event that blocks too many nights, or the new dates of a stay that owners have changed; and
 * whether an owner has declined it.
 */
const askedFields = { ...conflictFields, declined: optionalTrue() }

/**
 * A stay that its channel has removed: `together` with most others, `asks` if owners decide, `kept`
 * once one has kept it.
 */
const missingFields = {
  since: count({ min: 0, max: 4_102_444_800_000 }),
  together: optionalTrue(),
  asks: optionalTrue(),
  kept: optionalTrue(),
}

/** An unreadable event: its title and its dates as written. */
const unreadableFields = {
  title: text({ max: 200 }),
  raw: text({ max: 200 }),
}

/** The writes of a pull that are news for an owner. */
const NEWS = ['new', 'changed', 'gone'] as const

/** What a pull has written: a stay that came, has other dates, or is gone. */
const newsFields = {
  what: choice(NEWS),
  at: moment(),
  guest: text({ max: 200 }),
  from: pickedDay(),
  to: pickedDay(),
  /** The stay, unless it is gone. */
  stay: optional(id()),
}

export type ChannelNews = ValuesOf<typeof newsFields>

export type ChannelDraft = ValuesOf<typeof channelFields>

export type PullResult = ValuesOf<typeof resultFields>
type StoredConflict = ValuesOf<typeof conflictFields>

export type StoredAsked = ValuesOf<typeof askedFields>

type StoredMissing = ValuesOf<typeof missingFields>

/** `echoes` are the keys of events that were echoes of our stays. */
export type Pull = {
  result: PullResult
  conflicts: readonly StoredConflict[]
  /** By a key of the event. */
  asked: ReadonlyMap<string, StoredAsked>
  unreadable: readonly ValuesOf<typeof unreadableFields>[]
  echoes: readonly string[]
  /** By stay id. */
  missing: ReadonlyMap<string, StoredMissing>
}

/** The counts of a pull of nothing. */
export const NO_COUNTS: PullResult = {
  new: 0,
  changed: 0,
  gone: 0,
  asked: 0,
  missing: 0,
  conflict: 0,
  unreadable: 0,
  same: 0,
  skipped: 0,
  refused: 0,
}

/** The rest of a pull that leaves nothing to an owner. */
export const NO_OPEN_QUESTIONS: Omit<Pull, 'result'> = {
  conflicts: [],
  asked: new Map(),
  unreadable: [],
  echoes: [],
  missing: new Map(),
}

/** `version` counts the owners' changes; `pulled` is the last pull's result and time. */
export type Channel = ChannelDraft & {
  id: string
  version: number
  pulled: (Pull & { at: number }) | null
  /** The changes of the last pulls by key, until an owner has read them. */
  news: ReadonlyMap<string, ChannelNews>
}

/** Parses the channels by name, and lists the ids of invalid ones. */
export function readChannels(stored: unknown): { channels: Channel[]; unreadable: string[] } {
  const { values, unreadable } = readEach(stored, (each, key) => readChannel(key, each))
  const channels = [...values.values()].sort((one, other) => (one.name < other.name ? -1 : 1))
  return { channels, unreadable }
}

/** The faults of the channels, as sentences: each can be read. */
export function findChannelProblems(data: unknown): string[] {
  const { unreadable } = readChannels(getField(data, 'channels'))
  return unreadable.map((id) => `the channel ${id} cannot be read`)
}

/** Parses a channel, or returns `null`. */
function readChannel(key: string, stored: unknown): Channel | null {
  const entered = readValues(channelFields, stored)
  const version = getField(stored, 'version')
  if (!entered || typeof version !== 'number') return null
  const news = readEach(getField(stored, 'news'), (each) => readValues(newsFields, each)).values
  return { ...entered, id: key, version, pulled: readPull(stored), news }
}

/** A channel's source: as entered, or derived from its address. */
export function sourceOfChannel({ source, url }: Pick<ChannelDraft, 'source' | 'url'>): Source {
  return source ?? sourceOf(url)
}

function readPull(stored: unknown): Channel['pulled'] {
  const at = getField(stored, 'at')
  const result = readValues(resultFields, getField(stored, 'result'))
  if (typeof at !== 'number' || !result) return null
  const byKey = <Known extends Fields>(name: string, fields: Known) =>
    readEach(getField(stored, name), (each) => readValues(fields, each)).values
  const list = <Known extends Fields>(name: string, fields: Known) => [
    ...byKey(name, fields).values(),
  ]
  const echoes = entriesOf(getField(stored, 'echoes')).flatMap(([, key]) =>
    typeof key === 'string' ? key : [],
  )
  return {
    at,
    result,
    conflicts: list('conflicts', conflictFields),
    asked: byKey('asked', askedFields),
    unreadable: list('unreadable', unreadableFields),
    echoes,
    missing: byKey('missing', missingFields),
  }
}

/** Deletes the result of a pull, which belongs to the address that was read. */
const UNPULLED = {
  at: null,
  result: null,
  conflicts: null,
  asked: null,
  unreadable: null,
  echoes: null,
  missing: null,
}

/** The `change` of a channel's entries; the result of its pulls remains unless the address changes. */
export function changeChannel(
  id: string,
  seen: Channel | null,
  next: ChannelDraft,
  change: string,
): Change {
  const path = `channels/${id}`
  const version = seen?.version ?? 0
  const values = {
    ...Object.fromEntries(namesOf(channelFields).map((name) => [name, null])),
    ...writeFields(channelFields, next),
  }
  const isMoved = seen !== null && seen.url !== next.url
  return {
    ...changeRecord({ path, version, change, values, isSigned: false }),
    writes: () =>
      prefixPaths(path, { ...values, version: version + 1, change, ...(isMoved && UNPULLED) }),
  }
}

/** Deletes a channel, but not its stays. */
export function deleteChannel({ id }: Pick<Channel, 'id'>): Change {
  return writeOver({ [`channels/${id}`]: null })
}

/**
 * An owner keeps a stay that its channel has removed. Writes the whole entry, so that the next pull
 * removes it if one has found the stay again in the meantime.
 */
export function keepStay({ id, pulled }: Channel, stay: string): Change {
  const missing = pulled?.missing.get(stay)
  const kept = missing && writeFields(missingFields, { ...missing, kept: true })
  return writeOver(kept ? { [`channels/${id}/missing/${stay}`]: kept } : {})
}

/**
 * An owner declines an event. Writes the whole event, because a pull may have removed it; the next
 * pull removes what the calendar no longer contains.
 */
export function declineEvent({ id, pulled }: Channel, key: string): Change {
  const asked = pulled?.asked.get(key)
  const declined = asked && writeFields(askedFields, { ...asked, declined: true })
  return writeOver(declined ? { [`channels/${id}/asked/${key}`]: declined } : {})
}

/** The write of news, which is part of the update that makes them. */
export function newsWrites({ id }: Pick<Channel, 'id'>, key: string, news: ChannelNews): Writes {
  return { [`channels/${id}/news/${key}`]: writeFields(newsFields, news) }
}

/** An owner has read a channel's news. */
export function removeNews({ id }: Pick<Channel, 'id'>, key: string): Change {
  return writeOver({ [`channels/${id}/news/${key}`]: null })
}

/** Unread news are removed after so long. */
const NEWS_MS = 7 * 24 * 3_600_000

/** Stores which stays are missing, before a pull changes any. */
export function storeMissing({ id, pulled }: Stored, missing: Pull['missing']): Change {
  return changePulled(id, answerable('missing', missingFields, pulled?.missing, missing))
}

type Stored = Pick<Channel, 'id' | 'pulled' | 'news'>

/** Stores the result of a channel's pull. */
export function storePull({ id, pulled, news }: Stored, pull: Pull): Change {
  const { result, conflicts, asked, unreadable, echoes, missing } = pull
  const old = [...news].filter(([, { at }]) => at < (pulled?.at ?? 0) - NEWS_MS)
  return changePulled(id, {
    at: SERVER_TIME,
    result: writeFields(resultFields, result),
    conflicts: numbered(conflicts.map((each) => writeFields(conflictFields, each))),
    unreadable: numbered(unreadable.map((each) => writeFields(unreadableFields, each))),
    echoes: numbered(echoes),
    ...answerable('asked', askedFields, pulled?.asked, asked),
    ...answerable('missing', missingFields, pulled?.missing, missing),
    ...Object.fromEntries(old.map(([key]) => [`news/${key}`, null])),
  })
}

/** Writes below a channel; nothing when the channel was deleted since. */
function changePulled(id: string, values: object): Change {
  const path = `channels/${id}`
  return {
    writes: () => prefixPaths(path, values),
    refusal: async (read) => ((await read(path)) === null ? null : refused()),
  }
}

/** The owners' answers, which a pull leaves alone: one may have come since it began. */
const ANSWERS = ['declined', 'kept']

/** The writes of findings that owners answer, by key, and of the absence of earlier ones. */
function answerable<Known extends Fields>(
  name: string,
  fields: Known,
  before: ReadonlyMap<string, unknown> = new Map(),
  now: ReadonlyMap<string, ValuesOf<Known>>,
): Writes {
  const writes: Writes = {}
  for (const key of before.keys()) if (!now.has(key)) writes[`${name}/${key}`] = null
  for (const [key, values] of now) {
    const stored = writeFields(fields, values)
    for (const each of namesOf(fields))
      if (!ANSWERS.includes(each)) writes[`${name}/${key}/${each}`] = stored[each] ?? null
  }
  return writes
}

/** A list in the database's form, with indexes as keys. */
function numbered(list: readonly unknown[]): object {
  return Object.fromEntries(list.entries())
}

/** Whether a pull needs an owner apart from conflicts and questions. */
export function needsAttention({ problem, unreadable, refused, shrunken }: PullResult): boolean {
  return problem !== undefined || unreadable + refused > 0 || shrunken === true
}
