import { type GuestPage, readGuestPage } from '#domain/guestPage/guestPage.ts'
import { pagePath } from '#domain/guestPage/pageKey.ts'
import { pollValue } from './pollValue.ts'

/** Reads a guest's page by its key again and again; `null` while there is none, `onFailure` after each read that fails. */
export function followGuestPage(
  key: string,
  onPage: (page: GuestPage | null) => void,
  onFailure: () => void,
): () => void {
  return pollValue(pagePath(key), (stored) => onPage(readGuestPage(stored)), onFailure)
}
