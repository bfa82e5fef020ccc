import { type StoredRequest } from '#domain/request/request.ts'
import type { DatabaseClient } from '#db/client.ts'
import { DEFAULT_LANGUAGE } from '#i18n/languages.ts'
import type { Findings } from '#caretaker/findings.ts'
import { type Attention, attentionIn, attentionMail, keyOf } from './attention.ts'
import { type MailBody, type Office, officeOf, oneLine, textOf } from './layout.ts'
import type { Mail } from './mailer.ts'
import { isMorning, type Morning, morningMail, readMorning } from './morningMail.ts'
import { requestsMail, requestMail } from './requestMail.ts'

const MINUTE_MS = 60_000

/** At most one mail about requests in this time, however many strangers send. */
const PAUSE_MS = 10 * MINUTE_MS

/** A mail is remembered for so long after its subject is over. */
const REMEMBERED_MS = 24 * 60 * MINUTE_MS

/** The subject of every mail about requests. */
const REQUESTS = 'requests'

/** What one mail is about; `subjects` are then recorded as sent to its receiver. */
export type Notice = { subjects: readonly string[] } & (
  | { about: 'request'; request: StoredRequest; others: number }
  | { about: 'requests'; count: number }
  | { about: 'attention'; items: readonly Attention[] }
  | { about: 'morning'; morning: Morning }
)

/** The notices that an address has not been sent yet, in order. */
export async function noticesFor(
  to: string,
  client: DatabaseClient,
  findings: Findings,
): Promise<Notice[]> {
  const { now, today, requests, caretaker } = findings
  const sentAt = (subject: string) => caretaker.notified.get(keyOf(to, subject))
  const isNew = (subject: string) => sentAt(subject) === undefined
  const notices: Notice[] = []
  const unsent = requests.filter(({ id }) => isNew(id))
  const newest = unsent.at(-1)
  if (newest && (sentAt(REQUESTS) ?? 0) <= now - PAUSE_MS)
    notices.push({
      about: 'request',
      subjects: [REQUESTS, ...unsent.map(({ id }) => id)],
      request: newest,
      others: unsent.length - 1,
    })
  const items = attentionIn(findings).filter(({ key }) => isNew(key))
  if (items.length > 0)
    notices.push({ about: 'attention', subjects: items.map(({ key }) => key), items })
  if (isMorning(now) && isNew(today))
    notices.push({
      about: 'morning',
      subjects: [today],
      morning: await readMorning(client, findings),
    })
  return notices
}

/** The writes that record a notice as sent. */
export function notifiedWrites(to: string, { subjects }: Notice, at: number) {
  return Object.fromEntries(
    subjects.map((subject) => [`caretaker/notified/${keyOf(to, subject)}`, at]),
  )
}

/** The writes that forget the mails whose subjects have been over for long. */
export function forgottenWrites(addresses: readonly string[], findings: Findings) {
  const { now, today, requests, caretaker } = findings
  const subjects = [
    today,
    ...requests.map(({ id }) => id),
    ...attentionIn(findings).map(({ key }) => key),
  ]
  const current = new Set(addresses.flatMap((to) => subjects.map((subject) => keyOf(to, subject))))
  const over = [...caretaker.notified].filter(
    ([key, at]) => !current.has(key) && at < now - REMEMBERED_MS,
  )
  return Object.fromEntries(over.map(([key]) => [`caretaker/notified/${key}`, null]))
}

type Reader = { to: string; findings: Findings; siteUrl: string }

/** The mail of one notice to one reader, in the site's language. */
export function writeMail(notice: Notice, { to, findings, siteUrl }: Reader): Mail {
  const language = DEFAULT_LANGUAGE
  const body = bodyOf(notice, findings, officeOf(siteUrl, language))
  return {
    to,
    language,
    subject: oneLine(body.subject),
    text: textOf(body),
    key: keyOf(to, ...notice.subjects),
    ...(notice.about === 'request' && replyTo(notice.request)),
  }
}

function bodyOf(notice: Notice, findings: Findings, office: Office): MailBody {
  switch (notice.about) {
    case 'request':
      return requestMail(notice, findings, office)
    case 'requests':
      return requestsMail(notice.count, office)
    case 'attention':
      return attentionMail(notice.items, office)
    case 'morning':
      return morningMail(notice.morning, office)
  }
}

// A single address, because a stranger's text must not add a second receiver or a header.
const ONE_ADDRESS = /^[^\s@<>()[\]\\,;:"]+@[^\s@<>()[\]\\,;:"]+\.[^\s@<>()[\]\\,;:"]+$/

function replyTo({ guest, email, removed }: StoredRequest): Pick<Mail, 'replyTo'> {
  return removed || !ONE_ADDRESS.test(email)
    ? {}
    : { replyTo: { name: oneLine(guest), address: email } }
}
