/** By this a page asks the office's worker whether it is the one that the site shows. */
export const IS_CURRENT = 'isCurrent'

/** By this the worker says that the site shows another. */
export const RENEWED = 'renewed'
