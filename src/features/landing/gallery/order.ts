/** The place before `index`; before the first comes the last. */
export function previousOf(index: number, count: number): number {
  return (index + count - 1) % count
}

/** The place after `index`; after the last comes the first. */
export function nextOf(index: number, count: number): number {
  return (index + 1) % count
}
