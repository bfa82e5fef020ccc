/** The local time in `zone` at a moment (ms since 1970), as datetime-local: 2026-07-10T14:03. */
export function clockAt(zone: string, moment: number): string {
  return formatterOf(zone).format(moment).replace(' ', 'T')
}

/** The moment of a local time in `zone`, in milliseconds since 1970; `null` for an empty text. */
export function momentAt(zone: string, clock: string): number | null {
  const asUtc = Date.parse(`${clock}Z`)
  if (Number.isNaN(asUtc)) return null
  return 2 * asUtc - Date.parse(`${clockAt(zone, asUtc)}Z`)
}

// Creating Intl objects is slow, and a calendar has thousands of moments.
const formatters = new Map<string, Intl.DateTimeFormat>()

function formatterOf(zone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(zone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
  formatters.set(zone, formatter)
  return formatter
}
