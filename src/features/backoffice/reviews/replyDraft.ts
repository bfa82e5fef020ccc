import { REPLY_DRAFTS } from '#features/backoffice/form/reservationDraft.ts'
import { forgetDraft, readDraft } from '#lib/form/drafts.ts'

/** The form of an answer to a review before anything is typed. */
export const EMPTY_REPLY = { reply: '' }

/** Where what is typed to the published review `id` is kept. */
export const replyDraft = (id: string) => `${REPLY_DRAFTS}${id}`

/** Whether something typed to it waits to be sent. */
export function isReplying(id: string): boolean {
  return readDraft(replyDraft(id), EMPTY_REPLY) !== null
}

/** Forgets what was typed to it. */
export function forgetReply(id: string): void {
  forgetDraft(replyDraft(id))
}
