import { type AnswerWork, readAnswerWork } from './answerWork.ts'
import type { Change } from './change.ts'
import { readChange } from './commands/changeSchema.ts'
import { type LetterWork, readLetterWork } from './letters/letterWork.ts'
import type { Refusal } from './pending.ts'
import { type PriceWork, readPriceWork } from './prices/priceWork.ts'
import { readSettingsWork, type SettingsWork } from './settings/settingsWork.ts'

/**
 * An item of the device's queue: a change of a stay, of the prices or of the settings, an answer to
 * a request, or a letter's operation.
 */
export type Work = Change | AnswerWork | LetterWork | PriceWork | SettingsWork

/** A pending item with its progress, or its refusal. */
export type PendingWork<W extends Work = Work> = {
  work: W
  /** Whether it is in flight and may have arrived. */
  handed: boolean
  refusal: Refusal | null
}

/** Parses a queued item; `null` if it is invalid or has fields unknown to this release. */
export function readWork(stored: unknown): Work | null {
  return (
    readChange(stored) ??
    readAnswerWork(stored) ??
    readLetterWork(stored) ??
    readPriceWork(stored) ??
    readSettingsWork(stored)
  )
}

/** Whether it changes a stay. */
export function isChange(work: Work): work is Change {
  return 'verb' in work
}

/** Whether it answers a request. */
export function isAnswer(work: Work): work is AnswerWork {
  return 'answer' in work
}

/** Whether it concerns letters. */
export function isOfLetters(work: Work): work is LetterWork {
  return 'letter' in work
}

/** Whether it changes the prices. */
export function isOfPrices(work: Work): work is PriceWork {
  return 'prices' in work
}

/** Whether it changes the settings. */
export function isOfSettings(work: Work): work is SettingsWork {
  return 'setting' in work
}
