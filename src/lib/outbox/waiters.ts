/** What came of posting so far: the answer (`null` when another tab has heard it), or none, and the work is kept. */
export type Posted<Answer> = { state: 'answered'; answer: Answer | null } | { state: 'kept' }

type Waiter<Answer> = {
  resolve: (posted: Posted<Answer>) => void
  reject: (error: unknown) => void
}

/** Who in this tab waits for what came of which work. */
export function createWaiters<Answer>() {
  const waiters = new Map<string, Waiter<Answer>>()

  function take(key: string): Waiter<Answer> | undefined {
    const waiter = waiters.get(key)
    waiters.delete(key)
    return waiter
  }

  return {
    waitFor: (key: string) =>
      new Promise<Posted<Answer>>((resolve, reject) => void waiters.set(key, { resolve, reject })),
    has: (key: string) => waiters.has(key),
    /** Whoever waits for a work waits no more after this, and is to be told. */
    take,
    keys: () => [...waiters.keys()],
    /** Answers for what is gone: another tab has sent it, and then removed it. */
    settleGone(gone: readonly string[]) {
      for (const key of gone) take(key)?.resolve({ state: 'answered', answer: null })
    },
    /** Lets everybody go: their works are kept. */
    releaseAll() {
      for (const key of waiters.keys()) take(key)?.resolve({ state: 'kept' })
    },
  }
}
