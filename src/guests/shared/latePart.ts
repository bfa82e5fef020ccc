import { createStore } from '#ui/store.ts'

/**
 * The part of a page whose code is loaded later. Until it is hydrated, nothing may change that it shows, because it would differ from
 * its HTML.
 */
export const latePart = createStore<'none' | 'prerendered' | 'hydrated'>('none')
