import type { Caretaker } from '#domain/caretaker/caretaker.ts'
import type { Channel } from '#domain/channels/channel.ts'

/** What is to be written of the channels that cannot be read: since when each one cannot, `null` for one that can again. */
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
