import { type Failure, NightTaken } from '#domain/failure.ts'
import type { Command } from '#domain/commands/command.ts'
import { failureOf } from './errors.ts'
import { type Sent, submitChange } from './writer.ts'
import type { DatabaseClient } from './client.ts'
import { makeChange } from './makeChange.ts'

/**
 * Writes the commands of a calendar's rows, and reports the result of each. Pending while offline.
 */
export function importOver<Row extends { intended: Command }>(
  client: DatabaseClient,
  rows: readonly Row[],
  onOutcome: (row: Row, outcome: Outcome) => void,
): Promise<void> {
  return submitInBatches(
    rows,
    ({ intended }) => submitChange(client, makeChange(client.database, intended)),
    onOutcome,
  )
}

type Outcome =
  | { state: 'written'; merged: boolean }
  /** Nothing of it was written. */
  | { state: 'refused'; failure: Failure }

const BATCH = 20

/**
 * Submits many commands, each in its own write, and reports each result. One whose nights are taken
 * is retried while others move. Pending while offline.
 */
async function submitInBatches<Each>(
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
