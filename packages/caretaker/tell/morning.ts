import { villa } from '#content/villa.ts'
import { type Dues, duesOn, type OfficeDay, officeDay } from '#domain/office/day.ts'
import { type DueLetter, lettersDue, readWritten } from '#domain/letters/due.ts'
import { clockAt } from '#domain/date.ts'
import { readLedger } from '#domain/payments/ledger.ts'
import type { Received } from '#domain/inbox.ts'
import { type DatabaseClient, read } from '#db/client.ts'
import type { Found } from './found.ts'

/** The time of the daily list: at eight, and after failures until the evening. */
const [BEGINS, ENDS] = ['08:00', '18:00']
const WAITED_MS = 20 * 3_600_000

export type Morning = {
  day: OfficeDay
  dues: Dues
  letters: readonly DueLetter[]
  waiting: readonly Received[]
}

/** Whether the daily list is due, by the villa's clock. */
export function isMorning(now: number): boolean {
  const time = clockAt(villa.timeZone, now).slice(11)
  return BEGINS <= time && time < ENDS
}

/** Reads what the day asks for. */
export async function readMorning(client: DatabaseClient, found: Found): Promise<Morning> {
  const { season, unanswered, today, now } = found
  const ledger = readLedger(await read(client, 'payments'))
  return {
    day: officeDay(season, today),
    dues: duesOn(season, ledger, today),
    letters: await readUnwritten(client, found),
    waiting: unanswered.filter(({ sentAt }) => now - sentAt > WAITED_MS),
  }
}

/** Whether the day has no events, so that no mail is sent. */
export function isQuiet({ day, dues, letters, waiting }: Morning): boolean {
  const lists = [day.arriving, day.leaving, dues.late, dues.today, letters, waiting]
  return lists.every((list) => list.length === 0)
}

async function readUnwritten(
  client: DatabaseClient,
  { season, today }: Found,
): Promise<DueLetter[]> {
  const due = lettersDue(season, today, villa.timeZone)
  const written = await Promise.all(
    due.map(async ({ reservation, kind }) =>
      readWritten(await read(client, `written/${reservation.id}`)).has(kind),
    ),
  )
  return due.filter((_, at) => !written[at])
}
