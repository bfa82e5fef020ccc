import { writeCalendarFiles } from './calendarFiles.ts'
import type { CopySettings } from './copies/copySettings.ts'
import { keepCopy } from './copies/keepCopy.ts'
import { fetchFeed } from './fetchFeed.ts'
import type { Host } from './host.ts'
import type { Postman } from './mail/postman.ts'

export type NodeOptions = {
  /** Whether the backend is the local one: calendars may then be on this machine. */
  local: boolean
  postman: Postman | null
  /** The folder for `calendar.ics`; none is written without. */
  calendarFolder: string | null
  copies: CopySettings | null
  clock?: () => number
  say: (line: string) => void
}

/** The caretaker's host on a machine with Node: sockets, a mail server and folders. */
export function nodeHost(options: NodeOptions): Host {
  const { local, postman, calendarFolder, copies, clock = Date.now, say } = options
  return {
    fetchFeed: (address) => fetchFeed(address, { local }),
    postman,
    publish:
      calendarFolder === null
        ? null
        : (now, madeAt) => writeCalendarFiles(calendarFolder, now, madeAt),
    keepCopy: copies && ((line, run) => needsDisk(line, { ...copies, ...run, now: clock(), say })),
    clock,
    say,
  }
}

/** Makes the day's backup, and returns whether the disk needs a person. */
async function needsDisk(...kept: Parameters<typeof keepCopy>): Promise<boolean> {
  const copy = await keepCopy(...kept)
  return copy.state === 'none' || (copy.state === 'written' && copy.unfit !== null)
}
