import { runFields } from '#domain/caretaker/caretaker.ts'
import { PLAN_STATES } from '#domain/channels/planRow.ts'
import { writeOver } from '#domain/save/change.ts'
import { writeFields } from '#domain/field/record.ts'
import { below, SERVER_TIME } from '#domain/save/writes.ts'
import { type DatabaseClient, saveIn } from '#db/client.ts'
import { writeCalendarFiles } from './calendarFiles.ts'
import { type CopySettings, keepCopy } from './copies/keepCopy.ts'
import { failingAfter, readFindings } from './findings.ts'
import type { Mailer } from './mail/mailer.ts'
import { type NoticeOptions, sendNotices } from './mail/sendNotices.ts'
import { needsPerson, pullAll, type Pulled, type PullOptions } from './pullChannel.ts'

export type RunOptions = PullOptions &
  Omit<NoticeOptions, 'mailer'> & {
    /** `null` without a mail server. */
    mailer: Mailer | null
    /** The folder for the villa's calendars, and the backups; `null` for none. */
    calendarFolder: string | null
    copies: CopySettings | null
    print: (line: string) => void
  }

/**
 * One run: pulls every channel, writes the villa's own calendars, mails the owners, makes the day's
 * backup, and stores its results; returns whether a person is needed. Prints only what is new or
 * needs one.
 */
export async function runOnce(client: DatabaseClient, options: RunOptions): Promise<boolean> {
  const { site, mailer, calendarFolder, copies, clock, print } = options
  const pulled = await pullAll(client, options)
  for (const each of pulled) if (needsPerson(each) || isChanged(each)) print(summaryOf(each))

  const findings = await readFindings(client, clock())
  const { today } = findings
  if (
    calendarFolder !== null &&
    writeCalendarFiles(calendarFolder, findings, { site, today, madeAt: clock() })
  )
    print('calendar.ics is new.')
  const failing = below('caretaker/failing', failingAfter(findings))
  if (Object.keys(failing).length > 0) await saveIn(client, writeOver(failing))

  const { mails, troubles } = mailer
    ? await sendNotices(client, findings, { ...options, mailer })
    : { mails: 0, troubles: [] }
  for (const { problem } of troubles) print(`A mail was not sent (${problem}).`)
  if (mails > 0) print(`${mails} ${mails === 1 ? 'mail' : 'mails'} sent.`)

  const needsDisk =
    copies !== null && (await keepCopy(client, { ...copies, site, now: clock(), print }))
  const needed = pulled.filter(needsPerson).length
  const result = { channels: pulled.length, needed, mails, mailing: mailer !== null }
  const signed = { ...writeFields(runFields, result), at: SERVER_TIME, by: client.author() }
  await saveIn(client, writeOver({ 'caretaker/run': signed }))
  return needed > 0 || troubles.length > 0 || needsDisk
}

function isChanged({ result }: Pulled): boolean {
  return result.new + result.changed + result.gone > 0
}

/** The result of a channel's pull in a line. */
export function summaryOf({ channel, result }: Pulled): string {
  const { problem, refused, shrunken } = result
  if (problem !== undefined) return `${channel.name}: not read (${problem})`
  const counts = PLAN_STATES.flatMap((state) =>
    result[state] > 0 ? [`${result[state]} ${state}`] : [],
  )
  const notes = [
    ...(refused > 0 ? [`${refused} could not be written`] : []),
    ...(shrunken ? ['most stays are missing, nothing was deleted'] : []),
  ]
  return `${channel.name}: ${[...counts, ...notes].join(', ') || 'nothing'}`
}
