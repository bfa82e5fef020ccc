import type { Page } from '@playwright/test'
import { entriesOf } from '#domain/records.ts'
import type { Backend } from '#e2e/site.ts'
import type { Closed, Fault } from './faults.ts'

/** Somewhere where a person does one thing. */
export type Place = {
  name: string
  /** Whether an owner has to have signed in. */
  ofOwner: boolean
  open: (page: Page) => Promise<void>
  /** Types what is to be saved; `submit` saves it. */
  type?: (page: Page, fault: Fault) => Promise<void>
  submit: (page: Page) => Promise<void>
  /** The page says that it is done. */
  done: (page: Page) => Promise<void>
  /** What was typed is still there. */
  kept?: (page: Page) => Promise<void>
  /** How often what was done stands there. */
  standing: (backend: Backend) => Promise<number>
  closed: Closed
  /** What tells how things stand there, besides what does everywhere. */
  tells?: readonly string[]
  /** What waits there for the line outlives its tab. */
  outlivesTab?: true
  /** What must be said of a fault, at least. */
  said: { readonly [fault in Fault]: RegExp }
  /** After which faults the person has to do it once more. */
  again: readonly Fault[]
}

/** What is typed at each of them, and looked for afterwards. */
export const NOTE = 'Arıza varken yazıldı'

/** How many records below a path are such. */
export async function countOf(backend: Backend, path: string, isIt: (stored: unknown) => boolean) {
  return count(await backend.stored(path), isIt)
}

/** How many of these records are. */
export function count(records: unknown, isIt: (stored: unknown) => boolean): number {
  return entriesOf(records).filter(([, stored]) => isIt(stored)).length
}
