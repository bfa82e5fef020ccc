export function calendarOf(...events: readonly (readonly string[])[]): string {
  const lines = events.flatMap((event) => ['BEGIN:VEVENT', ...event, 'END:VEVENT'])
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Test//EN']
  return [...head, ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

/** The lines of an all-day event with dates such as 20260703. */
export function eventOf(uid: string, from: string, to: string, title = 'Reserved'): string[] {
  return [`UID:${uid}`, `DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${to}`, `SUMMARY:${title}`]
}
