/** Whatever a device has kept, as text for a person to read and save; what no JSON can hold is written as it names itself. */
export function keptText(kept: unknown): string {
  if (typeof kept === 'string') return kept
  try {
    return JSON.stringify(kept, null, 2) ?? String(kept)
  } catch {
    // A circle, or a number beyond JSON's.
    return String(kept)
  }
}
