/** The file of all booked days. */
export const CALENDAR_FILE = 'calendar.ics'

/**
 * The file of the days booked elsewhere than on a channel. A channel that imported its own stays
 * would block them itself, even after their cancellation there.
 */
export function fileForChannel(id: string): string {
  return `calendar-${id}.ics`
}

/** Whether a file is for a channel. */
export function isForChannel(name: string): boolean {
  return /^calendar-.+\.ics$/.test(name)
}
