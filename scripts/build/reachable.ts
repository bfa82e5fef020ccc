/** The transitive closure of some places, including them, under `next`. */
export function reachableFrom(
  from: readonly string[],
  next: (place: string) => readonly string[],
): Set<string> {
  const reached = new Set(from)
  // Iterating a set includes values added during the iteration.
  for (const place of reached) for (const other of next(place)) reached.add(other)
  return reached
}
