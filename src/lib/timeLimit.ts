/** A signal that aborts after a time; older phones have no `AbortSignal.timeout`. */
export function timeLimit(milliseconds: number): AbortSignal {
  const limit = new AbortController()
  setTimeout(() => limit.abort(), milliseconds)
  return limit.signal
}
