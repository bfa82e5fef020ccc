import { forgetDraft, OWNERS_DRAFTS, readDraft } from '#lib/form/drafts.ts'

export { OWNERS_DRAFTS } from '#lib/form/drafts.ts'

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

/** The key of the list's search text, which may contain a guest's name. */
export const LOOKED_FOR = `${OWNERS_DRAFTS}list`

/** The prefix of the draft of a stay's next payment, before the stay's id. */
export const PAYMENT_DRAFTS = `${OWNERS_DRAFTS}payment/`

/** The prefix of the draft of a cancellation, before the stay's id. */
export const CANCEL_DRAFTS = `${OWNERS_DRAFTS}cancel/`

/** The prefix of the draft of a reply, before the published review's id. */
const REPLY_DRAFTS = `${OWNERS_DRAFTS}reply/`
