import { OWNERS_DRAFTS } from '#lib/form/drafts.ts'

export { OWNERS_DRAFTS } from '#lib/form/drafts.ts'

/** The prefix of the draft of a stay's next payment, before the stay's id. */
export const PAYMENT_DRAFTS = `${OWNERS_DRAFTS}payment/`

/** The prefix of the draft of a cancellation, before the stay's id. */
export const CANCEL_DRAFTS = `${OWNERS_DRAFTS}cancel/`
