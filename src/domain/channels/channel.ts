import { optional } from '#domain/field/field.ts'
import { optionalTrue } from '#domain/field/booleanField.ts'
import { count } from '#domain/field/numberField.ts'
import { choice, cleanAddress, text } from '#domain/field/textField.ts'
import { readValues, getField, type ValuesOf, namesOf, writeFields } from '#domain/field/record.ts'
import { readEach } from '#domain/field/collection.ts'
import { type Change, changeRecord, refused, writeOver } from '#domain/save/change.ts'
import { prefixPaths, SERVER_TIME, type Writes } from '#domain/save/writes.ts'
import { CALENDAR_LIMITS, type Source, SOURCES, sourceOf } from './feed.ts'
import { type Finding, isNews, readFinding, writeFinding } from './finding.ts'

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
const CALENDAR_PROBLEMS = ['empty', 'html', 'notCalendar', 'cutOff', 'tooManyEvents'] as const

export type FetchProblem = (typeof FETCH_PROBLEMS)[number]

export type CalendarProblem = (typeof CALENDAR_PROBLEMS)[number]

const PULL_PROBLEMS = [...FETCH_PROBLEMS, ...CALENDAR_PROBLEMS] as const

/** The result of a channel's last pull: the number of its events, or why it was not read. */
const resultFields = {
  problem: optional(choice(PULL_PROBLEMS)),
  events: count({ min: 0, max: CALENDAR_LIMITS.events }),
}

export type PullResult = ValuesOf<typeof resultFields>

export type ChannelDraft = ValuesOf<typeof channelFields>

/** `version` counts the owners' changes; `pulled` is the last pull's result and time. */
export type Channel = ChannelDraft & {
  id: string
  version: number
  pulled: (PullResult & { at: number }) | null
  findings: ReadonlyMap<string, Finding>
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
  const findings = readEach(getField(stored, 'findings'), readFinding).values
  return { ...entered, id: key, version, pulled: readPulled(stored), findings }
}

/** A channel's source: as entered, or derived from its address. */
export function sourceOfChannel({ source, url }: Pick<ChannelDraft, 'source' | 'url'>): Source {
  return source ?? sourceOf(url)
}

function readPulled(stored: unknown): Channel['pulled'] {
  const at = getField(stored, 'at')
  const result = readValues(resultFields, getField(stored, 'result'))
  return typeof at === 'number' && result ? { ...result, at } : null
}

/** Deletes the result of a pull, which belongs to the address that was read. */
const UNPULLED = { at: null, result: null, findings: null }

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
 * An owner leaves everything as it is. Writes the whole finding, because a pull may have removed it;
 * the next pull removes what the calendar no longer contains.
 */
export function leaveAsIs({ id }: Pick<Channel, 'id'>, key: string, finding: Finding): Change {
  const answered = writeFinding({ ...finding, answer: 'leave' })
  return writeOver({ [`channels/${id}/findings/${key}`]: answered })
}

/** An owner has read these news. */
export function removeNews(news: readonly { channel: Channel; key: string }[]): Change {
  return writeOver(
    Object.fromEntries(
      news.map(({ channel, key }) => [`channels/${channel.id}/findings/${key}`, null]),
    ),
  )
}

/** The write of news, which is part of the update that makes them. */
export function newsWrites({ id }: Pick<Channel, 'id'>, key: string, news: Finding): Writes {
  return { [`channels/${id}/findings/${key}`]: writeFinding(news) }
}

/** Unread news are removed after so long. */
const NEWS_MS = 7 * 24 * 3_600_000

/**
 * Stores the findings of a pull in the place of those before, and leaves an owner's answers alone;
 * `null` if nothing changes.
 */
export function storeFindings(
  { id, findings: before }: Pick<Channel, 'id' | 'findings'>,
  now: number,
  found: ReadonlyMap<string, Finding>,
): Change | null {
  const writes: Writes = {}
  for (const [key, finding] of before) {
    const isKept = isNews(finding) ? finding.at > now - NEWS_MS : found.has(key)
    if (!isKept) writes[`findings/${key}`] = null
  }
  for (const [key, finding] of found) {
    const earlier = before.get(key)
    if (earlier?.kind !== finding.kind) writes[`findings/${key}`] = writeFinding(finding)
    else if (earlier.title !== finding.title) writes[`findings/${key}/title`] = finding.title
  }
  return Object.keys(writes).length > 0 ? changePulled(id, writes) : null
}

/** Stores that a channel was read just now, and with which result. */
export function storeResult({ id }: Pick<Channel, 'id'>, result: PullResult): Change {
  return changePulled(id, { at: SERVER_TIME, result: writeFields(resultFields, result) })
}

/** Writes below a channel; nothing when the channel was deleted since. */
function changePulled(id: string, values: object): Change {
  const path = `channels/${id}`
  return {
    writes: () => prefixPaths(path, values),
    refusal: async (read) => ((await read(path)) === null ? null : refused()),
  }
}
