/** Values by the paths they are written to, all at once; `null` deletes. */
export type Writes = { [path: string]: unknown }

/** Several writes as one. */
export function together(writes: readonly Writes[]): Writes {
  return Object.fromEntries(writes.flatMap((each) => Object.entries(each)))
}

/** The values by their names, each at its place below a path. */
export function below(path: string, values: object): Writes {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`${path}/${name}`, value]),
  )
}

/** Stands for what is there when the server takes the write, and so much more. */
export function serverSum(more: number) {
  return { '.sv': { increment: more } }
}

/** Stands for the moment at which the server takes the write. */
export const SERVER_TIME = { '.sv': 'timestamp' }
