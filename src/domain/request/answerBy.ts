const HOUR_MS = 3_600_000

/** When a request is answered at the latest, in milliseconds since 1970. */
export function answerBy(at: number, answerHours: number): number {
  return at + answerHours * HOUR_MS
}
