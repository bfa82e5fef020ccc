import type { Change } from './change.ts'
import { readChange } from './keptChange.ts'
import { type LetterWork, readLetterWork } from './letters/letterWork.ts'

/** What a device keeps until it is answered: a change of a stay, or what is to be written down of letters. */
export type Work = Change | LetterWork

/** Reads it, perhaps as another release has kept it; `null` for what is none, or says more than this release knows. */
export function readWork(stored: unknown): Work | null {
  return readChange(stored) ?? readLetterWork(stored)
}

/** Whether it is about letters. */
export function isOfLetters(work: Work): work is LetterWork {
  return 'letter' in work
}
