/** The stored name of a removed person, also in the rules (`rules/log`). */
export const REMOVED_PERSON = 'Silinmiş kişi'

/** Whether a stay's or request's guest was removed. */
export function isRemoved(name: string): boolean {
  return name === REMOVED_PERSON
}
