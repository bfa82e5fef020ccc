/**
 * A derivation that is not made again as long as it is made of the same values, also by a part of the screen that has been left
 * meanwhile; what it was made of last is forgotten with its first value.
 */
export function rememberLast<First extends object, Rest extends unknown[], Made>(
  make: (first: First, ...rest: Rest) => Made,
): (first: First, ...rest: Rest) => Made {
  const known = new WeakMap<First, { rest: Rest; made: Made }>()
  return (first, ...rest) => {
    const last = known.get(first)
    if (last?.rest.every((value, index) => value === rest[index])) return last.made
    const made = make(first, ...rest)
    known.set(first, { rest, made })
    return made
  }
}
