/**
 * Formats any stored value as text for a person; values that JSON cannot represent by their own
 * string form.
 */
export function storedText(kept: unknown): string {
  if (typeof kept === 'string') return kept
  try {
    return JSON.stringify(kept, null, 2) ?? String(kept)
  } catch {
    // A circular object, or a number beyond JSON's.
    return String(kept)
  }
}
