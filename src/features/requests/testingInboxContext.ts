import { NO_OWN_LETTERS } from '#domain/letters/ownLetters.ts'
import { day } from '#domain/testing.ts'
import type { InboxContext } from './inboxContext.ts'

/** An empty inbox context whose operations do nothing. */
const INBOX_CONTEXT: InboxContext = {
  today: day('2026-06-02'),
  stays: {
    reservations: [],
    staysOf: () => [],
    stayOf: () => null,
    openStay: () => {},
  },
  requests: {
    sought: null,
    addressOf: ({ id }) => `/requests?request=${id}`,
    historyOf: () => null,
    saidOf: () => null,
    forget: () => {},
    find: async () => [],
    remove: async () => {},
  },
  estimate: { prices: null, usesSeen: () => true, onUseSeen: () => {} },
  letters: { own: NO_OWN_LETTERS, write: () => {}, onWritten: () => {} },
  answers: {
    pending: false,
    waiting: new Set(),
    accept: () => {},
    answer: async () => {},
    holdDays: async () => {},
  },
}

/** What a test replaces of the empty context. */
export type Overrides = { [Part in keyof InboxContext]?: Partial<InboxContext[Part]> }

/** The empty context with parts replaced. */
export function inboxContext({ stays, requests, estimate, letters, answers }: Overrides) {
  const none = INBOX_CONTEXT
  return {
    ...none,
    stays: { ...none.stays, ...stays },
    requests: { ...none.requests, ...requests },
    estimate: { ...none.estimate, ...estimate },
    letters: { ...none.letters, ...letters },
    answers: { ...none.answers, ...answers },
  }
}
