import { OWNERS_DRAFTS } from '#db/cache.ts'

export { OWNERS_DRAFTS } from '#db/cache.ts'

/** The key of the list's search text, which may contain a guest's name. */
export const LOOKED_FOR = `${OWNERS_DRAFTS}list`

/** The prefix of the draft of a stay's next payment, before the stay's id. */
export const PAYMENT_DRAFTS = `${OWNERS_DRAFTS}payment/`

/** The prefix of the draft of a cancellation, before the stay's id. */
export const CANCEL_DRAFTS = `${OWNERS_DRAFTS}cancel/`
