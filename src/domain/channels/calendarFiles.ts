/** The file of all booked days. */
export const CALENDAR_FILE = 'calendar.ics'

/**
 * The file for a channel: all booked days except its own stays, which it would block even after
 * their cancellation there.
 */
export function fileForChannel(id: string): string {
  return `calendar-${id}.ics`
}

/** Whether a file is for a channel. */
export function isForChannel(name: string): boolean {
  return /^calendar-.+\.ics$/.test(name)
}
