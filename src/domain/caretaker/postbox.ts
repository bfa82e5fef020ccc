import { count } from '#domain/field/numberField.ts'
import { choice, email, id } from '#domain/field/textField.ts'
import { strict } from '#domain/field/field.ts'
import { readValues, valueOf, type ValuesOf } from '#domain/record.ts'
import { entriesOf, readEach } from '#domain/records.ts'

export const NEWS_KINDS = [
  'request',
  'conflict',
  'silence',
  'unreadable',
  'copy',
  'morning',
] as const

export type NewsKind = (typeof NEWS_KINDS)[number]

function newsKind(name: string): NewsKind | null {
  return NEWS_KINDS.find((each) => each === name) ?? null
}

const MAIL_PROBLEMS = [
  'unreachable',
  'slow',
  'certificate',
  'unencrypted',
  'password',
  /** The server refuses the sender's address. */
  'sender',
  /** The server refuses the receiver's address. */
  'address',
  'refused',
  /** The host sends no more mails today. */
  'quota',
] as const

// The caretaker's time, in milliseconds since 1970.
const moment = () => strict(count({ min: 0, max: 4_102_444_800_000 }))

/** The lock of the process that writes to an address. */
export const claimFields = { by: strict(id()), at: moment() }

/** The failure of mails to an address, and when it is tried again. */
export const troubleFields = {
  problem: choice(MAIL_PROBLEMS),
  since: moment(),
  tries: strict(count({ min: 1, max: 1_000_000 })),
  next: moment(),
}

export const postboxFields = { to: strict(email()) }

export type Claim = ValuesOf<typeof claimFields>

export type MailTrouble = ValuesOf<typeof troubleFields>

/** The sent notifications of each kind: their times by subject. */
type Told = ReadonlyMap<NewsKind, ReadonlyMap<string, number>>

/** The mails sent to an address, `/caretaker/postboxes/{key of the address}`. */
export type Postbox = {
  to: string
  version: number
  claim: Claim | null
  trouble: MailTrouble | null
  told: Told
}

/** The postbox of an address without mails. */
export function emptyPostbox(to: string): Postbox {
  return { to, version: 0, claim: null, trouble: null, told: new Map() }
}

function readPostbox(stored: unknown): Postbox | null {
  const values = readValues(postboxFields, stored)
  const version = valueOf(stored, 'version')
  if (!values || typeof version !== 'number') return null
  return {
    to: values.to,
    version,
    claim: readValues(claimFields, valueOf(stored, 'claim')),
    trouble: readValues(troubleFields, valueOf(stored, 'trouble')),
    told: readTold(valueOf(stored, 'told')),
  }
}

/** Parses the postboxes by key, and lists the keys of invalid ones. */
export function readPostboxes(stored: unknown): {
  postboxes: ReadonlyMap<string, Postbox>
  unreadable: string[]
} {
  const { values: postboxes, unreadable } = readEach(stored, readPostbox)
  return { postboxes, unreadable }
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
