import type { NoticeKind, MailState } from '#domain/caretaker/caretaker.ts'
import type { StoredRequest } from '#domain/request/request.ts'
import { DEFAULT_LANGUAGE } from '#i18n/languages.ts'
import type { Findings } from '#caretaker/findings.ts'
import { type Attention, attentionIn, attentionMail, keyOf } from './attention.ts'
import { type MailBody, officeOf, oneLine, textOf } from './layout.ts'
import type { Mail } from './mailer.ts'
import { isMorning, type Morning, morningMail } from './morningMail.ts'
import { requestsMail, requestMail } from './requestMail.ts'

const HOUR_MS = 3_600_000

/** Up to this many new requests have a mail each, to which an owner can reply; more share one. */
const MOST_SINGLE = 3
/** After this many within an hour, further requests wait until an hour after the last mail. */
const FLOOD = 10
/** How long a request that was answered is remembered, because an owner may reopen it. */
const REMEMBERED_MS = 30 * 24 * HOUR_MS

/** What one mail is about; `keys` are those of its subjects, which are then recorded as sent. */
export type Notice = { kind: NoticeKind; keys: readonly string[] } & (
  | { about: 'request'; request: StoredRequest }
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
  const lately = [...sent.values()].filter((at) => at > now - HOUR_MS)
  if (fresh.length === 0 || lately.length >= FLOOD) return []
  return fresh.length > MOST_SINGLE
    ? [aboutAll(fresh)]
    : fresh.map((request) => ({
        kind: 'request',
        keys: [request.id],
        about: 'request',
        request,
      }))
}

/** The notice that only counts requests. */
export function aboutAll(requests: readonly StoredRequest[]): Notice {
  return { kind: 'request', keys: requests.map(({ id }) => id), about: 'requests' }
}

/** The sent notices without those that are over, which may be sent again. */
export function stillSent(findings: Findings, { sent }: MailState): MailState['sent'] {
  const { requests, now, today } = findings
  const open = new Set(requests.map(({ id }) => id))
  const attention = new Set(attentionIn(findings).map(({ key }) => key))
  const isOver: { [kind in NoticeKind]: (key: string, at: number) => boolean } = {
    request: (key, at) => !open.has(key) && at < now - REMEMBERED_MS,
    attention: (key) => !attention.has(key),
    morning: (day) => day < today,
  }
  return new Map(
    [...sent].map(([kind, moments]) => [
      kind,
      new Map([...moments].filter(([key, at]) => !isOver[kind](key, at))),
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
      return requestMail(notice.request, findings, office)
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
