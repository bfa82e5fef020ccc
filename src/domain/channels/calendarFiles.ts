/** The file of all booked days. */
export const CALENDAR_FILE = 'calendar.ics'

/** All booked days except the channel's own stays, which it would block even after cancelling. */
export function fileForChannel(id: string): string {
  return `calendar-${id}.ics`
}

export function isForChannel(name: string): boolean {
  return /^calendar-.+\.ics$/.test(name)
}
