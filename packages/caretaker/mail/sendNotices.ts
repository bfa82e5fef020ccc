import type { MailTrouble } from '#domain/caretaker/caretaker.ts'
import { writeOver } from '#domain/save/change.ts'
import { type DatabaseClient, saveIn } from '#db/client.ts'
import { loadOfficeTexts } from '#i18n/index.ts'
import type { Findings } from '#caretaker/findings.ts'
import type { Mailer, MailProblem } from './mailer.ts'
import { isQuiet } from './morningMail.ts'
import { forgottenWrites, type Notice, noticesFor, notifiedWrites, writeMail } from './notices.ts'

export type NoticeOptions = {
  addresses: readonly string[]
  mailer: Mailer
  siteUrl: string
  clock: () => number
}

type Sent = { mails: number; troubles: readonly Omit<MailTrouble, 'at'>[] }

/**
 * Sends each address its pending notices, and records each mail before the next: a caretaker killed
 * between the two may repeat only that mail.
 */
export async function sendNotices(
  client: DatabaseClient,
  findings: Findings,
  options: NoticeOptions,
): Promise<Sent> {
  await loadOfficeTexts()
  let mails = 0
  const troubles: Omit<MailTrouble, 'at'>[] = []
  for (const to of options.addresses) {
    const result = await sendTo(to, client, findings, options)
    mails += result.mails
    if (result.problem) troubles.push({ to, problem: result.problem })
  }
  const forgotten = forgottenWrites(options.addresses, findings)
  if (Object.keys(forgotten).length > 0) await saveIn(client, writeOver(forgotten))
  return { mails, troubles }
}

async function sendTo(
  to: string,
  client: DatabaseClient,
  findings: Findings,
  { mailer, siteUrl, clock }: NoticeOptions,
): Promise<{ mails: number; problem: MailProblem | null }> {
  const reader = { to, findings, siteUrl }
  let mails = 0
  let problem: MailProblem | null = null
  for (const notice of await noticesFor(to, client, findings)) {
    // A day without events is recorded as sent, without a mail.
    if (notice.about !== 'morning' || !isQuiet(notice.morning)) {
      const failure = await send(notice, mailer, reader)
      problem ??= failure
      // The refusal of one mail does not stop the others.
      if (failure === 'refused') continue
      if (failure !== null) break
      mails += 1
    }
    await saveIn(client, writeOver(notifiedWrites(to, notice, clock())))
  }
  return { mails, problem }
}

async function send(
  notice: Notice,
  mailer: Mailer,
  reader: Parameters<typeof writeMail>[1],
): Promise<MailProblem | null> {
  const problem = await mailer(writeMail(notice, reader))
  if (problem !== 'refused' || notice.about !== 'request') return problem
  // A server may treat a guest's text as spam; the mail then only counts the requests.
  const { subjects, others } = notice
  return mailer(writeMail({ about: 'requests', subjects, count: others + 1 }, reader))
}
