import { villa } from '#content/villa.ts'
import { dayIn } from '#domain/date.ts'
import { saveFailingOver, saveLookOver } from '#db/caretakerWriter.ts'
import type { DatabaseClient } from '#db/client.ts'
import type { Host } from './host.ts'
import { needsPerson, pullAll, type Pulled } from './pullChannel.ts'
import { readNow } from './season.ts'
import { failingAfter, type Found, readFound } from './tell/found.ts'
import { tellAll, type Telling } from './tell/tellAll.ts'
import { type PlanRow, PLAN_STATES } from '#domain/channels/planRow.ts'
import type { Stay } from '#domain/stay.ts'

export type LookOptions = Host & {
  site: string
  siteUrl: string
  addresses: readonly string[]
  /** Distinguishes this caretaker from others. */
  me: string
  /** Whether to print without writing or sending. */
  dryRun: boolean
}

/**
 * One run: pulls every channel, writes the villa's own calendar, notifies the owners, makes the
 * day's backup, and stores its results; returns whether a person is needed. Prints only what needs
 * one.
 */
export async function runOnce(client: DatabaseClient, options: LookOptions): Promise<boolean> {
  const { dryRun, postman, nearLimit } = options
  const pulled = await pull(client, options)
  const found = await lookAround(client, options)
  const { mails, troubles } = await tell(client, found, options)
  const limit = nearLimit?.() ?? null
  const needed = pulled.filter(needsPerson).length
  const isDiskWrong = options.keepCopy ? await options.keepCopy(client, options) : false
  if (!dryRun)
    await saveLookOver(client, {
      channels: pulled.length,
      needed,
      mails,
      mailing: postman !== null,
      ...(limit && { limit }),
    })
  reportMails({ mails, troubles }, options)
  return needed > 0 || troubles.length > 0 || isDiskWrong
}

/** Tells the owners what they have not been told, without a look at the channels. */
export async function tellNews(client: DatabaseClient, options: LookOptions): Promise<void> {
  reportMails(await tell(client, await lookAround(client, options), options), options)
}

function reportMails({ mails, troubles }: Telling, { clock, say }: LookOptions) {
  for (const { problem, tries, next } of troubles)
    say(
      `A mail did not go (${problem}, ${howMany(tries, 'try', 'tries')}); next try in ${howMany(minutesUntil(next, clock()), 'minute')}.`,
    )
  if (mails > 0) say(`${howMany(mails, 'mail')} sent.`)
}

async function pull(client: DatabaseClient, options: LookOptions): Promise<Pulled[]> {
  const { site, publish, dryRun, fetchFeed, isLate, clock, say } = options
  const look = () => readNow(client, site, dayIn(villa.timeZone, clock()))
  const all = await pullAll(client, {
    look,
    clock,
    dryRun,
    fetchFeed,
    isLate,
  })
  for (const each of all) {
    if (dryRun || needsPerson(each) || isNews(each)) say(summaryOf(each))
    if (dryRun) for (const row of tableOf(each)) say(row)
  }
  if (dryRun) {
    if (all.length === 0) say('There are no channels; owners enter them at /admin/tools.')
    if (!publish) say('No calendar.ics: CARETAKER_CALENDAR_DIR is not set.')
  } else if (publish?.(await look(), clock())) {
    say('calendar.ics is new.')
  }
  return all
}

function isNews({ result }: Pulled): boolean {
  return result.new + result.changed + result.gone > 0
}

async function lookAround(client: DatabaseClient, { clock, dryRun }: LookOptions): Promise<Found> {
  const now = clock()
  const found = await readFound(client, now, dayIn(villa.timeZone, now))
  const failing = failingAfter(found.channels, found.caretaker, now)
  if (!dryRun) await saveFailingOver(client, failing)
  return found
}

async function tell(client: DatabaseClient, found: Found, options: LookOptions): Promise<Telling> {
  const { postman, dryRun, say } = options
  if (postman && dryRun) {
    const problem = await postman.knock()
    say(
      problem
        ? `The mail server does not answer as it should (${problem}).`
        : 'The mail server answers.',
    )
  }
  if (postman) return tellAll(client, found, { ...options, postman })
  if (dryRun) say('No mail: CARETAKER_SMTP_URL is not set.')
  return { mails: 0, troubles: [] }
}

function minutesUntil(moment: number, now: number): number {
  return Math.max(0, Math.round((moment - now) / 60_000))
}

function howMany(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`
}

const STATES: { readonly [state in PlanRow['state']]: string } = {
  gone: 'gone',
  changed: 'changed',
  new: 'new',
  asked: 'to be asked about',
  missing: 'missing',
  conflict: 'in conflict',
  unreadable: 'unreadable',
  same: 'same',
  skipped: 'skipped',
}

/** The result of a channel's pull in a line. */
export function summaryOf({ channel, result }: Pulled): string {
  const { problem, refused, shrunken } = result
  if (problem !== undefined) return `${channel.name}: not read (${problem})`
  const counts = PLAN_STATES.flatMap((state) =>
    result[state] > 0 ? [`${result[state]} ${STATES[state]}`] : [],
  )
  const notes = [
    ...(refused > 0 ? [`${refused} could not be written`] : []),
    ...(shrunken ? ['most of its stays are missing, none was taken away'] : []),
  ]
  return `${channel.name}: ${[counts.join(', ') || 'nothing', ...notes].join('; ')}`
}

/**
 * The rows of a plan as a table: action, dates, kind of title. Without names, because logs are
 * kept.
 */
export function tableOf({ rows }: Pulled): string[] {
  return rows.map((row) => {
    const why = row.state === 'skipped' ? ` (${row.reason})` : ''
    const uid = ('event' in row && row.event?.uid) || ('base' in row && row.base?.sourceUid) || ''
    return `  ${`${STATES[row.state]}${why}`.padEnd(22)} ${daysOf(row).padEnd(25)} ${uid}`
  })
}

function daysOf(row: PlanRow): string {
  const stay = stayOf(row)
  return stay ? `${stay.checkIn} – ${stay.checkOut}` : ''
}

function stayOf(row: PlanRow): Stay | null {
  if (row.state === 'conflict') return row.stay
  if (row.state === 'changed' || row.state === 'new' || row.state === 'asked') return row.draft.stay
  if ('event' in row && row.event && 'stay' in row.event) return row.event.stay
  return ('base' in row && row.base?.stay) || null
}
