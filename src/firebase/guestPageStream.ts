import { type GuestPage, readGuestPage } from '#domain/guestPage/guestPage.ts'
import { pagePath } from '#domain/guestPage/pageKey.ts'
import { followStream } from './stream.ts'
import { createValueCopy } from './valueCopy.ts'

/** What stands under a guest's key, `null` while there is none, and whether that is heard at this moment. */
export type PageNews = { page: GuestPage | null; connected: boolean }

/** Follows a guest's page by its key, without the SDK; `onFailure` is called once when no answer comes. */
export function followGuestPage(
  key: string,
  onNews: (news: PageNews) => void,
  onFailure: () => void,
): () => void {
  const copy = createValueCopy()
  const giveNews = (connected: boolean) => onNews({ page: readGuestPage(copy.value()), connected })
  return followStream(pagePath(key), copy, giveNews, onFailure)
}
