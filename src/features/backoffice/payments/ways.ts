/** The ways in which money comes, in the order in which they are offered. */
export const WAYS = ['nakit', 'havale', 'kart', 'kanal'] as const
