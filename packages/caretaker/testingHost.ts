/** The hosts of the caretaker, of which each runs the same scenarios. */
export type HostName = 'node' | 'script'

let current: HostName = 'node'

/** Has the scenarios of this file run on a host; called before they are imported. */
export function runOn(host: HostName): void {
  current = host
}

/** The host on which this file's scenarios run. */
export function hostOfTests(): HostName {
  return current
}
