import { cpus, loadavg } from 'node:os'

/** What the figures were measured on, and how busy it was already: a load near the number of processors stretches every time. */
export function describeMachine(): string {
  const [load = 0] = loadavg()
  return `Node ${process.version}, ${cpus().length} processors, load ${load.toFixed(1)} at the start`
}
