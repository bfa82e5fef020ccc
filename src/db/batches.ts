import { type Failure, NightTaken } from '#domain/failure.ts'
import { SERVER_TIME } from '#domain/commands/writes.ts'
import type { Command } from '#domain/commands/command.ts'
import { unreadableFields } from '#domain/channels/channel.ts'
import { type LeftByImport, soldFields } from '#domain/channels/imported.ts'
import { type Fields, type ValuesOf, writeFields } from '#domain/record.ts'
import { failureOf } from './errors.ts'
import { type Sent, submitChange } from './writer.ts'
import { type DatabaseClient, expectUpdate } from './client.ts'
import { makeChange, newKey } from './makeChange.ts'

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

/** Stores the rest of a calendar's import over the earlier one. Rejects with a `Failure`. */
export async function keepLeftOver(
  client: DatabaseClient,
  feed: string,
  { sold, unreadable }: LeftByImport,
): Promise<void> {
  const keyed = <F extends Fields>(fields: F, all: readonly ValuesOf<F>[]) =>
    Object.fromEntries(all.map((each) => [newKey(client.database), writeFields(fields, each)]))
  const left = {
    at: SERVER_TIME,
    sold: keyed(soldFields, sold),
    unreadable: keyed(unreadableFields, unreadable),
  }
  const isNothing = sold.length + unreadable.length === 0
  await expectUpdate(client, { [`caretaker/imported/${feed}`]: isNothing ? null : left })
}

/** Stores that an entry of an import is settled. Rejects with a `Failure`. */
export async function settleOver(
  client: DatabaseClient,
  feed: string,
  place: string,
): Promise<void> {
  await expectUpdate(client, { [`caretaker/imported/${feed}/${place}`]: null })
}

export type Outcome =
  | { state: 'written'; merged: boolean }
  /** Nothing of it was written. */
  | { state: 'refused'; failure: Failure }

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
