import { savePullOver } from '#db/channelWriter.ts'
import type { DatabaseClient } from '#db/client.ts'
import { type Pulled, pullChannel, type PullOptions } from './pullChannel.ts'

/** Pulls every channel in turn; a failure does not stop the others, and each result is stored. */
export async function pullAll(client: DatabaseClient, options: PullOptions): Promise<Pulled[]> {
  const { channels } = await options.look()
  const all: Pulled[] = []
  for (const channel of channels) {
    if (options.isLate?.()) break
    const pulled = await pullChannel(client, channel, options)
    if (!options.dryRun) await savePullOver(client, channel, pulled)
    all.push(pulled)
  }
  return all
}

export function needsPerson({ result, missing }: Pulled): boolean {
  const { problem, conflict, asked, unreadable, refused, shrunken } = result
  return (
    problem !== undefined ||
    conflict + asked + unreadable + refused > 0 ||
    shrunken === true ||
    [...missing.values()].some(({ asks }) => asks)
  )
}
