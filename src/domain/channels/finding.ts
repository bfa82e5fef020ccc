import type { IsoDate } from '#domain/date.ts'
import { pickedDay } from '#domain/field/dayField.ts'
import { optional } from '#domain/field/field.ts'
import { moment } from '#domain/field/numberField.ts'
import { readValues, writeFields } from '#domain/field/record.ts'
import { choice, id, text } from '#domain/field/textField.ts'
import type { Reservation } from '#domain/stay/reservation.ts'
import { isPast, overlaps, sameDates, type StayDates } from '#domain/stay/stayDates.ts'
import type { Channel } from './channel.ts'
import { LONGEST_TITLE } from './feed.ts'

/** What a pull has written: a stay that came, has other dates, or is gone. */
const NEWS_KINDS = ['new', 'changed', 'gone'] as const

/** The findings that an owner decides. */
const QUESTION_KINDS = [
  /** An event on nights of other stays. */
  'conflict',
  /** An event with exactly the dates of another channel's stay. */
  'double',
  /** A stay that its channel has removed. */
  'missing',
  /** Other dates of a stay that a person has named, paid or edited. */
  'moved',
  /** An event with more nights than a guest stays. */
  'long',
  /** An event that cannot be read for certain. */
  'unreadable',
] as const

/** The findings that only the next pull needs. */
const REMEMBERED_KINDS = [
  /** A stay that its channel has removed within the last hour. */
  'absent',
  /** The same together with most others, which an owner decides. */
  'absentWithMost',
  /** An event that repeats our own stay, and remains one when that stay has gone. */
  'echo',
] as const

export type NewsKind = (typeof NEWS_KINDS)[number]
export type QuestionKind = (typeof QUESTION_KINDS)[number]
type RememberedKind = (typeof REMEMBERED_KINDS)[number]

const ANSWERS = ['leave'] as const

/** `/channels/{id}/findings/{key}`: what a calendar contains that a person reads or decides. */
const findingFields = {
  kind: choice([...NEWS_KINDS, ...QUESTION_KINDS, ...REMEMBERED_KINDS]),
  /** When it was found first. */
  at: moment(),
  from: optional(pickedDay()),
  to: optional(pickedDay()),
  /** The stay that it is about. */
  stay: optional(id()),
  /** The event's title as it was written, with the dates of an unreadable one. */
  title: text({ max: LONGEST_TITLE }),
  /** An owner leaves everything here as it is. */
  answer: optional(choice(ANSWERS)),
}

type Kind = NewsKind | QuestionKind | RememberedKind

/** The kinds that are about one of the stays here. */
type StayKind = 'missing' | 'moved' | 'absent' | 'absentWithMost'

type FindingOf<K extends Kind> = {
  kind: K
  at: number
  title: string
  answer?: 'leave'
} & (K extends 'unreadable'
  ? unknown
  : K extends StayKind
    ? { dates: StayDates; stay: string }
    : { dates: StayDates; stay?: string })

export type Finding = { [K in Kind]: FindingOf<K> }[Kind]

type ShownFinding = { [K in NewsKind | QuestionKind]: FindingOf<K> }[NewsKind | QuestionKind]

/** Parses a finding, or returns `null`. */
export function readFinding(stored: unknown): Finding | null {
  const read = readValues(findingFields, stored)
  if (!read) return null
  const { kind, from, to, stay, ...common } = read
  if (kind === 'unreadable') return { ...common, kind }
  if (from === undefined || to === undefined) return null
  const dates = { checkIn: from, checkOut: to }
  switch (kind) {
    case 'missing':
    case 'moved':
    case 'absent':
    case 'absentWithMost':
      return stay === undefined ? null : { ...common, kind, dates, stay }
    case 'new':
    case 'changed':
    case 'gone':
    case 'conflict':
    case 'double':
    case 'long':
    case 'echo':
      return { ...common, kind, dates, ...(stay !== undefined && { stay }) }
  }
}

/** The stored form of a finding. */
export function writeFinding(finding: Finding) {
  if (finding.kind === 'unreadable') return writeFields(findingFields, finding)
  const { dates, ...values } = finding
  return writeFields(findingFields, { ...values, from: dates.checkIn, to: dates.checkOut })
}

/** The key of a finding about an event. */
export function keyOfDates({ checkIn, checkOut }: StayDates): string {
  return `${checkIn}_${checkOut}`
}

/** A prime below 2^48, so that 31 times a smaller number is exact. */
const KEY_RANGE = 281_474_976_710_597

/** The key of an unreadable event: a hash, because a key is short and has no punctuation. */
export function keyOfText(title: string): string {
  let hash = 0
  for (const letter of title) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % KEY_RANGE
  return `text-${hash.toString(36)}`
}

/** Whether a finding is news rather than a question or a memory. */
export function isNews({ kind }: Finding): boolean {
  return NEWS_KINDS.some((each) => each === kind)
}

/** A finding that an owner reads or decides, with the stays that it is about. */
export type OpenFinding = {
  channel: Channel
  key: string
  finding: ShownFinding
  /** Its stay as it is now. */
  stay: Reservation | null
  /** The other stays that have its nights. */
  rivals: readonly Reservation[]
}

/** The news of the last pulls, and the questions that are unanswered and not over. */
export function openFindings(
  channels: readonly Channel[],
  reservations: readonly Reservation[],
  today: IsoDate,
): { news: OpenFinding[]; questions: OpenFinding[] } {
  const byId = new Map(reservations.map((stay) => [stay.id, stay]))
  const all = channels.flatMap((channel) =>
    [...channel.findings].flatMap(([key, finding]): OpenFinding[] => {
      if (isRemembered(finding)) return []
      if (finding.kind === 'unreadable') return [{ channel, key, finding, stay: null, rivals: [] }]
      const stay = byId.get(finding.stay ?? '') ?? null
      const rivals = reservations.filter(
        (other) => other.id !== finding.stay && overlaps(other.dates, finding.dates),
      )
      return [{ channel, key, finding, stay, rivals }]
    }),
  )
  return {
    news: all.filter(({ finding }) => isNews(finding)),
    questions: all.filter((each) => isOpenQuestion(each, today)),
  }
}

function isRemembered(finding: Finding): finding is Exclude<Finding, ShownFinding> {
  return REMEMBERED_KINDS.some((each) => each === finding.kind)
}

function isOpenQuestion({ channel, finding, stay, rivals }: OpenFinding, today: IsoDate): boolean {
  if (finding.answer) return false
  if (finding.kind === 'unreadable') return true
  if (isPast(finding.dates, today)) return false
  switch (finding.kind) {
    case 'conflict':
    case 'double':
      return rivals.length > 0
    case 'missing':
      return stay !== null
    case 'moved':
      return stay !== null && !sameDates(stay.dates, finding.dates)
    case 'long':
      return !rivals.some((rival) => isSettledBy(rival, channel, finding.dates))
    case 'new':
    case 'changed':
    case 'gone':
      return false
  }
}

/** Whether the channel's own stay has the nights of its event by now. */
function isSettledBy(stay: Reservation, channel: Channel, dates: StayDates): boolean {
  return stay.channel === channel.id && sameDates(stay.dates, dates)
}
