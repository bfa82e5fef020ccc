import { moment } from '#domain/field/numberField.ts'
import { choice, email, id } from '#domain/field/textField.ts'
import { strict } from '#domain/field/field.ts'
import { readValues, valueOf, type ValuesOf, writeFields } from '#domain/record.ts'
import { entriesOf } from '#domain/records.ts'

/** New requests, items for an owner's attention, and the daily list. */
const NOTICE_KINDS = ['request', 'attention', 'morning'] as const

export type NoticeKind = (typeof NOTICE_KINDS)[number]

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
] as const

/** The lock of the process that writes to an address. */
const claimFields = { by: strict(id()), at: strict(moment()) }

/** Why mails to an address fail, since when, and when it was tried last. */
const troubleFields = {
  problem: choice(MAIL_PROBLEMS),
  since: strict(moment()),
  at: strict(moment()),
}

export const postboxFields = { to: strict(email()) }

export type MailTrouble = ValuesOf<typeof troubleFields>

/** The mails sent to an address, `/caretaker/postboxes/{key of the address}`. */
export type Postbox = {
  to: string
  version: number
  claim: ValuesOf<typeof claimFields> | null
  trouble: MailTrouble | null
  /** The times of the sent notices of each kind, by subject. */
  sent: ReadonlyMap<NoticeKind, ReadonlyMap<string, number>>
}

/** The postbox of an address without mails. */
export function emptyPostbox(to: string): Postbox {
  return { to, version: 0, claim: null, trouble: null, sent: new Map() }
}

/** Parses a postbox; `null` if invalid. */
export function readPostbox(stored: unknown): Postbox | null {
  const values = readValues(postboxFields, stored)
  const version = valueOf(stored, 'version')
  if (!values || typeof version !== 'number') return null
  return {
    to: values.to,
    version,
    claim: readValues(claimFields, valueOf(stored, 'claim')),
    trouble: readValues(troubleFields, valueOf(stored, 'trouble')),
    sent: new Map(
      NOTICE_KINDS.map((kind) => [kind, readMoments(valueOf(valueOf(stored, 'sent'), kind))]),
    ),
  }
}

/** Parses the times under each key, without invalid ones. */
export function readMoments(stored: unknown): Map<string, number> {
  return new Map(
    entriesOf(stored).flatMap(([key, at]) => (typeof at === 'number' ? [[key, at] as const] : [])),
  )
}

/** The stored form of a postbox without its version. */
export function writePostbox({ to, claim, trouble, sent }: Omit<Postbox, 'version'>) {
  return {
    ...writeFields(postboxFields, { to }),
    claim: claim && writeFields(claimFields, claim),
    trouble: trouble && writeFields(troubleFields, trouble),
    sent: Object.fromEntries([...sent].map(([kind, things]) => [kind, Object.fromEntries(things)])),
  }
}
