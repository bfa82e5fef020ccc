import { villa } from '#content/villa.ts'
import { dayIn } from '#domain/date.ts'
import type { Line } from '#firebase/line.ts'
import { writeCalendarFile } from './calendarFile.ts'
import type { FetchOptions } from './fetchFeed.ts'
import { needsPerson, pullAll } from './pullAll.ts'
import { summaryOf, tableOf } from './report.ts'
import { readNow } from './season.ts'

type RunOptions = {
  site: string
  calendarFolder: string | null
  dryRun: boolean
  fetching: FetchOptions
  say: (line: string) => void
}

/** Does one round: pulls every channel and writes the villa's own calendar; says whether a person is needed. */
export async function runOnce(line: Line, options: RunOptions): Promise<boolean> {
  const { site, calendarFolder, dryRun, fetching, say } = options
  const look = () => readNow(line, site, dayIn(villa.timeZone, Date.now()))
  const all = await pullAll(line, { look, zone: villa.timeZone, dryRun, fetching })
  if (all.length === 0) say('There are no channels; owners enter them at /admin/tools.')
  for (const pulled of all) {
    say(summaryOf(pulled))
    if (dryRun) for (const row of tableOf(pulled)) say(row)
  }
  if (dryRun) say('Nothing was written.')
  else if (calendarFolder === null) say('No calendar.ics: CARETAKER_CALENDAR_DIR is not set.')
  else {
    const isNew = writeCalendarFile(calendarFolder, await look(), Date.now())
    say(isNew ? 'calendar.ics is new.' : 'calendar.ics is as it was.')
  }
  return all.some(needsPerson)
}
