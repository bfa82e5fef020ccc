/** The message that requests from the office's worker whether the page's release is current. */
export const IS_CURRENT = 'isCurrent'

/** The worker's message that the site has another release. */
export const RENEWED = 'renewed'
