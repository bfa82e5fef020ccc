/** Values by path, written atomically; `null` deletes. */
export type Writes = { [path: string]: unknown }

/** Several writes as one. */
export function mergeWrites(writes: readonly Writes[]): Writes {
  return Object.fromEntries(writes.flatMap((each) => Object.entries(each)))
}

/** The values with their paths below another. */
export function prefixPaths(path: string, values: object): Writes {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${path}/${name}`, value]),
  )
}

export const SERVER_TIME = { '.sv': 'timestamp' }
