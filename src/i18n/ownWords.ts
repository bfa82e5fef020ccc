/** The facts and texts that owners have set in the office in place of the built-in ones. */
export type OwnWords = {
  /** By name, as `facts.ts` has them. */
  facts: { readonly [name: string]: unknown }
  /** By language and key. */
  texts: { readonly [language: string]: { readonly [key: string]: unknown } }
}

/** The id of the element in a prerendered page that holds these words as JSON. */
export const WRITTEN_WORDS = 'written-words'

export const NO_OWN_WORDS: OwnWords = { facts: {}, texts: {} }
