import { momentAt } from '#domain/date.ts'
import { type Component, type Properties, readProperties, textOf } from './components.ts'

/** Thrown for a calendar whose zones have other rules than yearly ones, or too many. */
export class TooComplicated extends Error {}

/** Returns the moment (ms since 1970) of a local time such as 2026-07-03T16:00, or `null`. */
type LocalTime = (clock: string) => number | null

const LONGEST_NAME = 100

/** Returns a zone by its name: IANA's, the calendar's own, or Outlook's; `null` for an unknown one. */
export function zonesOf(calendar: Component): (name: string) => LocalTime | null {
  const own = new Map<string, Component>()
  for (const part of calendar.parts) {
    if (part.name !== 'VTIMEZONE') continue
    const name = textOf(readProperties(part, new Set(['tzid'])).properties, 'tzid')
    if (name !== null) own.set(keyOf(name), part)
  }
  const resolved = new Map<string, LocalTime | null>()
  return (name) => {
    const zone = name.trim()
    const key = keyOf(name)
    const before = resolved.get(key)
    if (before !== undefined) return before
    const definition = own.get(key)
    const zoneTime =
      zone.length > LONGEST_NAME
        ? null
        : (ianaZone(zone) ?? (definition ? ownZone(definition) : outlookZone(zone)))
    resolved.set(key, zoneTime)
    return zoneTime
  }
}

// IANA's names are the same zone in any case, and each new one costs a formatter.
function keyOf(name: string): string {
  return name.trim().toLowerCase()
}

function ianaZone(zone: string): LocalTime | null {
  try {
    momentAt(zone, '2000-01-01T00:00')
    return (clock) => momentAt(zone, clock)
  } catch {
    return null
  }
}

function outlookZone(name: string): LocalTime | null {
  const [, offset] = /^\((?:UTC|GMT)([+-]\d\d:\d\d)?\)/.exec(name) ?? [null, null]
  if (offset !== null) return (clock) => Date.parse(`${clock}:00${offset ?? 'Z'}`)
  const zone = WINDOWS_ZONES.get(name) ?? /[A-Z]\w+(?:\/[\w+-]+){1,2}$/.exec(name)?.[0]
  return zone === undefined || zone === name ? null : ianaZone(zone)
}

/** More than real zones have with their whole history. */
const MOST_CHANGES = 100

const CHANGE_NAMES = new Set(['dtstart', 'tzoffsetfrom', 'tzoffsetto', 'rrule', 'rdate'])

/**
 * The changes of a zone to standard or daylight saving time. Local times are milliseconds as if they
 * were in UTC.
 */
type Change = { starts: readonly number[]; before: number; after: number; rule: YearlyRule | null }

/** A change in each year: on a weekday such as the last Sunday (-1), or on days of the month. */
type YearlyRule = {
  month: number
  weekday: { day: number; count: number | null } | null
  days: readonly number[] | null
  until: number
}

function ownZone({ parts }: Component): LocalTime | null {
  const changes = parts.map((part) => changeOf(readProperties(part, CHANGE_NAMES).properties))
  const valid = changes.flatMap((change) => change ?? [])
  const [first] = valid
  if (!first || valid.length < changes.length) return null
  if (valid.reduce((sum, { starts }) => sum + starts.length, 0) > MOST_CHANGES)
    throw new TooComplicated()
  return (clock) => {
    const local = Date.parse(`${clock}Z`)
    let [latest, offset] = [-Infinity, first.before]
    for (const change of valid)
      for (const start of startsAround(Number(clock.slice(0, 4)), change))
        if (start <= local && start >= latest) [latest, offset] = [start, change.after]
    return local - offset
  }
}

/** The starts of a change that may count in a year: of a yearly rule, that year's and the last. */
function startsAround(year: number, { starts, before, rule }: Change): readonly number[] {
  const [begin = 0] = starts
  if (!rule) return starts
  const last = Math.min(year, new Date(rule.until).getUTCFullYear())
  const repeated = [last - 1, last].map((each) => startIn(each, rule, begin))
  return [...starts, ...repeated.filter((start) => start > begin && start - before <= rule.until)]
}

const DAY_MS = 86_400_000

function startIn(year: number, { month, weekday, days }: YearlyRule, begin: number): number {
  const firstDay = new Date(Date.UTC(year, month - 1, 1)).getUTCDay()
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const isOn = (day: number) => weekday === null || (firstDay + day - 1) % 7 === weekday.day
  const weeks = weekday?.count ?? 1
  const firstSearched = weeks > 0 ? 7 * weeks - 6 : last + 1 + 7 * weeks
  const searched =
    days ??
    (weekday
      ? Array.from({ length: 7 }, (_, index) => firstSearched + index)
      : [new Date(begin).getUTCDate()])
  const day = searched.find(isOn) ?? last
  return Date.UTC(year, month - 1, day) + (begin - Math.floor(begin / DAY_MS) * DAY_MS)
}

function changeOf(properties: Properties): Change | null {
  const [before, after] = ['tzoffsetfrom', 'tzoffsetto'].map((name) =>
    offsetOf(textOf(properties, name) ?? ''),
  )
  const dates = ['dtstart', 'rdate'].flatMap((name) => textOf(properties, name)?.split(',') ?? [])
  const starts = dates.map(timeOf)
  if (before === undefined || after === undefined) return null
  const [begin] = starts
  if (begin === undefined || Number.isNaN(before + after) || starts.some(Number.isNaN)) return null
  const rule = textOf(properties, 'rrule')
  return { starts, before, after, rule: rule === null ? null : ruleOf(rule, begin) }
}

const WEEKDAYS = ['SU', 'MO', 'TU', 'WE', 'TH', 'FR', 'SA']

/** The yearly rules that calendars write for zones; throws for all others. */
function ruleOf(text: string, begin: number): YearlyRule {
  const rule = new Map(
    text
      .trim()
      .toUpperCase()
      .split(';')
      .map((each) => each.split('=', 2) as [string, string]),
  )
  const {
    FREQ,
    INTERVAL = '1',
    BYMONTH,
    BYDAY,
    BYMONTHDAY,
    UNTIL,
    WKST: _,
    ...others
  } = Object.fromEntries<string | undefined>(rule)
  const [, count, weekday = ''] = /^([+-]?\d)?(\w\w)$/.exec(BYDAY ?? '') ?? []
  const day = WEEKDAYS.indexOf(weekday)
  const month = Number(BYMONTH ?? new Date(begin).getUTCMonth() + 1)
  const isYearly = FREQ === 'YEARLY' && INTERVAL === '1' && Object.keys(others).length === 0
  if (!isYearly || Number.isNaN(month) || (BYDAY !== undefined && day < 0))
    throw new TooComplicated()
  return {
    month,
    weekday:
      BYDAY === undefined ? null : { day, count: count === undefined ? null : Number(count) },
    days: BYMONTHDAY?.split(',').map(Number) ?? null,
    until: UNTIL === undefined ? Date.UTC(9999, 11, 31) : timeOf(UNTIL),
  }
}

/** A time such as 20261025T010000Z; a day begins at midnight. */
function timeOf(text: string): number {
  const [, year, month, day, hour = '00', minute = '00'] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d))?/.exec(text.trim()) ?? []
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}Z`)
}

/** An offset such as -0330 in milliseconds. */
function offsetOf(text: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)/.exec(text.trim()) ?? []
  return Number(`${sign}1`) * (Number(hours) * 60 + Number(minutes)) * 60_000
}

/** Outlook's names of time zones with IANA's (CLDR windowsZones); most end in "Standard Time". */
const ZONES = `
  Turkey: Europe/Istanbul, GTB: Europe/Bucharest, GMT: Europe/London,
  Greenwich: Atlantic/Reykjavik, W. Europe: Europe/Berlin, Central Europe: Europe/Budapest,
  Central European: Europe/Warsaw, Romance: Europe/Paris, E. Europe: Europe/Chisinau,
  FLE: Europe/Kiev, Russian: Europe/Moscow, Belarus: Europe/Minsk, Kaliningrad: Europe/Kaliningrad,
  Russia Time Zone 3: Europe/Samara, Israel: Asia/Jerusalem, Jordan: Asia/Amman,
  Middle East: Asia/Beirut, Syria: Asia/Damascus, Egypt: Africa/Cairo,
  South Africa: Africa/Johannesburg, W. Central Africa: Africa/Lagos, E. Africa: Africa/Nairobi,
  Morocco: Africa/Casablanca, Namibia: Africa/Windhoek, Libya: Africa/Tripoli, Arab: Asia/Riyadh,
  Arabic: Asia/Baghdad, Arabian: Asia/Dubai, Iran: Asia/Tehran, Azerbaijan: Asia/Baku,
  Georgian: Asia/Tbilisi, Caucasus: Asia/Yerevan, Afghanistan: Asia/Kabul,
  West Asia: Asia/Tashkent, Ekaterinburg: Asia/Yekaterinburg, Pakistan: Asia/Karachi,
  India: Asia/Calcutta, Sri Lanka: Asia/Colombo, Nepal: Asia/Katmandu, Central Asia: Asia/Almaty,
  Bangladesh: Asia/Dhaka, N. Central Asia: Asia/Novosibirsk, Myanmar: Asia/Rangoon,
  SE Asia: Asia/Bangkok, North Asia: Asia/Krasnoyarsk, China: Asia/Shanghai,
  Singapore: Asia/Singapore, Taipei: Asia/Taipei, W. Australia: Australia/Perth, Tokyo: Asia/Tokyo,
  Korea: Asia/Seoul, AUS Central: Australia/Darwin, Cen. Australia: Australia/Adelaide,
  AUS Eastern: Australia/Sydney, E. Australia: Australia/Brisbane, Tasmania: Australia/Hobart,
  West Pacific: Pacific/Port_Moresby, Vladivostok: Asia/Vladivostok, New Zealand: Pacific/Auckland,
  Fiji: Pacific/Fiji, Azores: Atlantic/Azores, Cape Verde: Atlantic/Cape_Verde,
  E. South America: America/Sao_Paulo, Argentina: America/Buenos_Aires,
  SA Eastern: America/Cayenne, Montevideo: America/Montevideo, Greenland: America/Godthab,
  Newfoundland: America/St_Johns, Atlantic: America/Halifax, SA Western: America/La_Paz,
  Pacific SA: America/Santiago, Venezuela: America/Caracas, Paraguay: America/Asuncion,
  Eastern: America/New_York, US Eastern: America/Indiana/Indianapolis, SA Pacific: America/Bogota,
  Cuba: America/Havana, Central: America/Chicago, Canada Central: America/Regina,
  Central America: America/Guatemala, Central Standard Time (Mexico): America/Mexico_City,
  Mountain: America/Denver, US Mountain: America/Phoenix,
  Mountain Standard Time (Mexico): America/Mazatlan, Pacific: America/Los_Angeles,
  Pacific Standard Time (Mexico): America/Tijuana, Alaskan: America/Anchorage,
  Hawaiian: Pacific/Honolulu, Samoa: Pacific/Apia
`

const WINDOWS_ZONES: ReadonlyMap<string, string> = new Map(
  ZONES.split(',').map((entry) => {
    const [name = '', zone = ''] = entry.trim().split(': ')
    return [name.includes(' Time') ? name : `${name} Standard Time`, zone] as const
  }),
)
