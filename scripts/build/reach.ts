/** What can be come to from some places, which are among it, by the steps that `next` names. */
export function reach(
  from: readonly string[],
  next: (place: string) => readonly string[],
): Set<string> {
  const reached = new Set(from)
  // A set goes on with what is added to it on the way.
  for (const place of reached) for (const other of next(place)) reached.add(other)
  return reached
}
