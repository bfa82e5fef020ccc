import { entriesOf } from '#domain/field/collection.ts'
import type { Read } from '#domain/save/change.ts'
import type { Writes } from '#domain/save/writes.ts'

/** The texts about a person under the id of a stay or request, kept until the person is removed. */
export const KEPT_PATHS = ['agreements', 'sentLetters', 'letterMarks', 'earlier'] as const

/** Removes all that is kept about the person of a stay or request. */
export function keptTextsGone(id: string): Writes {
  return Object.fromEntries(KEPT_PATHS.map((path) => [`${path}/${id}`, null]))
}

/** The writes that bring it back after the stay's deletion is undone. */
export async function readKeptTexts(id: string, read: Read): Promise<Writes> {
  const parts = await Promise.all(
    KEPT_PATHS.map(async (path) =>
      entriesOf(await read(`${path}/${id}`)).map(
        ([key, value]) => [`${path}/${id}/${key}`, value] as const,
      ),
    ),
  )
  return Object.fromEntries(parts.flat())
}
