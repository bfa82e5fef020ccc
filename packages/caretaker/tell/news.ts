import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import { type Alarm, copyAlarmsOf } from '#domain/caretaker/alarms.ts'
import type { NewsChoices } from '#domain/caretaker/choices.ts'
import type { NewsKind, Postbox } from '#domain/caretaker/postbox.ts'
import type { Channel } from '#domain/channels/channel.ts'
import type { OpenConflict, OpenQuestion } from '#domain/channels/questions.ts'
import type { Received } from '#domain/inbox.ts'
import type { UnreadableRecord } from '#domain/reservation.ts'
import type { Answered, Found, Silence } from './found.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long a channel is unreadable before it is reported. */
const SILENT_AFTER_MS = 6 * HOUR_MS
/** Backups may fail for so long: a disk may be reconnected in the evening. */
const UNKEPT_AFTER_MS = 6 * HOUR_MS
/** So many new requests have a mail each, to which an owner can reply; more share one. */
const SINGLY = 3
/** After so many within an hour, further ones are one mail, an hour after the last. */
const CROWD = 10
/** How long a notified request is remembered, because an owner may reopen it. */
const REMEMBERED_MS = 30 * DAY_MS

export type Thing = readonly [kind: NewsKind, thing: string]

type UnreadableEvent = { channel: Channel; title: string; raw: string }

/** The things that need a person, by kind. */
type Wrong = {
  conflicts: readonly OpenConflict[]
  questions: readonly OpenQuestion[]
  silent: readonly Silence[]
  unreadable: readonly UnreadableRecord[]
  events: readonly UnreadableEvent[]
  copies: readonly Alarm[]
}

export type News = { things: readonly Thing[] } & (
  | { about: 'request'; request: Received }
  | { about: 'flood'; requests: readonly Received[] }
  | { about: 'answer'; answered: Answered }
  | ({ about: 'wrong' } & Wrong)
  | { about: 'morning' }
)

/** The notifications for an address in order, and those that are over and may be sent again. */
export function newsFor(
  found: Found,
  { told }: Postbox,
  choices: NewsChoices,
  isMorning: boolean,
): { news: News[]; over: Thing[] } {
  const isNew = ([kind, thing]: Thing) => choices[kind] && !told.get(kind)?.has(thing)
  const wrong = wrongIn(found, isNew)
  const wrongThings = thingsIn(wrong)
  const morning: Thing = ['morning', found.today]
  return {
    news: [
      ...requestNews(found, told.get('request') ?? NONE, choices),
      ...found.answered
        .filter((each) => isNew(answerThing(each)))
        .map((answered) => ({
          about: 'answer' as const,
          things: [answerThing(answered)],
          answered,
        })),
      ...(wrongThings.length > 0
        ? [{ about: 'wrong' as const, things: wrongThings, ...wrong }]
        : []),
      ...(isMorning && isNew(morning) ? [{ about: 'morning' as const, things: [morning] }] : []),
    ],
    over: overIn(found, told),
  }
}

/**
 * The key of an address, a conflict and so on: hashed, because names may contain any characters at
 * any length.
 */
export function keyOf(...parts: readonly string[]): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(parts)))).slice(0, 32)
}

const NONE: ReadonlyMap<string, number> = new Map()

function requestNews(
  { unanswered, now }: Found,
  told: ReadonlyMap<string, number>,
  choices: NewsChoices,
): News[] {
  const fresh = choices.request
    ? unanswered.filter(({ ids }) => !ids.some((id) => told.has(id)))
    : []
  const thingsOf = (requests: readonly Received[]): Thing[] =>
    requests.flatMap(({ ids }) => ids.map((id) => ['request', id] as const))
  const lately = [...told.values()].filter((at) => at > now - HOUR_MS)
  if (fresh.length === 0 || lately.length >= CROWD) return []
  if (fresh.length > SINGLY) return [{ about: 'flood', things: thingsOf(fresh), requests: fresh }]
  // The oldest request first.
  return fresh
    .toReversed()
    .map((request) => ({ about: 'request', things: thingsOf([request]), request }))
}

/** The things that need a person and are wanted in a message, by default all. */
function wrongIn(found: Found, isWanted: (thing: Thing) => boolean = () => true): Wrong {
  return {
    conflicts: found.conflicts.filter((each) => isWanted(conflictThing(each))),
    questions: found.questions.filter((each) => isWanted(questionThing(each))),
    silent: silentOf(found).filter((each) => isWanted(silenceThing(each))),
    unreadable: found.unreadable.filter((each) => isWanted(recordThing(each))),
    events: unreadableEvents(found).filter((each) => isWanted(eventThing(each))),
    copies: unkeptOf(found).filter((each) => isWanted(copyThing(each))),
  }
}

function thingsIn({ conflicts, questions, silent, unreadable, events, copies }: Wrong): Thing[] {
  return [
    ...conflicts.map(conflictThing),
    ...questions.map(questionThing),
    ...silent.map(silenceThing),
    ...unreadable.map(recordThing),
    ...events.map(eventThing),
    ...copies.map(copyThing),
  ]
}

function silentOf({ channels, caretaker: { failing }, now }: Found): Silence[] {
  return channels.flatMap((channel) => {
    const since = failing.get(channel.id)
    return since !== undefined && now - since >= SILENT_AFTER_MS ? { channel, since } : []
  })
}

function unkeptOf({ caretaker, now }: Found): Alarm[] {
  return copyAlarmsOf(caretaker, now).filter(
    (each) => each.is !== 'noCopy' || each.at <= now - UNKEPT_AFTER_MS,
  )
}

/** The notifications that are over, and those too old to matter. */
function overIn(found: Found, told: Postbox['told']): Thing[] {
  const { unanswered, now, today } = found
  const open = new Set([
    ...unanswered.flatMap(({ ids }) => ids),
    ...found.answered.map((each) => answerThing(each)[1]),
  ])
  const standing = new Set(thingsIn(wrongIn(found)).map((thing) => thing.join('/')))
  return [...told].flatMap(([kind, things]) =>
    [...things].flatMap(([thing, at]): Thing[] => {
      const isOver =
        kind === 'request'
          ? !open.has(thing) && at < now - REMEMBERED_MS
          : kind === 'morning'
            ? thing < today
            : !standing.has(`${kind}/${thing}`)
      return isOver ? [[kind, thing]] : []
    }),
  )
}

/** A guest's answer is reported with the requests, by the same choice of an owner. */
function answerThing({ id, answer }: Answered): Thing {
  return ['request', keyOf('answer', id, answer.answer, String(answer.at))]
}

function conflictThing({ channel, uid, stay }: OpenConflict): Thing {
  return ['conflict', keyOf(channel.id, uid, stay.checkIn, stay.checkOut)]
}

function questionThing(question: OpenQuestion): Thing {
  const { channel } = question
  return question.about === 'missing'
    ? ['conflict', keyOf('missing', channel.id, question.base.id)]
    : ['conflict', keyOf('asked', channel.id, question.stay.checkIn, question.stay.checkOut)]
}

function silenceThing({ channel, since }: Silence): Thing {
  return ['silence', keyOf(channel.id, String(since))]
}

function recordThing({ id }: UnreadableRecord): Thing {
  return ['unreadable', keyOf(id)]
}

function unreadableEvents({ channels }: Found): UnreadableEvent[] {
  return channels.flatMap((channel) =>
    (channel.pulled?.unreadable ?? []).map(({ title, raw }) => ({ channel, title, raw })),
  )
}

function eventThing({ channel, title, raw }: UnreadableEvent): Thing {
  return ['unreadable', keyOf(channel.id, title, raw)]
}

function copyThing(alarm: Alarm): Thing {
  return ['copy', keyOf(alarm.is, 'at' in alarm ? String(alarm.at) : alarm.why)]
}
