import { pickedDay } from '#domain/field/dayField.ts'
import { type Field, optional, strict } from '#domain/field/field.ts'
import { mark } from '#domain/field/markField.ts'
import { count } from '#domain/field/numberField.ts'
import { choice, feedAddress, id, text } from '#domain/field/textField.ts'
import { differingFields, type Fields, readFields, valueOf, type ValuesOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import {
  CALENDAR_LIMITS,
  CALENDAR_PROBLEMS,
  FETCH_PROBLEMS,
  LONGEST_UID,
  type Source,
  SOURCES,
  sourceOf,
} from './feed.ts'
import type { PLAN_STATES } from './planRow.ts'

/** What owners enter of a channel, `/channels/{id}`: what they call it, where its calendar stands, and how that counts days. */
export const channelFields = {
  name: strict(text({ required: true, max: 80 })),
  url: strict(feedAddress()),
  /** What the calendar calls the end of a stay is its last night. */
  lastNight: mark(),
  /** Whose calendar it is, where its address does not tell; a relay's says nothing of who sold the stays. */
  source: optional(choice(SOURCES)),
}

const counted = () => count({ min: 0, max: CALENDAR_LIMITS.events * 2 })

/** Why a calendar was not read to its end. */
const PULL_PROBLEMS = [...FETCH_PROBLEMS, ...CALENDAR_PROBLEMS] as const

/** What the last pull of a channel came to: why there was nothing to read, or how many rows of its plan there were of each kind. */
export const resultFields = {
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
  /** How many rows could not be written. */
  refused: counted(),
  /** So much had gone that nothing was taken away before an owner has looked. */
  shrunken: mark(),
} satisfies Record<(typeof PLAN_STATES)[number], Field> & Fields

/** What a channel has sold in nights that somebody has here. */
export const conflictFields = {
  uid: id({ max: LONGEST_UID }),
  title: text({ max: 200 }),
  from: strict(pickedDay()),
  to: strict(pickedDay()),
  /** The stay that was to be moved there; none for one that was to be added. */
  stay: optional(id()),
}

/** An event that closes too many nights, and whether an owner has said that it does not. */
export const askedFields = { ...conflictFields, declined: mark() }

/** A stay that a channel has no longer: since when by the caretaker's clock, whether the owners are asked, and whether one said that it stays. */
export const missingFields = {
  since: strict(count({ min: 0, max: 4_102_444_800_000 })),
  asks: mark(),
  kept: mark(),
}

/** An event that could not be read: its title and its days as they are written. */
export const unreadableFields = {
  title: text({ max: 200 }),
  raw: text({ max: 200 }),
}

/** What owners enter of a channel. */
export type ChannelDraft = ValuesOf<typeof channelFields>

/** What a pull came to. */
export type PullResult = ValuesOf<typeof resultFields>
/** What is stored of a conflict. */
type StoredConflict = ValuesOf<typeof conflictFields>

/** What is stored of an event that closes too many nights. */
export type StoredAsked = ValuesOf<typeof askedFields>

/** What is stored of a stay that is missing. */
type StoredMissing = ValuesOf<typeof missingFields>

/** What a pull leaves behind: what it came to, what is for a person, and the keys of the events that were echoes of ours. */
export type Pull = {
  result: PullResult
  conflicts: readonly StoredConflict[]
  /** What would close so many nights that an owner has to say so. */
  asked: readonly StoredAsked[]
  unreadable: readonly ValuesOf<typeof unreadableFields>[]
  echoes: readonly string[]
  /** By the ids of the stays. */
  missing: ReadonlyMap<string, StoredMissing>
}

/** A channel as it is stored, at the version of what its owners entered; `pulled` is what the last pull left, and when. */
export type Channel = ChannelDraft & {
  id: string
  version: number
  pulled: (Pull & { at: number }) | null
}

/** Reads the channels, by their names, and the ids of those that cannot be read. */
export function readChannels(stored: unknown): { channels: Channel[]; unreadable: string[] } {
  const read = entriesOf(stored).map(([key, each]) => ({ key, channel: readChannel(key, each) }))
  const channels = read.flatMap(({ channel }) => channel ?? [])
  return {
    channels: channels.toSorted((one, other) => (one.name < other.name ? -1 : 1)),
    unreadable: read.flatMap(({ key, channel }) => (channel ? [] : [key])),
  }
}

/** Reads a channel, or `null`. */
export function readChannel(key: string, stored: unknown): Channel | null {
  const read = readFields(channelFields, stored)
  const version = valueOf(stored, 'version')
  if ('wrong' in read || typeof version !== 'number') return null
  return { ...read.values, id: key, version, pulled: readPull(stored) }
}

/** Whose calendar a channel's is: what its owner says, or what its address tells. */
export function sourceOfChannel({ source, url }: Pick<ChannelDraft, 'source' | 'url'>): Source {
  return source ?? sourceOf(url)
}

/** Whether two channels are entered alike. */
export function sameChannel(one: ChannelDraft, other: ChannelDraft): boolean {
  return differingFields(channelFields, one, other).length === 0
}

function readPull(stored: unknown): Channel['pulled'] {
  const at = valueOf(stored, 'at')
  const result = readFields(resultFields, valueOf(stored, 'result'))
  if (typeof at !== 'number' || 'wrong' in result) return null
  const list = <Known extends Fields>(name: string, fields: Known) =>
    entriesOf(valueOf(stored, name)).flatMap(([, each]) => {
      const read = readFields(fields, each)
      return 'values' in read ? read.values : []
    })
  const echoes = entriesOf(valueOf(stored, 'echoes')).flatMap(([, key]) =>
    typeof key === 'string' ? key : [],
  )
  const missing = new Map(
    entriesOf(valueOf(stored, 'missing')).flatMap(([stay, each]) => {
      const read = readFields(missingFields, each)
      return 'values' in read ? [[stay, read.values] as const] : []
    }),
  )
  return {
    at,
    result: result.values,
    conflicts: list('conflicts', conflictFields),
    asked: list('asked', askedFields),
    unreadable: list('unreadable', unreadableFields),
    echoes,
    missing,
  }
}
