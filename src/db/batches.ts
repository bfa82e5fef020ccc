import { type Failure, NightTaken } from '#domain/failure.ts'
import { failureOf } from './errors.ts'
import type { Sent } from './writer.ts'

/** The result of one of many commands. */
export type Outcome =
  | { state: 'written'; merged: boolean }
  /** Nothing of it was written. */
  | { state: 'refused'; failure: Failure }

/** The number of concurrent commands. */
const BATCH = 20

/**
 * Submits many commands, each in its own write, and reports each result. One whose nights are taken
 * is retried while others move. Pending while offline.
 */
export async function submitInBatches<Each>(
  all: readonly Each[],
  send: (each: Each) => Promise<Sent>,
  onOutcome: (each: Each, outcome: Outcome) => void,
): Promise<void> {
  let left = all
  while (left.length > 0) {
    const taken: { each: Each; outcome: Outcome }[] = []
    for (let from = 0; from < left.length; from += BATCH) {
      const batch = left.slice(from, from + BATCH).map(async (each) => {
        const outcome = await outcomeOf(send(each))
        if (isTaken(outcome)) taken.push({ each, outcome })
        else onOutcome(each, outcome)
      })
      await Promise.all(batch)
    }
    if (taken.length === left.length) {
      for (const { each, outcome } of taken) onOutcome(each, outcome)
      return
    }
    left = taken.map(({ each }) => each)
  }
}

async function outcomeOf(sending: Promise<Sent>): Promise<Outcome> {
  try {
    return { state: 'written', merged: (await sending).merged }
  } catch (error) {
    return { state: 'refused', failure: failureOf(error) }
  }
}

function isTaken(outcome: Outcome): boolean {
  return outcome.state === 'refused' && outcome.failure instanceof NightTaken
}
