import type { Caretaker } from '#domain/caretaker/caretaker.ts'
import type { Channel } from '#domain/channels/channel.ts'

/** Since when each channel is unreadable; `null` for one that is readable again. */
export function failingAfter(
  channels: readonly Channel[],
  { failing }: Caretaker,
  now: number,
): { [channel: string]: number | null } {
  const silent = channels.filter(({ pulled }) => pulled?.result.problem !== undefined)
  const ids = new Set(silent.map(({ id }) => id))
  return Object.fromEntries([
    ...[...ids].flatMap((id) => (failing.has(id) ? [] : [[id, now] as const])),
    ...[...failing.keys()].flatMap((id) => (ids.has(id) ? [] : [[id, null] as const])),
  ])
}
