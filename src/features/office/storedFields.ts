/** A field of a stored record: its stored name and its value as text. */
export type StoredField = { name: string; text: string }

/**
 * The fields of a record stored as JSON, of both halves if there are two: labelled ones first, in
 * the labels' order; none if it is no record.
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
