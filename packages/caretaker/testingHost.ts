/** The hosts of the caretaker, of which each runs the same scenarios. */
export type HostName = 'node' | 'script'

let current: HostName = 'node'

export function runOn(host: HostName): void {
  current = host
}

export function hostOfTests(): HostName {
  return current
}
