/** What a guest has written, in the language it was written in. */
export type Review = { guest: string; stayed: string; language: string; text: string }

/** What guests have written, the newest first; while there is nothing, nothing is shown. None is ever made up. */
export const reviews: readonly Review[] = []
