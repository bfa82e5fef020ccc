import { REPLY_DRAFTS } from '#features/office/draftKeys.ts'
import { forgetDraft, readDraft } from '#lib/form/drafts.ts'

/** The empty form of a reply. */
export const EMPTY_REPLY = { reply: '' }

/** The key of the reply's draft for the published review `id`. */
export const replyDraft = (id: string) => `${REPLY_DRAFTS}${id}`

/** Whether there is a draft of a reply. */
export function isReplying(id: string): boolean {
  return readDraft(replyDraft(id), EMPTY_REPLY) !== null
}

/** Removes the draft of a reply. */
export function forgetReply(id: string): void {
  forgetDraft(replyDraft(id))
}
