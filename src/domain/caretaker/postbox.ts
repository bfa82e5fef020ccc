import { count } from '#domain/field/numberField.ts'
import { choice, email, id } from '#domain/field/textField.ts'
import { strict } from '#domain/field/field.ts'
import { readFields, valueOf, type ValuesOf } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'
import { type NewsKind, newsKind } from './news.ts'

/** Why a mail could not be sent. */
const MAIL_PROBLEMS = [
  'unreachable',
  'slow',
  'certificate',
  /** The server does not encrypt. */
  'unencrypted',
  'password',
  /** The server does not take mail from the sender's address. */
  'sender',
  /** The server does not take mail to the receiver's address. */
  'address',
  /** Any other refusal. */
  'refused',
] as const

// The caretaker's own clock, in milliseconds since 1970.
const moment = () => strict(count({ min: 0, max: 4_102_444_800_000 }))

/** Whose turn it is to write to an address. */
export const claimFields = { by: strict(id()), at: moment() }

/** That mails to an address cannot be sent: why, since when, how often that was tried, and when it is tried again. */
export const troubleFields = {
  problem: choice(MAIL_PROBLEMS),
  since: moment(),
  tries: strict(count({ min: 1, max: 1_000_000 })),
  next: moment(),
}

/** Whom a postbox is of. */
export const postboxFields = { to: strict(email()) }

/** The longest name under which something that was told is kept. */
export const LONGEST_THING = 40

/** Whose turn it is. */
export type Claim = ValuesOf<typeof claimFields>

/** Why mails do not go. */
export type MailTrouble = ValuesOf<typeof troubleFields>

/** What was told of each kind of news: when, by what it was about. */
type Told = ReadonlyMap<NewsKind, ReadonlyMap<string, number>>

/** What the caretaker knows of an address that it writes to, `/caretaker/postboxes/{address's key}`; `version` counts the changes. */
export type Postbox = {
  to: string
  version: number
  claim: Claim | null
  trouble: MailTrouble | null
  told: Told
}

/** The postbox of somebody who was never written to. */
export function emptyPostbox(to: string): Postbox {
  return { to, version: 0, claim: null, trouble: null, told: new Map() }
}

/** Reads a postbox; `null` when it cannot be read. */
function readPostbox(stored: unknown): Postbox | null {
  const read = readFields(postboxFields, stored)
  const version = valueOf(stored, 'version')
  if ('wrong' in read || typeof version !== 'number') return null
  const claim = readFields(claimFields, valueOf(stored, 'claim'))
  const trouble = readFields(troubleFields, valueOf(stored, 'trouble'))
  return {
    to: read.values.to,
    version,
    claim: 'values' in claim ? claim.values : null,
    trouble: 'values' in trouble ? trouble.values : null,
    told: readTold(valueOf(stored, 'told')),
  }
}

/** Reads the postboxes by their keys, and the keys of those that cannot be read. */
export function readPostboxes(stored: unknown): {
  postboxes: ReadonlyMap<string, Postbox>
  unreadable: string[]
} {
  const read = entriesOf(stored).map(([key, each]) => [key, readPostbox(each)] as const)
  return {
    postboxes: new Map(read.flatMap(([key, postbox]) => (postbox ? [[key, postbox]] : []))),
    unreadable: read.flatMap(([key, postbox]) => (postbox ? [] : key)),
  }
}

function readTold(stored: unknown): Told {
  return new Map(
    entriesOf(stored).flatMap(([name, things]) => {
      const kind = newsKind(name)
      const moments = entriesOf(things).flatMap(([thing, at]) =>
        typeof at === 'number' ? [[thing, at] as const] : [],
      )
      return kind ? [[kind, new Map(moments)] as const] : []
    }),
  )
}
