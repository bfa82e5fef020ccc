import { villa } from '#content/villa.ts'
import { type Channel, sourceOfChannel } from '#domain/channels/channel.ts'
import {
  type Calendar,
  CALENDAR_LIMITS,
  type CalendarProblem,
  type Source,
} from '#domain/channels/feed.ts'
import { decodeCalendar, readCalendar } from '#domain/channels/readCalendar.ts'
import { guessSource } from '#domain/channels/planRow.ts'

export type HandedIn = {
  file: File | null
  text: string
  channel: Channel | null
  source: Source | null
  lastNight: boolean
}

export type ReadFeed = { source: Source; channel: Channel | null; calendar: Calendar }

/** Parses an imported calendar in chunks, so that the page stays responsive. */
export async function readFeed(
  handedIn: HandedIn,
): Promise<ReadFeed | { problem: CalendarProblem | 'unreadable' }> {
  const { file, channel } = handedIn
  const lastNight = handedIn.lastNight || channel?.lastNight === true
  if (file && file.size > CALENDAR_LIMITS.bytes) return { problem: 'tooLarge' }
  const bytes = await file?.arrayBuffer().catch(() => null)
  const text = bytes ? decodeCalendar(new Uint8Array(bytes)) : file ? null : handedIn.text
  if (text === null) return { problem: 'unreadable' }
  const calendar = readCalendar(text, { zone: villa.timeZone, lastNight })
  if ('problem' in calendar) return calendar
  const source = channel ? sourceOfChannel(channel) : handedIn.source
  return { source: source ?? guessSource(calendar), channel, calendar }
}

export { planFeed } from '#domain/channels/plan.ts'
