import { describe, expect, test } from 'vitest'
import { readCalendar } from './readCalendar.ts'
import { calendarOf, eventOf } from './testingText.ts'

const ZONE = { zone: 'Europe/Istanbul' }

function read(text: string, options = {}) {
  const calendar = readCalendar(text, { ...ZONE, ...options })
  if ('problem' in calendar)
    return { problem: calendar.problem, nights: [], titles: [], unreadable: [] }
  const { events, unreadable } = calendar
  return {
    nights: events.map(({ dates }) => `${dates.checkIn} ${dates.checkOut}`),
    titles: events.map(({ title }) => title),
    unreadable,
  }
}

/** The nights of one event with these lines. */
const nightsOf = (...lines: string[]) => read(calendarOf(['UID:a', ...lines])).nights

describe('closes the nights of', () => {
  test.each([
    ['whole days', ['DTSTART;VALUE=DATE:20270703', 'DTEND;VALUE=DATE:20270710']],
    ['times of the villa', ['DTSTART:20270703T160000', 'DTEND:20270710T100000']],
    [
      'its zone',
      [
        'DTSTART;TZID=Europe/Istanbul:20270703T160000',
        'DTEND;TZID="Europe/Istanbul":20270710T100000',
      ],
    ],
    ['UTC', ['DTSTART:20270703T120000Z', 'DTEND:20270710T080000Z']],
    ['UTC before the villa’s midnight', ['DTSTART:20270702T220000Z', 'DTEND:20270709T220000Z']],
    [
      'midnights of any zone',
      ['DTSTART;TZID=Asia/Tokyo:20270703T000000', 'DTEND;TZID=Asia/Tokyo:20270710T000000'],
    ],
    ['a second before midnight', ['DTSTART:20270702T235917', 'DTEND:20270709T235917']],
    ['folded lines', ['DTSTART;VALUE=DATE:2027', ' 0703', 'DTEND;VALUE=DATE:20270', '\t710']],
    ['a whole day marked free', ['DTSTART:20270703', 'DTEND:20270710', 'TRANSP:TRANSPARENT']],
    [
      'lines that need nothing',
      ['DTSTART:20270703', 'DTEND:20270710', 'ATTENDEE;CN="x:mailto:y', 'Phone; 555'],
    ],
  ])('%s', (_, lines) => {
    expect(nightsOf(...lines)).toEqual(['2027-07-03 2027-07-10'])
  })

  test('a day that has no end, or ends on itself', () => {
    expect(nightsOf('DTSTART:20270703')).toEqual(['2027-07-03 2027-07-04'])
    expect(nightsOf('DTSTART:20270703', 'DTEND:20270703')).toEqual(['2027-07-03 2027-07-04'])
  })

  test('a last night in place of the day of departure, if the channel writes it', () => {
    const text = calendarOf(eventOf('a', '20270703', '20270709'))
    expect(read(text, { lastNight: true }).nights).toEqual(['2027-07-03 2027-07-10'])
  })

  test('whole days of a zone in the east, with a night more, and lists them', () => {
    const { nights, unreadable } = read(
      calendarOf(['DTSTART:20270702T200000Z', 'DTEND:20270709T200000Z', 'SUMMARY:Ada']),
    )
    expect(nights).toEqual(['2027-07-02 2027-07-10'])
    expect(unreadable).toEqual(['Ada · DTSTART:20270702T200000Z · DTEND:20270709T200000Z'])
  })
})

test.each([
  [
    'another zone’s times',
    ['DTSTART;TZID=Asia/Tokyo:20270703T160000', 'DTEND;TZID=Asia/Tokyo:20270710T100000'],
  ],
  [
    'a zone without quotes',
    ['DTSTART;TZID=(UTC+03:00) Istanbul:20270901T150000', 'DTEND:20270908T110000'],
  ],
  ['an offset', ['DTSTART:20270703T160000+0300', 'DTEND:20270710T100000+0300']],
  ['a rule', ['DTSTART:20270703', 'DTEND:20270710', 'RRULE:FREQ=WEEKLY']],
  ['further dates', ['DTSTART:20270703', 'DTEND:20270710', 'RDATE:20270801']],
  ['a changed repetition', ['DTSTART:20270703', 'DTEND:20270710', 'RECURRENCE-ID:20270703']],
  ['a duration', ['DTSTART:20270703', 'DURATION:P7D']],
  ['a broken end', ['DTSTART:20270703', 'DTEND;VALUE=DATE20270710']],
  ['two ends', ['DTSTART:20270703', 'DTEND:20270710', 'DTEND:20270712']],
  ['no begin', ['DTEND:20270710']],
  ['the year 2570', ['DTSTART:25700901', 'DTEND:25700908']],
  ['a wrong order', ['DTSTART:20270710', 'DTEND:20270703']],
  ['no night', ['DTSTART:20270703T160000', 'DTEND:20270703T180000']],
  ['more than a year', ['DTSTART:20270703', 'DTEND:20280801']],
  ['31 February', ['DTSTART:20270231', 'DTEND:20270303']],
])('an event with %s is listed with its text, and closes nothing', (_, lines) => {
  const { nights, unreadable } = read(calendarOf(['SUMMARY:Ada', ...lines]))
  expect(nights).toEqual([])
  expect(unreadable).toEqual([expect.stringMatching(/^Ada · .*20270|^Ada · .*25700901/)])
})

test('busy times are listed, and free ones are not', () => {
  const busy = 'FREEBUSY;FBTYPE=BUSY:20261215T120000Z/20261220T080000Z'
  const text = calendarOf(eventOf('a', '20270703', '20270710')).replace(
    'END:VCALENDAR',
    `BEGIN:VFREEBUSY\r\nDTSTART:20261201T000000Z\r\n${busy}\r\nFREEBUSY;FBTYPE=FREE:1/2\r\nEND:VFREEBUSY\r\nEND:VCALENDAR`,
  )
  expect(read(text)).toMatchObject({ nights: ['2027-07-03 2027-07-10'], unreadable: [busy] })
})

test('times marked free are left out, unless the calendar has nothing else', () => {
  const free = ['DTSTART:20270703T160000', 'DTEND:20270710T100000', 'TRANSP:TRANSPARENT']
  const stay = eventOf('a', '20270803', '20270810')
  expect(read(calendarOf(free, stay))).toMatchObject({
    nights: ['2027-08-03 2027-08-10'],
    unreadable: [],
  })
  expect(read(calendarOf(free)).unreadable).toHaveLength(1)
})

describe('a title', () => {
  const titleOf = (title: string) =>
    read(calendarOf(eventOf('a', '20270703', '20270710', title))).titles[0]

  test.each([
    'Canceled: Ada',
    'İptal - Bora Can',
    'Blocked - pool repair',
    'Inquiry - Ada Deniz',
    'Jane Doe - 2 guests',
    'Reserved 🏖️ 👨‍👩‍👧',
    'شهد',
  ])('is as it was written: %s', (title) => {
    expect(titleOf(title)).toBe(title)
  })

  test('has no escapes of calendars or of web pages', () => {
    expect(titleOf('Ada \\, Bora &amp; O&#039;Neil\\n&lt;3 &unknown;')).toBe(
      `Ada , Bora & O'Neil <3 &unknown;`,
    )
  })

  test('is not an alarm’s description', () => {
    const alarm = ['BEGIN:VALARM', 'SUMMARY:Alarm', 'END:VALARM']
    const [uid = '', ...rest] = eventOf('a', '20270703', '20270710')
    expect(read(calendarOf([uid, ...alarm, ...rest])).titles).toEqual(['Reserved'])
  })
})

describe('of events that share a UID', () => {
  const event = (from: string, to: string, ...more: string[]) => [
    ...eventOf('a', from, to),
    ...more,
  ]

  test.each<[string, string[][], string[]]>([
    [
      'all count without a common night',
      [event('20270703', '20270710'), event('20270803', '20270810')],
      ['2027-07-03 2027-07-10', '2027-08-03 2027-08-10'],
    ],
    [
      'the highest sequence counts',
      [event('20270703', '20270712', 'SEQUENCE:1'), event('20270704', '20270706', 'SEQUENCE:2')],
      ['2027-07-04 2027-07-06'],
    ],
    [
      'else the longest',
      [event('20270704', '20270706'), event('20270703', '20270712')],
      ['2027-07-03 2027-07-12'],
    ],
    [
      'none if the last is cancelled',
      [
        event('20270703', '20270712'),
        event('20270703', '20270712', 'SEQUENCE:2', 'STATUS:CANCELLED'),
      ],
      [],
    ],
  ])('%s', (_, events, nights) => {
    expect(read(calendarOf(...events)).nights).toEqual(nights)
  })
})

test.each(['STATUS:CANCELLED', 'STATUS: Canceled '])(
  'an event with %s closes nothing',
  (status) => {
    expect(nightsOf('DTSTART:20270703', 'DTEND:20270710', status)).toEqual([])
  },
)

test('a calendar that cancels closes nothing, and is not empty', () => {
  const text = calendarOf(eventOf('a', '20270703', '20270710')).replace(
    'VERSION',
    'METHOD:CANCEL\r\nVERSION',
  )
  expect(readCalendar(text, ZONE)).toEqual({ events: [], unreadable: [], isEmpty: false })
})

test('lines may end with CR CR LF, and an END may be missing', () => {
  const stay = eventOf('a', '20270703', '20270710')
  const text = calendarOf(stay, eventOf('b', '20270803', '20270810'))
  expect(read(text.replaceAll('\r\n', '\r\r\n')).nights).toHaveLength(2)
  expect(read(text.replace('END:VEVENT\r\n', '')).nights).toHaveLength(2)
})

test.each([
  ['', 'empty'],
  ['\uFEFF \r\n', 'empty'],
  ['<!doctype html><title>Sign in</title>', 'html'],
  ['BEGIN:VCARD\r\nEND:VCARD', 'notCalendar'],
  [calendarOf(eventOf('a', '20270703', '20270710')).slice(0, -20), 'cutOff'],
  ['BEGIN:VCALENDAR\r\n BEGIN:VEVENT\r\n  UID:a\r\n END:VEVENT\r\nEND:VCALENDAR', 'cutOff'],
  [
    calendarOf(...Array.from({ length: 3_001 }, (_, i) => eventOf(`${i}`, '20270703', '20270710'))),
    'tooManyEvents',
  ],
])('%j is not read', (text, problem) => {
  expect(readCalendar(text, ZONE)).toEqual({ problem })
})

test.each([
  ['returns', '\r'.repeat(5_000_000)],
  ['folds', 'SUMMARY:a'.padEnd(5_000_000, '\r\n ')],
  ['components', 'BEGIN:VALARM\r\n'.repeat(350_000)],
  ['colons', `DTSTART${';A="'.repeat(1_000_000)}:20270703`],
  ['spaces', `SUMMARY:${' '.repeat(5_000_000)}a`],
  ['entities', `SUMMARY:${'&#'.repeat(2_500_000)}`],
])('a calendar of 5 MB of %s is read in one pass', (_, bomb) => {
  const stay = eventOf('b', '20270803', '20270810')
  const begin = performance.now()
  expect(read(calendarOf(['UID:a', bomb], stay)).nights).toContain('2027-08-03 2027-08-10')
  expect(performance.now() - begin).toBeLessThan(10_000)
})

test('a zone that repeats every second is not evaluated', () => {
  const zone =
    'BEGIN:VTIMEZONE\r\nTZID:Z\r\nBEGIN:STANDARD\r\nDTSTART:16010101T000000\r\nRRULE:FREQ=SECONDLY\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n'
  const text = calendarOf(['DTSTART;TZID=Z:20270701T160000', 'DTEND;TZID=Z:20270705T100000'])
  expect(read(text.replace('BEGIN:VEVENT', `${zone}BEGIN:VEVENT`))).toMatchObject({
    nights: [],
    unreadable: [expect.any(String)],
  })
})
