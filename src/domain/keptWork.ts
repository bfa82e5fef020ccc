import { type AnswerWork, readAnswerWork } from './answerWork.ts'
import type { Change } from './change.ts'
import { readChange } from './commands/changeSchema.ts'
import { type LetterWork, readLetterWork } from './letters/letterWork.ts'
import type { Refusal } from './unsent.ts'

/** What a device keeps until the database has answered it: a change of a stay, an answer to a request, or what is to be written down of letters. */
export type Work = Change | AnswerWork | LetterWork

/** What waits of it, and how far it has come, or why it was refused. */
export type UnsentWork<W extends Work = Work> = {
  work: W
  /** It is on its way: whether it has arrived is not known. */
  handed: boolean
  refusal: Refusal | null
}

/** Reads work that a device has kept; `null` for what is none, or says more than this release knows. */
export function readWork(stored: unknown): Work | null {
  return readChange(stored) ?? readAnswerWork(stored) ?? readLetterWork(stored)
}

/** Whether it changes a stay. */
export function isChange(work: Work): work is Change {
  return 'verb' in work
}

/** Whether it answers a request. */
export function isAnswer(work: Work): work is AnswerWork {
  return 'answer' in work
}

/** Whether it is about letters. */
export function isOfLetters(work: Work): work is LetterWork {
  return 'letter' in work
}
