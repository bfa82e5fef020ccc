import type { NoticeKind, MailState } from '#domain/caretaker/caretaker.ts'
import type { StoredRequest } from '#domain/request/request.ts'
import { FIRST_READ } from '#db/newestRequests.ts'
import { DEFAULT_LANGUAGE } from '#i18n/languages.ts'
import type { Findings } from '#caretaker/findings.ts'
import { type Attention, attentionIn, attentionMail, keyOf } from './attention.ts'
import { type MailBody, officeOf, oneLine, textOf } from './layout.ts'
import type { Mail } from './mailer.ts'
import { isMorning, type Morning, morningMail } from './morningMail.ts'
import { requestsMail, requestMail } from './requestMail.ts'

const MINUTE_MS = 60_000

/** At most one mail about requests in this time, however many strangers send. */
const PAUSE_MS = 10 * MINUTE_MS
/** How many requests are remembered as sent: more than are read at a time. */
const REMEMBERED = 2 * FIRST_READ

/** What one mail is about; `keys` are those of its subjects, which are then recorded as sent. */
export type Notice = { kind: NoticeKind; keys: readonly string[] } & (
  | { about: 'request'; request: StoredRequest; others: number }
  | { about: 'requests' }
  | { about: 'attention'; items: readonly Attention[] }
  | { about: 'morning' }
)

/** The notices that an address has not been sent yet, in order. */
export function noticesFor(findings: Findings, { sent }: MailState): Notice[] {
  const { now, today } = findings
  const isNew = (kind: NoticeKind, key: string) => !sent.get(kind)?.has(key)
  const items = attentionIn(findings).filter(({ key }) => isNew('attention', key))
  return [
    ...requestNotices(findings, sent.get('request') ?? new Map()),
    ...(items.length > 0
      ? [
          {
            kind: 'attention' as const,
            keys: items.map(({ key }) => key),
            about: 'attention' as const,
            items,
          },
        ]
      : []),
    ...(isMorning(now) && isNew('morning', today)
      ? [{ kind: 'morning' as const, keys: [today], about: 'morning' as const }]
      : []),
  ]
}

function requestNotices({ requests, now }: Findings, sent: ReadonlyMap<string, number>): Notice[] {
  const fresh = requests.filter(({ id }) => !sent.has(id))
  const newest = fresh.at(-1)
  if (!newest || [...sent.values()].some((at) => at > now - PAUSE_MS)) return []
  return [
    {
      kind: 'request',
      keys: fresh.map(({ id }) => id),
      about: 'request',
      request: newest,
      others: fresh.length - 1,
    },
  ]
}

/** The notice that only counts requests. */
export function aboutAll(keys: readonly string[]): Notice {
  return { kind: 'request', keys, about: 'requests' }
}

/** The sent notices without those that are over, which may be sent again. */
export function stillSent(findings: Findings, { sent }: MailState): MailState['sent'] {
  const { today } = findings
  const attention = new Set(attentionIn(findings).map(({ key }) => key))
  const isOver: { [kind in NoticeKind]: (key: string) => boolean } = {
    request: () => false,
    attention: (key) => !attention.has(key),
    morning: (day) => day < today,
  }
  return new Map(
    [...sent].map(([kind, moments]) => [
      kind,
      new Map(
        [...moments]
          .filter(([key]) => !isOver[kind](key))
          .toSorted(([, one], [, other]) => other - one)
          .slice(0, REMEMBERED),
      ),
    ]),
  )
}

type Reader = {
  /** The reader's address. */
  to: string
  findings: Findings
  /** The daily list, in its mail only. */
  morning: Morning | null
  siteUrl: string
  /** How many mails of this kind were sent before, which makes the key of a later one differ. */
  count: number
}

/** The mail of one notice to one reader, in the site's language. */
export function writeMail(notice: Notice, reader: Reader): Mail {
  const { to } = reader
  const language = DEFAULT_LANGUAGE
  const office = officeOf(reader.siteUrl, language)
  const body = bodyOf(notice, reader, office)
  return {
    to,
    language,
    subject: oneLine(body.subject),
    text: textOf(body),
    key: keyOf(to.toLowerCase(), notice.kind, ...notice.keys, String(reader.count)),
    ...(notice.about === 'request' && replyTo(notice.request)),
  }
}

function bodyOf(
  notice: Notice,
  { findings, morning }: Reader,
  office: ReturnType<typeof officeOf>,
): MailBody {
  switch (notice.about) {
    case 'request':
      return requestMail(notice, findings, office)
    case 'requests':
      return requestsMail(notice.keys.length, office)
    case 'attention':
      return attentionMail(notice.items, office)
    case 'morning':
      if (!morning) throw new Error('The daily list is missing')
      return morningMail(morning, office)
  }
}

// A single address, because a stranger's text must not add a second receiver or a header.
const ONE_ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/

function replyTo({ guest, email, removed }: StoredRequest): Pick<Mail, 'replyTo'> {
  return removed || !ONE_ADDRESS.test(email)
    ? {}
    : { replyTo: { name: oneLine(guest), address: email } }
}
