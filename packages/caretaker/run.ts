import { type DiskProblem, runFields } from '#domain/caretaker/caretaker.ts'
import { writeOver } from '#domain/save/change.ts'
import { writeFields } from '#domain/field/record.ts'
import { prefixPaths, SERVER_TIME } from '#domain/save/writes.ts'
import { type DatabaseClient, saveIn } from '#db/client.ts'
import { failureOf } from '#db/errors.ts'
import { writeCalendarFiles } from './calendarFiles.ts'
import { type BackupSettings, keepBackup } from './backups/keepBackup.ts'
import { DISK_WORDS, diskProblem, reportTrouble } from './disk.ts'
import { failingAfter, type Findings, readFindings } from './findings.ts'
import type { Mailer } from './mail/mailer.ts'
import { type NoticeOptions, sendNotices } from './mail/sendNotices.ts'
import { pullAll, type Pulled, type PullOptions } from './pullChannel.ts'

export type RunOptions = Omit<PullOptions, 'fail'> &
  Omit<NoticeOptions, 'mailer'> & {
    /** `null` without a mail server. */
    mailer: Mailer | null
    /** The folder for the villa's calendars, and the backups; `null` for none. */
    calendarFolder: string | null
    /** The public address of that folder. */
    calendarUrl: string | null
    backups: BackupSettings | null
    /** Rings an owner's phone; empty for none. */
    noticeUrl: string
    print: (line: string) => void
  }

/**
 * One run: pulls every channel, writes the villa's own calendars, mails the owners, makes the day's
 * backup, and stores its results; returns whether a person is needed. The failure of a part stops
 * no other part. Prints only what is new or needs a person.
 */
export async function runOnce(client: DatabaseClient, options: RunOptions): Promise<boolean> {
  const { mailer, calendarUrl, backups, clock, print } = options
  let isFailed = false
  const fail = (part: string) => (error: unknown) => {
    isFailed = true
    print(`${part}: ${failureOf(error).message}`)
    return null
  }

  const pulled = (await pullAll(client, { ...options, fail }).catch(fail('The channels'))) ?? []
  if (pulled.some(ringsPhone)) await notify(options).catch(fail('The notice'))
  const findings = await readFindings(client, clock()).catch(fail('The season'))
  const questionsOf = ({ channel }: Pulled) =>
    (findings?.questions ?? []).filter((question) => question.channel.id === channel.id).length
  const summaries = pulled.map((each) => summaryOf(each, questionsOf(each)))
  for (const summary of summaries) if (summary !== null) print(summary)
  const isDiskNeeded =
    findings && (await writeCalendars(client, findings, options).catch(fail('The calendars')))
  const sent =
    findings &&
    mailer &&
    (await mail(client, findings, { ...options, mailer }).catch(fail('The mails')))
  const isBackupNeeded =
    backups &&
    (await keepBackup(client, { ...backups, now: clock(), print }).catch(fail('The backups')))

  const needed = pulled.filter(
    (each) => each.result.problem !== undefined || questionsOf(each) > 0,
  ).length
  const mails = sent?.mails ?? 0
  const result = {
    channels: pulled.length,
    needed,
    mails,
    mailing: mailer !== null,
    ...(calendarUrl !== null && { calendars: calendarUrl }),
  }
  const signed = { ...writeFields(runFields, result), at: SERVER_TIME, by: client.author() }
  await saveIn(client, writeOver({ 'caretaker/run': signed }))
  const isUnsent = sent !== null && sent.troubles.length > 0
  return isFailed || needed > 0 || isUnsent || isDiskNeeded === true || isBackupNeeded === true
}

/** Notifies the owners' push service that channels have news, without any details. */
async function notify({ noticeUrl }: RunOptions): Promise<void> {
  if (noticeUrl === '') return
  const signal = AbortSignal.timeout(10_000)
  const body = JSON.stringify({ text: 'Channel news' })
  await fetch(noticeUrl, { method: 'POST', body, signal })
}

/** Writes the villa's calendars; returns whether their folder needs a person. */
async function writeCalendars(
  client: DatabaseClient,
  findings: Findings,
  { calendarFolder, site, clock, print }: RunOptions,
): Promise<boolean> {
  const { today, caretaker } = findings
  if (calendarFolder === null) return false
  let problem: DiskProblem | null = null
  try {
    if (writeCalendarFiles(calendarFolder, findings, { site, today, madeAt: clock() }))
      print('calendar.ics is new.')
  } catch (error) {
    problem = diskProblem(error)
    print(`The calendars in CARETAKER_CALENDAR_DIR, ${calendarFolder}: ${DISK_WORDS[problem]}.`)
  }
  await reportTrouble(client, 'calendarTrouble', caretaker.calendarTrouble, problem && { problem })
  return problem !== null
}

/** Mails the owners, after it has recorded since when channels are unreadable. */
async function mail(
  client: DatabaseClient,
  findings: Findings,
  options: NoticeOptions & RunOptions,
) {
  const { print } = options
  const failing = prefixPaths('caretaker/failing', failingAfter(findings))
  if (Object.keys(failing).length > 0) await saveIn(client, writeOver(failing))
  const { mails, troubles } = await sendNotices(client, findings, options)
  for (const { problem } of troubles) print(`A mail was not sent (${problem}).`)
  const trouble = troubles[0] ?? null
  await reportTrouble(client, 'mailTrouble', findings.caretaker.mailTrouble, trouble)
  if (mails > 0) print(`${mails} ${mails === 1 ? 'mail' : 'mails'} sent.`)
  return { mails, troubles }
}

/** Whether a stay is new or has gone. An owner who has just connected a channel knows its stays. */
function ringsPhone({ channel, written }: Pulled): boolean {
  return channel.pulled !== null && written.new + written.gone > 0
}

/** The result of a channel's pull in a line; `null` if nothing happened. */
export function summaryOf({ channel, result, written }: Pulled, questions: number): string | null {
  if (result.problem !== undefined) return `${channel.name}: not read (${result.problem})`
  const counts = Object.entries({ ...written, 'to look at': questions })
    .filter(([, count]) => count > 0)
    .map(([kind, count]) => `${count} ${kind}`)
  return counts.length > 0 ? `${channel.name}: ${counts.join(', ')}` : null
}
