import { villa } from '#content/villa.ts'
import { dayIn } from '#domain/date.ts'
import { saveFailingOver, saveLookOver } from '#firebase/caretakerWriter.ts'
import type { Line } from '#firebase/line.ts'
import { writeCalendarFiles } from './calendarFiles.ts'
import type { CopySettings } from './copies/copySettings.ts'
import { keepCopy } from './copies/keepCopy.ts'
import type { FetchOptions } from './fetchFeed.ts'
import type { Postman } from './mail/postman.ts'
import { needsPerson, pullAll } from './pullAll.ts'
import type { Pulled } from './pullChannel.ts'
import { summaryOf, tableOf } from './report.ts'
import { readNow } from './season.ts'
import { failingAfter } from './tell/failing.ts'
import { type Found, readFound } from './tell/found.ts'
import { tellAll, type Telling } from './tell/tellAll.ts'

/** The options of a run. */
export type LookOptions = {
  site: string
  siteUrl: string
  calendarFolder: string | null
  copies: CopySettings | null
  /** Sends the mails; `null` without a mail server. */
  postman: Postman | null
  /** The receivers. */
  addresses: readonly string[]
  /** Distinguishes this caretaker from others. */
  me: string
  clock: () => number
  /** Whether to print without writing or sending. */
  dryRun: boolean
  fetching: FetchOptions
  say: (line: string) => void
}

/**
 * One run: pulls every channel, writes the villa's own calendar, notifies the owners, makes the
 * day's backup, and stores its results; returns whether a person is needed. Prints only what needs
 * one.
 */
export async function runOnce(line: Line, options: LookOptions): Promise<boolean> {
  const { dryRun, postman, clock } = options
  const pulled = await pull(line, options)
  const found = await lookAround(line, options)
  const { mails, troubles } = await tell(line, found, options)
  const needed = pulled.filter(needsPerson).length
  const isDiskWrong = await needsDisk(line, options)
  if (!dryRun)
    await saveLookOver(line, { channels: pulled.length, needed, mails, mailing: postman !== null })
  for (const { problem, tries, next } of troubles)
    options.say(
      `A mail did not go (${problem}, ${howMany(tries, 'try', 'tries')}); next try in ${howMany(minutesUntil(next, clock()), 'minute')}.`,
    )
  if (mails > 0) options.say(`${howMany(mails, 'mail')} sent.`)
  return needed > 0 || troubles.length > 0 || isDiskWrong
}

async function pull(line: Line, options: LookOptions): Promise<Pulled[]> {
  const { site, calendarFolder, dryRun, fetching, clock, say } = options
  const look = () => readNow(line, site, dayIn(villa.timeZone, clock()))
  const all = await pullAll(line, { look, clock, zone: villa.timeZone, dryRun, fetching })
  for (const each of all) {
    if (dryRun || needsPerson(each) || isNews(each)) say(summaryOf(each))
    if (dryRun) for (const row of tableOf(each)) say(row)
  }
  if (dryRun) {
    if (all.length === 0) say('There are no channels; owners enter them at /admin/tools.')
    if (calendarFolder === null) say('No calendar.ics: CARETAKER_CALENDAR_DIR is not set.')
  } else if (calendarFolder !== null && writeCalendarFiles(calendarFolder, await look(), clock())) {
    say('calendar.ics is new.')
  }
  return all
}

function isNews({ result }: Pulled): boolean {
  return result.new + result.changed + result.gone > 0
}

/** Makes the day's backup, and returns whether the disk needs a person. */
async function needsDisk(line: Line, options: LookOptions): Promise<boolean> {
  const { copies, site, dryRun, clock, say } = options
  if (!copies) return false
  const kept = await keepCopy(line, { ...copies, site, now: clock(), dryRun, say })
  return kept.state === 'none' || (kept.state === 'written' && kept.unfit !== null)
}

async function lookAround(line: Line, { clock, dryRun }: LookOptions): Promise<Found> {
  const now = clock()
  const found = await readFound(line, now, dayIn(villa.timeZone, now))
  const failing = failingAfter(found.channels, found.caretaker, now)
  if (!dryRun) await saveFailingOver(line, failing)
  return found
}

async function tell(line: Line, found: Found, options: LookOptions): Promise<Telling> {
  const { postman, dryRun, say } = options
  if (postman && dryRun) {
    const problem = await postman.knock()
    say(
      problem
        ? `The mail server does not answer as it should (${problem}).`
        : 'The mail server answers.',
    )
  }
  if (postman) return tellAll(line, found, { ...options, postman })
  if (dryRun) say('No mail: CARETAKER_SMTP_URL is not set.')
  return { mails: 0, troubles: [] }
}

function minutesUntil(moment: number, now: number): number {
  return Math.max(0, Math.round((moment - now) / 60_000))
}

function howMany(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}
