/**
 * Memoizes a function by its last arguments, across components; the result is released with its
 * first argument.
 */
export function rememberLast<First extends object, Rest extends unknown[], Made>(
  make: (first: First, ...rest: Rest) => Made,
): (first: First, ...rest: Rest) => Made {
  const cached = new WeakMap<First, { rest: Rest; made: Made }>()
  return (first, ...rest) => {
    const last = cached.get(first)
    if (last?.rest.every((value, index) => value === rest[index])) return last.made
    const made = make(first, ...rest)
    cached.set(first, { rest, made })
    return made
  }
}
