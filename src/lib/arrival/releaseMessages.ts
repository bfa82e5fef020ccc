/** The message by which a page asks the office's worker whether its release is current. */
export const IS_CURRENT = 'isCurrent'

/** The worker's message that the site has another release. */
export const RENEWED = 'renewed'
