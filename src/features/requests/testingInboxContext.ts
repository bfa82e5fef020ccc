import { NO_OWN_LETTERS } from '#domain/letters/ownLetters.ts'
import { day } from '#domain/testing.ts'
import type { InboxContext } from './inboxContext.ts'

/** An empty inbox context whose operations do nothing. */
export const INBOX_CONTEXT: InboxContext = {
  today: day('2026-06-02'),
  reservations: [],
  staysOf: () => [],
  prices: null,
  saidOf: () => null,
  usesSeen: () => true,
  onUseSeen: () => {},
  pending: false,
  waiting: new Set(),
  sought: null,
  addressOf: ({ id }) => `/requests?request=${id}`,
  stayOf: () => null,
  historyOf: () => null,
  accept: () => {},
  answer: async () => {},
  holdDays: async () => {},
  openStay: () => {},
  letters: NO_OWN_LETTERS,
  write: () => {},
  onWritten: () => {},
  forget: () => {},
  find: async () => [],
  remove: async () => {},
}
