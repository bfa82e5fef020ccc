/** A field of a stored record: its name in the database, and what it holds as text. */
export type StoredField = { name: string; text: string }

/**
 * The fields that a record stored as JSON holds, of both halves where there are two: those that have a label first, in the
 * labels' order; none where it is no record.
 */
export function storedFields(stored: string, labelled: readonly string[]): StoredField[] {
  const halves = [parse(stored)].flat()
  const fields = halves.flatMap((half) =>
    typeof half === 'object' && half !== null ? Object.entries(half) : [],
  )
  const place = ({ name }: StoredField) =>
    labelled.includes(name) ? labelled.indexOf(name) : Infinity
  return fields
    .filter(([, value]) => value !== '')
    .map(([name, value]) => ({
      name,
      text: typeof value === 'string' ? value : JSON.stringify(value),
    }))
    .toSorted((one, other) => (place(one) < place(other) ? -1 : 1))
}

function parse(stored: string): unknown {
  try {
    return JSON.parse(stored)
  } catch {
    return null
  }
}
