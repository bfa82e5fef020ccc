import {
  countSent,
  emptyMailState,
  type MailTrouble,
  type MailState,
  writeMailState,
} from '#domain/caretaker/caretaker.ts'
import { changeRecord } from '#domain/save/change.ts'
import { ChangedMeanwhile, GoneMeanwhile } from '#domain/save/failure.ts'
import { type DatabaseClient, newKey, saveIn } from '#db/client.ts'
import { loadOfficeTexts } from '#i18n/index.ts'
import type { Findings } from '#caretaker/findings.ts'
import { keyOf } from './attention.ts'
import type { Mailer, MailProblem } from './mailer.ts'
import { isQuiet, readMorning } from './morningMail.ts'
import { aboutAll, type Notice, noticesFor, stillSent, writeMail } from './notices.ts'

export type NoticeOptions = {
  addresses: readonly string[]
  mailer: Mailer
  siteUrl: string
  /** Distinguishes this caretaker from others. */
  me: string
  clock: () => number
}

type Result = { mails: number; troubles: readonly MailTrouble[] }

const MINUTE_MS = 60_000

/** The lifetime of a caretaker's lock on an address: longer than a server may need for a mail. */
const LEASE_MS = 10 * MINUTE_MS
const LONGEST_PAUSE_MS = 60 * MINUTE_MS

/**
 * Sends each address its pending notices. Locks an address by the version of its state before sending,
 * and records each mail before the next: a caretaker killed between the two may repeat only that
 * mail.
 */
export async function sendNotices(
  client: DatabaseClient,
  findings: Findings,
  options: NoticeOptions,
): Promise<Result> {
  await loadOfficeTexts()
  let mails = 0
  const troubles: MailTrouble[] = []
  for (const address of options.addresses) {
    const result = await sendTo(address, client, findings, options)
    mails += result.mails
    troubles.push(...result.troubles)
  }
  return { mails, troubles }
}

async function sendTo(
  address: string,
  client: DatabaseClient,
  findings: Findings,
  options: NoticeOptions,
): Promise<Result> {
  const { me, clock } = options
  const { now, caretaker } = findings
  const key = keyOf(address.toLowerCase())
  const stored = caretaker.mailStates.get(key) ?? emptyMailState(address)
  const notices = noticesFor(findings, stored)
  const sent = stillSent(findings, stored)
  const { claim, trouble } = stored
  if (notices.length === 0) {
    // Nothing waits to be sent any more, so the earlier failure is over.
    if (trouble || countOf(sent) < countOf(stored.sent))
      await store(client, key, { ...stored, trouble: null, sent })
    return { mails: 0, troubles: [] }
  }
  if (trouble && now < trouble.at + pauseAfter(trouble)) return { mails: 0, troubles: [trouble] }
  // The holder of the lock reads the state itself.
  if (claim && claim.by !== me && claim.at > now - LEASE_MS) return { mails: 0, troubles: [] }

  const lock = () => ({ by: me, at: clock() })
  let mailState = await store(client, key, { ...stored, sent, claim: lock() })
  let mails = 0
  let problem: MailProblem | null = null
  for (const notice of notices) {
    // Another caretaker was first, or took over from a slow one.
    if (!mailState) return { mails, troubles: [] }
    const morning = notice.about === 'morning' ? await readMorning(client, findings) : null
    // A day without events is recorded as sent, without a mail.
    const isNeeded = !morning || !isQuiet(morning)
    const reader = { to: address, findings, morning, count: countSent(mailState, notice.kind) }
    const answer = isNeeded ? await send(notice, { ...reader, ...options }) : null
    if (answer !== null) {
      problem = answer
      // The refusal of one mail does not stop the others.
      if (answer === 'refused') continue
      break
    }
    if (isNeeded) mails += 1
    mailState = await store(client, key, { ...withSent(mailState, notice, clock()), claim: lock() })
  }
  if (!mailState) return { mails, troubles: [] }
  const at = clock()
  const after = problem && { problem, since: trouble?.since ?? at, at }
  await store(client, key, { ...mailState, claim: null, trouble: after })
  return { mails, troubles: after ? [after] : [] }
}

/** The next attempt comes after as long as mails have failed, at most an hour. */
function pauseAfter({ since, at }: MailTrouble): number {
  return Math.min(LONGEST_PAUSE_MS, at - since)
}

async function send(
  notice: Notice,
  { mailer, ...reader }: Parameters<typeof writeMail>[1] & Pick<NoticeOptions, 'mailer'>,
): Promise<MailProblem | null> {
  const problem = await mailer(writeMail(notice, reader))
  if (problem !== 'refused' || notice.about !== 'request') return problem
  // A server may treat a guest's text as spam; the mail then only mentions the request.
  return mailer(writeMail(aboutAll(notice.keys), reader))
}

/** Stores the next state of an address and returns it; `null` when another writer was first. */
async function store(
  client: DatabaseClient,
  key: string,
  { version, ...next }: MailState,
): Promise<MailState | null> {
  const path = `caretaker/mailStates/${key}`
  try {
    await saveIn(
      client,
      changeRecord({
        path,
        version,
        change: newKey(client),
        values: writeMailState(next),
        isSigned: false,
      }),
    )
    return { ...next, version: version + 1 }
  } catch (error) {
    if (error instanceof ChangedMeanwhile || error instanceof GoneMeanwhile) return null
    throw error
  }
}

function withSent(mailState: MailState, { kind, keys }: Notice, at: number): MailState {
  const sent = new Map(mailState.sent)
  const counts = new Map(mailState.counts).set(kind, countSent(mailState, kind) + 1)
  sent.set(kind, new Map([...(sent.get(kind) ?? []), ...keys.map((key) => [key, at] as const)]))
  return { ...mailState, sent, counts }
}

function countOf(sent: MailState['sent']): number {
  return [...sent.values()].reduce((sum, { size }) => sum + size, 0)
}
