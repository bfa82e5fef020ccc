/** A component of an iCalendar file (RFC 5545 §3.6) with its unfolded lines. */
export type Component = { name: string; lines: string[]; parts: Component[] }

/** The value of a line as written, and its parameters TZID and VALUE=DATE. */
export type Property = { value: string; zone: string | null; isDay: boolean }

/** The properties of a component by lower-case name; of several with one name, the first. */
export type Properties = ReadonlyMap<string, Property>

/** Alarms and the parts of a zone are on the second level. */
const MOST_LEVELS = 5

const LONGEST_VALUE = 10_000

/** They are not nested, so that a missing END ends no other component. */
const TOP_LEVEL = new Set(['VEVENT', 'VTODO', 'VJOURNAL', 'VFREEBUSY', 'VTIMEZONE'])

/**
 * Parses the components of a calendar, and whether its end is there, in one pass over its lines;
 * `null` for one that is nested too deeply.
 */
export function parseComponents(text: string): { calendar: Component; isWhole: boolean } | null {
  const calendar: Component = { name: 'VCALENDAR', lines: [], parts: [] }
  let isWhole = false
  let open = [calendar]
  for (const line of unfoldedLines(text)) {
    const current = open.at(-1) ?? calendar
    const [, edge, part = ''] = /^(BEGIN|END):([\w-]+)/i.exec(line) ?? []
    const name = part.toUpperCase()
    const isBegin = edge?.toUpperCase() === 'BEGIN'
    if (edge === undefined) current.lines.push(line)
    else if (name === calendar.name) {
      isWhole = !isBegin
      open = [calendar]
    } else if (isBegin) {
      if (TOP_LEVEL.has(name)) open = [calendar]
      if (open.length === MOST_LEVELS) return null
      if (name === 'VEVENT') isWhole = false
      const component = { name, lines: [], parts: [] }
      open.at(-1)?.parts.push(component)
      open.push(component)
    } else {
      const index = open.map((each) => each.name).lastIndexOf(name)
      if (index > 0) open = open.slice(0, index)
    }
  }
  return { calendar, isWhole }
}

/** Some servers end lines with CR CR LF. */
function unfoldedLines(text: string): string[] {
  return text
    .replace(/[\r\n]+/g, '\n')
    .replace(/\n[ \t]/g, '')
    .split('\n')
}

/** Parses the properties with these names, and lists the names whose lines are invalid. */
export function readProperties(
  { lines }: Component,
  names: ReadonlySet<string>,
): { properties: Properties; invalid: ReadonlySet<string> } {
  const properties = new Map<string, Property>()
  const invalid = new Set<string>()
  for (const line of lines) {
    const name = nameOf(line)
    if (!names.has(name)) continue
    const property = propertyIn(line, name.length)
    if (!property) invalid.add(name)
    else if (!properties.has(name)) properties.set(name, property)
  }
  return { properties, invalid }
}

/** The lower-case name of a line's property; empty for none. */
export function nameOf(line: string): string {
  return /^[\w-]+(?=[;:])/.exec(line)?.[0].toLowerCase() ?? ''
}

/** Parses a line behind its name: parameters, whose quoted values may contain colons, and a value. */
function propertyIn(line: string, start: number): Property | null {
  const parameter = /;([\w-]+)=("[^"]*"|[^";:]*)/y
  let zone: string | null = null
  let isDay = false
  let end = start
  while (line[end] === ';') {
    parameter.lastIndex = end
    const [all, name = '', quoted = ''] = parameter.exec(line) ?? []
    if (all === undefined) return null
    end += all.length
    const unquoted = quoted.replace(/^"(.*)"$/, '$1')
    if (name.toUpperCase() === 'TZID') zone = unquoted
    if (name.toUpperCase() === 'VALUE') isDay = unquoted.toUpperCase() === 'DATE'
  }
  const value = line.slice(end + 1, end + 1 + LONGEST_VALUE)
  return line[end] === ':' ? { value, zone, isDay } : null
}

/** The text of a property, without escapes; `null` for none. */
export function textOf(properties: Properties, name: string): string | null {
  const value = properties.get(name)?.value
  if (value === undefined) return null
  return value.replace(/\\([\\;,nN])/g, (_, escaped: string) =>
    escaped.toLowerCase() === 'n' ? '\n' : escaped,
  )
}
