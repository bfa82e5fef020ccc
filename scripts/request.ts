const TIME_LIMIT_MS = 10_000

/** An HTTP response; `body` is its JSON, or the text if it is none. */
export type HttpResponse = { status: number; body: unknown }

/** Sends an HTTP request with a timeout of ten seconds; rejects without a response. */
export async function sendRequest(url: string, init: RequestInit = {}): Promise<HttpResponse> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIME_LIMIT_MS) })
    return { status: response.status, body: parse(await response.text()) }
  } catch (error) {
    // The cause of a failed `fetch` has the reason, such as ENOTFOUND.
    const { cause = error } = Object(error) as { cause?: unknown }
    const reason = String(cause).replace(/^\w*Error: /, '')
    throw new Error(`There is no answer from ${new URL(url).host}: ${reason}`, { cause })
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
