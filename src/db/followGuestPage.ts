import { type GuestPage, readGuestPage } from '#domain/guestPage/guestPage.ts'
import { pagePath } from '#domain/guestPage/pageKey.ts'
import { pollValue } from './rest.ts'

/** Polls a guest's page by its key; `null` without one, `onFailure` after each failed read. */
export function followGuestPage(
  key: string,
  onPage: (page: GuestPage | null) => void,
  onFailure: () => void,
): () => void {
  return pollValue(pagePath(key), (stored) => onPage(readGuestPage(stored)), onFailure)
}
