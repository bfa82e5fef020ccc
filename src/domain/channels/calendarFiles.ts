/** The file of all days that are taken. */
export const CALENDAR_FILE = 'calendar.ics'

/**
 * The file of the days that are taken by others than a channel. One that read its own stays here would shut them, too, and keep
 * shut what was cancelled there.
 */
export function fileForChannel(id: string): string {
  return `calendar-${id}.ics`
}

/** Whether a file is one for a channel. */
export function isForChannel(name: string): boolean {
  return /^calendar-.+\.ics$/.test(name)
}
