import { type Check, note } from './check.ts'

const TIME_LIMIT_MS = 10_000

/** An HTTP response; `body` is its JSON, or the text if it is none. */
export type Answer = { status: number; body: unknown }

class Unreachable extends Error {}

/** Sends an HTTP request with a timeout of ten seconds; rejects only without a response. */
export async function sendRequest(url: string, init: RequestInit = {}): Promise<Answer> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIME_LIMIT_MS) })
    return { status: response.status, body: parse(await response.text()) }
  } catch (error) {
    throw new Unreachable(`${new URL(url).host}: ${reasonOf(error)}`, { cause: error })
  }
}

/** The checks of a probe, or one note that the network is unreachable. */
export async function unlessUnreachable(probe: () => Promise<Check[]>): Promise<Check[]> {
  try {
    return await probe()
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error
    return [
      note(
        `Not looked at, for there is no answer from ${error.message}`,
        'check the network and run npm run doctor again',
      ),
    ]
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/** The cause of a failed `fetch` has the reason, such as ENOTFOUND. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { cause } = error
  return cause instanceof Error && 'code' in cause ? String(cause.code) : error.message
}
