import { rules } from '#rules/rules.ts'

/** The paths below the root that the rules have. */
export const PATHS = Object.keys(rules).filter((name) => !name.startsWith('.'))

/** Those that everybody may read. */
export const PUBLIC_PATHS = ['reservations', 'prices', 'publishedReviews']

/** Those that no stranger may read as a whole. */
export const PRIVATE_PATHS = PATHS.filter((path) => !PUBLIC_PATHS.includes(path))

/** Those that an owner may read completely. */
export const SEASON = PATHS.filter((path) => Object.hasOwn(Object(rules[path]) as object, '.read'))
