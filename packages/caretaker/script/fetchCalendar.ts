import { decodeCalendar } from '#domain/channels/readCalendar.ts'
import { CALENDAR_LIMITS, type FetchProblem } from '#domain/channels/feed.ts'
import { problemOfStatus } from '#caretaker/host.ts'
import { countFetch } from './usage.ts'

type Fetched = { text: string } | { problem: FetchProblem }

/** Fetches a calendar through Google's servers, which follow redirects and reach no private network. */
export async function fetchCalendar(address: string): Promise<Fetched> {
  try {
    countFetch()
    const response = UrlFetchApp.fetch(address.replace(/^webcal:/i, 'https:'), {
      muteHttpExceptions: true,
    })
    const problem = problemOfStatus(response.getResponseCode())
    if (problem) return { problem }
    const bytes = response.getContent()
    if (bytes.length > CALENDAR_LIMITS.bytes) return { problem: 'tooLarge' }
    const [, charset = null] = /charset="?([^\s;"]+)/i.exec(typeOf(response)) ?? []
    return { text: decodeCalendar(Uint8Array.from(bytes), charset) }
  } catch (error) {
    return { problem: problemOf(String(error)) }
  }
}

function typeOf(response: GoogleAppsScript.URL_Fetch.HTTPResponse): string {
  const entry = Object.entries(response.getHeaders()).find(([name]) => /^content-type$/i.test(name))
  return String(entry?.[1] ?? '')
}

/** The problem that an exception of a fetch means; Google documents no messages, so unknown ones are `unreachable`. */
function problemOf(message: string): FetchProblem {
  if (/DNS/.test(message)) return 'unknownHost'
  if (/SSL|certificate/i.test(message)) return 'certificate'
  if (/timeout|timed out/i.test(message)) return 'slow'
  if (/redirect/i.test(message)) return 'tooManyRedirects'
  if (/too large|size/i.test(message)) return 'tooLarge'
  return 'unreachable'
}
