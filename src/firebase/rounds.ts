import { type Failure, NightTaken } from '#domain/failure.ts'
import { failureOf } from './errors.ts'
import type { Sent } from './writer.ts'

/** What became of one thing of many. */
export type Outcome =
  | { state: 'written'; merged: boolean }
  /** Nothing of it was written. */
  | { state: 'refused'; failure: Failure }

/** So many are on their way at once. */
const BATCH = 20

/**
 * Sends many things, each in a write of its own that the rules judge as any other, and tells what became of each. One whose
 * nights another stay holds is tried again as long as others move. Pending while the line is cut.
 */
export async function sendInRounds<Each>(
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
