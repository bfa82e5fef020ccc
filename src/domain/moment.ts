/** What a clock in `zone` shows at a moment (ms since 1970), as a control of the kind datetime-local writes it: "2026-07-10T14:03". */
export function clockAt(zone: string, moment: number): string {
  const shown = new Intl.DateTimeFormat('sv-SE', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  })
  return shown.format(moment).replace(' ', 'T')
}

/** The moment at which a clock in `zone` shows what such a control holds, in milliseconds since 1970; `null` when it holds nothing. */
export function momentAt(zone: string, clock: string): number | null {
  const asUtc = Date.parse(`${clock}Z`)
  if (Number.isNaN(asUtc)) return null
  return 2 * asUtc - Date.parse(`${clockAt(zone, asUtc)}Z`)
}
